import { createHash } from 'node:crypto';
import type { Seat } from '@majlis/kernel';
import type { Entry } from '@majlis/table';
import type { NewNotice } from '../storage/outbox-ops.ts';
import type { Status } from '../tables/asking.ts';
import type { NoticeKind } from './kinds.ts';

/** A table before and after some entries. */
export interface Change {
  readonly table: string;
  readonly host: string;
  readonly before: Status | null;
  readonly after: Status;
  readonly entries: readonly Entry[];
  /** How long a turn must last before anybody is told of it. */
  readonly delay: number;
}

/** What the players of a table may want to hear of after a change. Nothing in it that a seat does not see. */
export function noticesOf(change: Change): NewNotice[] {
  return [...change.entries.flatMap((entry) => tellingOf(change, entry)), ...turnsOf(change)];
}

/** The same moment has the same name on every server, and the name tells nobody where it was. */
export function momentId(...parts: readonly (string | number | null)[]): string {
  return createHash('sha256').update(parts.join('.')).digest('hex').slice(0, 32);
}

function tellingOf(change: Change, entry: Entry): NewNotice[] {
  const { after, host } = change;
  const others = (seat: Seat): Seat[] => peopleAt(after).filter((other) => other !== seat);
  const tell = (kind: NoticeKind, seats: readonly Seat[], body: object = {}) =>
    seats.flatMap((seat) => noticeFor(change, entry, kind, seat, body));
  switch (entry.kind) {
    case 'seated':
      return isFull(after) ? toHost(change, entry) : [];
    case 'started':
      return tell(
        'begun',
        peopleAt(after).filter((seat) => holderOf(after, seat) !== host),
      );
    case 'takebackProposed':
      return change.entries.some(({ kind }) => kind === 'tookBack')
        ? []
        : tell('takeback', others(entry.seat), { from: entry.seat });
    case 'paused':
      return tell('pause', others(entry.seat), { from: entry.seat });
    case 'reminded':
      return tell('reminder', [entry.seat]);
    case 'timedOut':
      return tell('takenOver', [entry.seat]);
    case 'said':
      return tell('chat', others(entry.seat), { from: entry.seat, text: entry.text });
    case 'played':
      return entry.outcome === null ? [] : tell('over', peopleAt(after));
    default:
      return [];
  }
}

/** Seats that are asked again: they were not asked, or could not answer, or were asked of somebody else. */
function turnsOf(change: Change): NewNotice[] {
  const { before, after, entries } = change;
  const last = entries.at(-1);
  if (last === undefined || !maySomebodyPlay(after)) return [];
  return after.asked
    .filter((seat) => after.seats[seat]?.standIn === null && holderOf(after, seat) !== null)
    .filter((seat) => isNew(before, after, entries, seat))
    .flatMap((seat) => noticeFor(change, last, 'turn', seat, {}));
}

function isNew(before: Status | null, after: Status, entries: readonly Entry[], seat: Seat): boolean {
  if (before === null) return false;
  if (!maySomebodyPlay(before) || !before.asked.includes(seat)) return true;
  if (holderOf(before, seat) !== holderOf(after, seat)) return true;
  // An answer given beforehand does not mean that anybody is here.
  return entries.some((entry) => entry.kind === 'played' && entry.seat === seat && entry.how === 'standing');
}

const maySomebodyPlay = ({ phase, paused }: Status): boolean => phase === 'playing' && !paused;
const isFull = ({ phase, seats }: Status): boolean =>
  phase === 'gathering' && seats.every(({ holder }) => holder.kind !== 'open');

function holderOf({ seats }: Status, seat: Seat): string | null {
  const holder = seats[seat]?.holder;
  return holder?.kind === 'human' ? holder.player : null;
}

const peopleAt = (status: Status): Seat[] =>
  status.seats.flatMap((_, seat) => (holderOf(status, seat) === null ? [] : [seat]));

/** The host deals: nobody else can, so the host hears that everybody is there, unless it was the host who sat down. */
function toHost(change: Change, entry: Entry & { kind: 'seated' }): NewNotice[] {
  const { holder } = entry;
  if (holder.kind !== 'human' || holder.player === change.host) return [];
  const seat = change.after.seats.findIndex((_, i) => holderOf(change.after, i) === change.host);
  return [{ ...noticeOf(change, entry, 'full', change.host), seat: seat < 0 ? null : seat }];
}

function noticeFor(change: Change, entry: Entry, kind: NoticeKind, seat: Seat, body: object): NewNotice[] {
  const player = holderOf(change.after, seat);
  if (player === null) return [];
  const deadline = change.after.deadlines.find((due) => due.seat === seat)?.at ?? null;
  const notice = noticeOf(change, entry, kind, player);
  const id = momentId(change.table, entry.seq, seat, kind);
  return [{ ...notice, id, seat, deadline, body: JSON.stringify(body) }];
}

function noticeOf({ table, delay }: Change, { seq, at }: Entry, kind: NoticeKind, player: string): NewNotice {
  const wait = URGENT.has(kind) ? 0 : delay;
  const id = momentId(table, seq, player, kind);
  return { id, player, table, seat: null, kind, seq, at, due: at + wait, deadline: null, body: '{}' };
}

/** Told at once: what happened cannot pass by itself, or there is little time left. */
const URGENT: ReadonlySet<NoticeKind> = new Set(['reminder', 'takenOver', 'over']);
