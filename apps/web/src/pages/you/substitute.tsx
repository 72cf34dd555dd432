import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../../i18n.ts';
import { type ApiProblem, introduce, keepSeatKey, me } from '../../play/remote/api.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { Threshold } from '../../ui/threshold.tsx';
import './you.css';
import { problemOf } from './use-asked.ts';
import { youApi } from './you-api.ts';

/** Somebody is asked to play on for somebody who is gone. */
export function Substitute() {
  const say = useSay();
  const [, go] = useLocation();
  const [link] = useState(() => location.hash.slice(1));
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const play = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    try {
      await introduce(name);
      const key = await youApi.substitute(link);
      keepSeatKey(key);
      go(`/t/${key.table}`, { replace: true });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Threshold title={say('you.substitute.title')} lead={say('you.substitute.lead')}>
      {problem !== null && <ProblemLine problem={problem} />}
      <form className="recover" onSubmit={(event) => void play(event)}>
        <label className="field">
          <span>{say('you.name')}</span>
          <input name="name" required={true} maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
        </label>
        <div className="sorry-ways">
          <button type="submit" className="btn primary">
            {say('you.substitute.go')}
          </button>
          <Link className="btn" href="/">
            {say('notFound.home')}
          </Link>
        </div>
      </form>
    </Threshold>
  );
}
