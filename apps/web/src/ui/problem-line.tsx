import type { MessageId } from '@majlis/i18n';
import { useSay } from '../i18n.ts';
import type { ApiProblem } from '../play/remote/api.ts';

/** What went wrong, and what can be done about it. */
export function ProblemLine({ problem }: { readonly problem: ApiProblem }) {
  const say = useSay();
  const id = `problem.${problem.code}` as MessageId;
  const said = say(id);
  return (
    <p className="problem" role="alert">
      {said === id ? say('problem.other', { code: problem.code }) : said}
    </p>
  );
}
