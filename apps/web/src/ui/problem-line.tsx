import { hasWords, useSay } from '../i18n.ts';
import type { ApiProblem } from '../play/remote/api.ts';

/** What went wrong, and what can be done about it. */
export function ProblemLine({ problem }: { readonly problem: ApiProblem }) {
  const say = useSay();
  const id = `problem.${problem.code}`;
  return (
    <p className="problem" role="alert">
      {hasWords(id) ? say(id) : say('problem.other', { code: problem.code })}
    </p>
  );
}
