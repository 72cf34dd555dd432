import { type FormEvent, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { type ApiProblem, introduce, me } from '../../play/remote/api.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { problemOf } from './use-asked.ts';

/** Who one is, for the first time or from now on. */
export function NameForm({ onNamed }: { readonly onNamed: (name: string) => void }) {
  const say = useSay();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isSaved, saved] = useState(false);
  const isKnown = me() !== null;
  const name = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name')).trim();
    introduce(wanted).then(
      () => {
        setProblem(null);
        saved(true);
        onNamed(me()?.name ?? wanted);
      },
      (error) => setProblem(problemOf(error)),
    );
  };
  return (
    <form className="you-form" onSubmit={name}>
      <label className="field">
        <span className={isKnown ? 'vh' : ''}>{say('you.name')}</span>
        <input name="name" required maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
      </label>
      <button type="submit" className={`btn ${isKnown ? '' : 'primary'}`}>
        {say(isKnown ? 'you.rename' : 'you.begin')}
      </button>
      {isSaved && isKnown && <p role="status">{say('you.renamed')}</p>}
      {problem !== null && <ProblemLine problem={problem} />}
    </form>
  );
}
