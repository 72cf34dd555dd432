import { lantern } from '@majlis/art';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useSay } from '../../i18n.ts';
import { ApiProblem, api } from '../../play/remote/api.ts';
import { Floor } from '../../ui/defs.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import './room.css';

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
    <div className="court">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main className="sorry" id="content">
        <Drawing className="sorry-lantern" box="0 0 60 110" art={lantern(true)} />
        <h1 className="display">{say('recover.title')}</h1>
        <p className="soft">{say('recover.lead')}</p>
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
      </main>
    </div>
  );
}
