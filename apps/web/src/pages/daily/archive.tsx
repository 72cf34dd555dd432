import { type Day, dayAfter, FIRST_DAY, gameOf } from '@majlis/daily';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLocale, useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { GAMES } from '../home/faces.ts';
import { badges } from '../home/scene.ts';
import { useDays } from './kept.ts';
import { lastDays } from './lamps.tsx';

const AT_FIRST = 6;
const MOST = 59;

/** Deals of earlier days: they can still be played, they just do not count for the row. */
export function Archive({ today }: { readonly today: Day }) {
  const say = useSay();
  const [isWhole, showWhole] = useState(false);
  const all = lastDays(dayAfter(today, -1), MOST)
    .filter((day) => day >= FIRST_DAY)
    .reverse();
  return (
    <section className="daily-archive" aria-labelledby="daily-archive">
      <h2 className="display" id="daily-archive">
        {say('daily.archive')}
      </h2>
      <ul>
        {(isWhole ? all : all.slice(0, AT_FIRST)).map((day) => (
          <PastDay key={day} day={day} />
        ))}
      </ul>
      {!isWhole && all.length > AT_FIRST && (
        <button type="button" className="btn ghost" onClick={() => showWhole(true)}>
          {say('daily.archive.all', { count: all.length })}
        </button>
      )}
    </section>
  );
}

function PastDay({ day }: { readonly day: Day }) {
  const say = useSay();
  const { locale } = useLocale();
  const kept = useDays(({ days }) => days[day]);
  const game = gameOf(day);
  const name = GAMES.find(({ id }) => id === game)?.name ?? '';
  const short = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(locale, short).format(Date.parse(day));
  const points = kept?.points ?? null;
  const words =
    points !== null ? say('table.points', { points }) : say(kept === undefined ? 'daily.open' : 'daily.begun');
  return (
    <li>
      <Drawing box={96} art={badges[game] ?? ''} />
      <div>
        <b>{date}</b> <span className="small soft">{name}</span>
        <span className="small soft">{words}</span>
      </div>
      <Link
        className="btn"
        href={`/daily/${day}`}
        aria-label={`${say(points === null ? 'daily.toPlay' : 'daily.look')}: ${date}, ${name}`}
      >
        {say(points === null ? 'daily.toPlay' : 'daily.look')}
      </Link>
    </li>
  );
}
