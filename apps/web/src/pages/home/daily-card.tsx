import { lantern } from '@majlis/art';
import { dayOf, gameOf } from '@majlis/daily';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { whenAtRest } from '../../ui/at-rest.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { type KeptDay, rowAt, useDays } from '../daily/kept.ts';
import './daily-card.css';
import { GAMES } from './faces.ts';

const LIT = lantern();
const DARK = lantern(false);

/** The way to the deal of the day, and how it stands with it. */
export function DailyCard() {
  const say = useSay();
  const { days } = useDays();
  const today = dayOf(Date.now());
  const kept = days[today];
  const game = GAMES.find(({ id }) => id === gameOf(today))?.name ?? '';
  const { now: count } = rowAt(days, today);
  const points = kept?.points ?? null;
  const isBegun = kept !== undefined && points === null && kept.isGivenUp !== true;
  useEffect(() => {
    // What was played without a network is sent from here, too.
    if (Object.values(days).some(isWaiting)) whenAtRest(() => void sendLater());
  }, [days]);
  return (
    <Link className="daily-link niche" href="/daily">
      <Drawing box="0 0 60 106" art={points === null ? DARK : LIT} />
      <span>
        <b className="display">{say('home.daily', { game })}</b>
        <span className="small soft">
          {points !== null
            ? say('home.daily.done', { points, count: Math.max(1, count) })
            : say(isBegun ? 'home.daily.begun' : 'home.daily.open', { count })}
        </span>
      </span>
    </Link>
  );
}

const isWaiting = ({ points, sent }: KeptDay): boolean => points !== null && sent === 'not-yet';

const sendLater = async (): Promise<void> => (await import('../daily/send.ts')).sendWaiting();
