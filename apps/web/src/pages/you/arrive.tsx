import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../../i18n.ts';
import { type ApiProblem, type Arrived, become, me } from '../../play/remote/api.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { Threshold } from '../../ui/threshold.tsx';
import './you.css';
import { problemOf } from './use-asked.ts';
import { deviceLabel, youApi } from './you-api.ts';

/** One more device becomes somebody's: by the link another one shows, or by their words. */
export function Arrive() {
  const say = useSay();
  const [, go] = useLocation();
  const [link] = useState(() => location.hash.slice(1));
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const known = me();
  const arrive = (arriving: Promise<Arrived>) =>
    void arriving.then(
      (arrived) => {
        become(arrived);
        go('/you', { replace: true });
      },
      (error) => setProblem(problemOf(error)),
    );
  const byWords = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    arrive(youApi.arriveByWords(String(new FormData(event.currentTarget).get('words')), deviceLabel()));
  };
  return (
    <Threshold title={say('you.arrive.title')} lead={say('you.arrive.lead')}>
      {known !== null && <p className="small">{say('you.arrive.replace', { name: known.name })}</p>}
      {problem !== null && <ProblemLine problem={problem} />}
      {link !== '' && problem === null ? (
        <div className="sorry-ways">
          <button
            type="button"
            className="btn primary"
            onClick={() => arrive(youApi.arriveByLink(link, deviceLabel()))}
          >
            {say('you.arrive.yes')}
          </button>
          <Link className="btn" href="/">
            {say('notFound.home')}
          </Link>
        </div>
      ) : (
        <form className="recover" onSubmit={byWords}>
          <label className="field">
            <span>{say('you.arrive.words')}</span>
            <input name="words" required minLength={10} maxLength={80} autoComplete="off" autoCapitalize="none" />
          </label>
          <div className="sorry-ways">
            <button type="submit" className="btn primary">
              {say('you.arrive.go')}
            </button>
            <Link className="btn" href="/">
              {say('notFound.home')}
            </Link>
          </div>
        </form>
      )}
    </Threshold>
  );
}
