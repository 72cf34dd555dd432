import type { Seat } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { loadChanges, type TellChanges } from '../../games/changes.ts';
import { useLocale, useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeatArt } from '../seat-art.tsx';
import { usePoints } from '../seats.tsx';
import { useTable } from '../store.ts';
import { type Missed, missedMoves, toTell, wasAway } from './missed.ts';
import { keepSeen, lastSeen, type Seen } from './seen.ts';
import './recap.css';

/** For somebody who comes back to a table on a server: what happened meanwhile. */
export function Recap({ table }: { readonly table: string }) {
  const { shown, store } = useTable();
  const [recap, setRecap] = useState(() => recapOf(lastSeen(table), shown));
  const onReturn = useCallback(
    (since: Seen) => setRecap((before) => recapOf(since, store.getState().message.shown) ?? before),
    [store],
  );
  useSeen(table, onReturn);
  return recap === null ? null : <RecapSlip key={recap.since.at} table={table} {...recap} />;
}

/** Looked at once, on the return: what happens from then on is not missed. */
function recapOf(since: Seen | null, { viewer, log }: Shown): Omit<RecapSlipProps, 'table'> | null {
  if (since === null || viewer === 'spectator' || !wasAway(since.at, Date.now())) return null;
  const missed = missedMoves(log.entries, since.moves, viewer);
  return missed.length === 0 ? null : { since, missed, viewer };
}

/** Remembers what is on the screen while somebody looks; after an absence, tells since when. */
function useSeen(table: string, onReturn: (since: Seen) => void): void {
  const { shown } = useTable();
  const points = usePoints();
  const now = useRef<Seen>({ moves: 0, points: [], at: 0 });
  now.current = { moves: shown.moves, points, at: Date.now(), view: shown.view, tell: shown.tell };
  useEffect(() => {
    if (document.visibilityState === 'visible') keepSeen(table, { ...now.current, moves: shown.moves });
  }, [table, shown.moves]);
  useEffect(() => {
    let left = now.current;
    const listen = () => {
      if (document.visibilityState === 'visible') onReturn(left);
      else {
        left = { ...now.current, at: Date.now() };
        keepSeen(table, left);
      }
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [table, onReturn]);
}

const LISTED = 6;

interface RecapSlipProps {
  readonly table: string;
  readonly since: Seen;
  readonly missed: readonly Missed[];
  readonly viewer: Seat;
}

function RecapSlip({ table, since, missed, viewer }: RecapSlipProps) {
  const say = useSay();
  const { shown } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const listed = toTell(missed, LISTED);
  return (
    <dialog ref={dialog} className="niche slip recap" aria-label={say('recap.title')}>
      <p className="eyebrow">{say('recap.away', { when: useAgo(since.at) })}</p>
      <h2 className="display">{say('recap.title')}</h2>
      <p className="soft">
        {say('recap.moves', { count: missed.length })} {shown.asked.includes(viewer) && <b>{say('recap.yourTurn')}</b>}
      </p>
      <Changes since={since} viewer={viewer} />
      <ol>
        {listed.map((move) => (
          <MissedMove key={move.move} {...move} />
        ))}
      </ol>
      {missed.length > LISTED && <p className="small mute">{say('recap.more', { count: missed.length - LISTED })}</p>}
      <Points before={since.points} />
      <form method="dialog" className="recap-ways">
        <button type="submit" className="btn primary">
          {say('recap.go')}
        </button>
        <Link className="btn" href={`/t/${table}/replay?m=${since.moves}`}>
          <Icon name="play" /> {say('recap.watch')}
        </Link>
      </form>
    </dialog>
  );
}

const CHANGES = 5;

/** What it all comes to for the viewer, the heaviest first. */
function Changes({ since, viewer }: Pick<RecapSlipProps, 'since' | 'viewer'>) {
  const say = useSay();
  const { shown, telling } = useTable();
  const [tell, setTell] = useState<TellChanges | null>(null);
  useEffect(() => void loadChanges(shown.game)?.then((found) => setTell(() => found)), [shown.game]);
  if (tell === null || since.view === undefined) return null;
  const told = { before: since.tell ?? null, now: shown.tell };
  const changes = tell(telling, since.view, shown.view, viewer, told).sort((a, b) => b.weight - a.weight);
  if (changes.length === 0) return null;
  return (
    <ul className="recap-changes" aria-label={say('recap.changes')}>
      {changes.slice(0, CHANGES).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function MissedMove({ seat, at, isForMe, events }: Missed) {
  const say = useSay();
  const { locale } = useLocale();
  const { ui, telling } = useTable();
  const words = events.flatMap((event) => ui.event(telling, event) ?? []);
  const time = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at);
  if (words.length === 0) return null;
  return (
    <li>
      <SeatArt seat={seat} />
      <span>
        {words.slice(0, 3).join(' ')} {isForMe && <span className="tag">{say('recap.forYou')}</span>}
      </span>
      <time className="tiny mute">{time}</time>
    </li>
  );
}

function Points({ before }: { readonly before: readonly number[] }) {
  const say = useSay();
  const { names } = useTable();
  const points = usePoints();
  return (
    <ul className="recap-points">
      {points.map((now, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          <SeatArt seat={seat} label={names[seat] ?? ''} />
          <b>{now}</b>
          <span className="tiny mute">{say('recap.before', { points: before[seat] ?? 0 })}</span>
        </li>
      ))}
    </ul>
  );
}

/** "2 days ago", in the largest unit that fits. */
function useAgo(at: number): string {
  const { locale } = useLocale();
  return useMemo(() => {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const minutes = Math.max(1, Math.round((Date.now() - at) / 60_000));
    if (minutes < 60) return words.format(-minutes, 'minute');
    const hours = Math.round(minutes / 60);
    return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.round(hours / 24), 'day');
  }, [at, locale]);
}
