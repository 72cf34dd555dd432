import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLocale, useSay } from '../../i18n.ts';
import { type ApiProblem, introduce, me } from '../../play/remote/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { GAMES } from '../home/faces.ts';
import { Segments } from '../home/segments.tsx';
import { type MyMatch, matchApi, problemOf } from './match-api.ts';

const TABLES = [2, 3, 4] as const;
const DEALS = [1, 2, 3, 4] as const;

/** With others on the server: several tables at the same time. */
export function NewOnlineMatch({ game, seats }: { readonly game: string; readonly seats: number }) {
  const say = useSay();
  const [, go] = useLocation();
  const [tables, setTables] = useState(2);
  const [deals, setDeals] = useState(2);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await introduce(String(new FormData(event.currentTarget).get('name')).trim());
      go(`/match/${(await matchApi.make({ game, seats, tables, deals })).id}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <section className="match-new" aria-labelledby="match-new">
      <h2 className="display" id="match-new">
        {say('match.online')}
      </h2>
      <p className="soft">{say('match.online.lead')}</p>
      <form className="match-form" onSubmit={(event) => void make(event)}>
        <div className="duplicate-wish">
          <Segments legend={say('match.tables')} options={TABLES} chosen={tables} onChoose={setTables}>
            {(count) => count}
          </Segments>
          <Segments legend={say('match.deals')} options={DEALS} chosen={deals} onChoose={setDeals}>
            {(count) => count}
          </Segments>
        </div>
        <label className="field">
          <span className="eyebrow">{say('duplicate.name')}</span>
          <input name="name" required maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
        </label>
        {problem !== null && <ProblemLine problem={problem} />}
        <p>
          <button type="submit" className="btn primary">
            <Icon name="link" /> <span>{say('match.make')}</span>
          </button>
        </p>
      </form>
      <Mine />
    </section>
  );
}

/** Matches one takes part in. */
function Mine() {
  const say = useSay();
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const [matches, setMatches] = useState<readonly MyMatch[]>([]);
  useEffect(() => {
    matchApi.mine().then(setMatches, () => undefined);
  }, []);
  if (matches.length === 0) return null;
  return (
    <nav className="match-mine" aria-labelledby="match-mine">
      <h3 className="display" id="match-mine">
        {say('match.mine')}
      </h3>
      <ul className="match-replays">
        {matches.map(({ id, game, createdAt }) => (
          <li key={id}>
            <Link className="btn" href={`/match/${id}`}>
              {say('match.of', {
                game: GAMES.find((face) => face.id === game)?.name ?? game,
                date: day.format(createdAt),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
