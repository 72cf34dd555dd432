import type { Seat } from '@majlis/kernel';
import { useEffect, useState } from 'react';
import { type Say, useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTable } from '../store.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** From here on somebody should hurry. */
const SHORT = 60_000;

/** What is left of a seat's time; it runs while the seat is asked. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const say = useSay();
  const { shown, online } = useTable();
  const { holder, clock } = shown.seats[seat]!;
  const { left, since } = clock;
  const now = useNow(left !== null && since !== null);
  if (left === null || holder.kind === 'bot') return null;
  const rest = Math.max(0, since === null ? left : left - (now + (online?.ahead ?? 0) - since));
  const time = sayTime(say, rest);
  const isShort = since !== null && rest < SHORT;
  return (
    <span className={`seat-clock ${isShort ? 'short' : ''}`} title={say('table.clock', { time })}>
      <Icon name="clock" />
      {time}
    </span>
  );
}

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** As `2:05`, `1:02:05`, or in days and hours. */
function sayTime(say: Say, ms: number): string {
  if (ms >= DAY) return say('table.clock.days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
