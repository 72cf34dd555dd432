import { type FormEvent, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useSay } from '../../i18n.ts';
import { ApiProblem, api } from '../../play/remote/api.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { Threshold } from '../../ui/threshold.tsx';
import './online.css';

/** Six words give a seat back, on whatever device. */
export function Recover() {
  const { table = '' } = useParams();
  const say = useSay();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const recover = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words')).trim().toLowerCase().split(/\s+/).join(' ');
    api.recover(table, words).then(
      () => go(`/t/${table}`),
      (error) => setProblem(error instanceof ApiProblem ? error : new ApiProblem('other')),
    );
  };
  return (
    <Threshold title={say('recover.title')} lead={say('recover.lead')}>
      <form className="recover" onSubmit={recover}>
        <label className="field">
          <span>{say('recover.words')}</span>
          <input name="words" required minLength={10} maxLength={80} autoComplete="off" autoCapitalize="none" />
        </label>
        {problem !== null && <ProblemLine problem={problem} />}
        <div className="sorry-ways">
          <button type="submit" className="btn primary">
            {say('recover.go')}
          </button>
          <Link className="btn" href={`/t/${table}`}>
            {say('recover.watch')}
          </Link>
        </div>
      </form>
    </Threshold>
  );
}
