import { type Day, dayAfter, endOf, gameOf } from '@majlis/daily';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GAMES, type GameFace } from '../home/faces.ts';
import { doors } from '../home/scene.ts';
import { dailyTable } from './send.ts';
import { playAddress } from './tables.ts';

interface BeforeProps {
  readonly day: Day;
  readonly today: Day;
  readonly isBegun: boolean;
  readonly game: GameFace;
}

const HOUR = 3_600_000;

/** What awaits somebody who has not played it, and nothing of what others made of it. */
export function Before({ day, today, isBegun, game }: BeforeProps) {
  const say = useSay();
  const played = usePlayed(day);
  return (
    <section className={`daily-before ${game.id}`}>
      <Drawing className="daily-door" box="0 0 220 330" art={doors[game.id] ?? ''} />
      <div>
        <p className="daily-lead">{say('daily.lead')}</p>
        <ul className="daily-terms">
          <li>
            <Icon name="cards" /> {say('daily.term.same')}
          </li>
          <li>
            <Icon name="check" /> {say('daily.term.first')}
          </li>
          <li>
            <Icon name="eyeoff" /> {say('daily.term.hidden', { count: played ?? 0 })}
          </li>
        </ul>
        <Link className="btn primary big" href={playAddress(day)}>
          <Icon name="play" /> {say(isBegun ? 'daily.goOn' : day === today ? 'daily.play' : 'daily.playPast')}
        </Link>
        <p className="small soft">{day === today ? <Tomorrow today={today} /> : say('daily.past')}</p>
      </div>
    </section>
  );
}

export function Tomorrow({ today }: { readonly today: Day }) {
  const say = useSay();
  const hours = Math.max(1, Math.round((endOf(today) - Date.now()) / HOUR));
  const game = GAMES.find(({ id }) => id === gameOf(dayAfter(today)))?.name ?? '';
  return <>{say('daily.tomorrow', { game, hours })}</>;
}

/** How many have sent a result to this server; null where there is none to ask. */
function usePlayed(day: Day): number | null {
  const [played, setPlayed] = useState<number | null>(null);
  useEffect(() => {
    dailyTable(day).then(
      (table) => setPlayed(table.played),
      () => setPlayed(null),
    );
  }, [day]);
  return played;
}
