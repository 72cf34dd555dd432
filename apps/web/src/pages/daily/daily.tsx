import { type Day, dayOf, gameOf, isDay } from '@majlis/daily';
import { useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { useLocale, useSay } from '../../i18n.ts';
import { Floor } from '../../ui/defs.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import { NotFound } from '../not-found.tsx';
import { Archive } from './archive.tsx';
import { Before } from './before.tsx';
import './daily.css';
import { useDays } from './kept.ts';
import { DailyPlay } from './play.tsx';
import { Played } from './played.tsx';
import { RowOfDays } from './row-of-days.tsx';
import { sendWaiting } from './send.ts';
import { ServerTable, useServerTable } from './server-table.tsx';

/** The deal of the day, a day of the archive, or the table at which it is played. */
export function Daily() {
  const { day = dayOf(Date.now()), what } = useParams();
  const today = dayOf(Date.now());
  if (!isDay(day) || day > today || (what !== undefined && what !== 'play')) return <NotFound />;
  return what === 'play' ? <DailyPlay key={day} day={day} /> : <DayPage key={day} day={day} today={today} />;
}

function DayPage({ day, today }: { readonly day: Day; readonly today: Day }) {
  const say = useSay();
  const { locale } = useLocale();
  const kept = useDays(({ days }) => days[day]);
  useWaiting();
  const game = GAMES.find(({ id }) => id === gameOf(day))!;
  const long = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const isOver = kept !== undefined && (kept.points !== null || kept.isGivenUp === true);
  const table = useServerTable(day, isOver ? kept.sent : null);
  return (
    <div className="court daily">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        <div>
          <header className="daily-head">
            <p className="eyebrow">{new Intl.DateTimeFormat(locale, long).format(Date.parse(day))}</p>
            <h1 className="display">{say(day === today ? 'daily.title' : 'daily.title.past', { game: game.name })}</h1>
            {day !== today && (
              <Link className="btn" href="/daily">
                {say('daily.toToday')}
              </Link>
            )}
          </header>
          {isOver ? (
            <Played day={day} kept={kept} game={game.name} today={today} table={table} />
          ) : (
            <Before day={day} today={today} isBegun={kept !== undefined} game={game} />
          )}
          <RowOfDays today={today} />
        </div>
        <div>
          {isOver && <ServerTable table={table} sent={kept.sent} hasResult={kept.points !== null} />}
          <Archive today={today} />
        </div>
      </main>
    </div>
  );
}

/** Results that could not be sent are sent as soon as there is somebody to send them to. */
function useWaiting(): void {
  useEffect(() => {
    const send = () => void sendWaiting();
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, []);
}
