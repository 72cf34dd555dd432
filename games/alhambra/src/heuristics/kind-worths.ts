import type { Seat } from '@majlis/kernel';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { type KnownWorths, keyOf } from './known-worths.ts';
import { allCounts, type Counts, majorityWorthIn, type Outlook } from './outlook.ts';

/** What one more building of each kind adds. */
export function kindWorths(s: State, seat: Seat, outlook: Outlook, counts = allCounts(s)): readonly number[] {
  // Drifts are of one outlook, and so of the same places and constants.
  const known = outlook.drift[0]!.worths;
  const last = known.last[seat];
  const worths = findKindWorths(seat, outlook, counts, known);
  if (last !== undefined && worths === last.worths) return worths;
  known.last[seat] = { counts, worths };
  return worths;
}

/** Most actions change no count, others that of one kind: the worths of all other kinds stay what they were. */
function findKindWorths(seat: Seat, outlook: Outlook, counts: Counts, known: KnownWorths): readonly number[] {
  const last = known.last[seat];
  if (last !== undefined && areTheSame(last.counts, counts)) return last.worths;
  const kinds = counts.seats[seat]!.length;
  let worths: number[] | null = null;
  for (let kind = 0; kind < kinds; kind++) {
    if (last !== undefined && isSame(last.counts, counts, kind)) continue;
    worths ??= last === undefined ? new Array<number>(kinds) : last.worths.slice();
    worths[kind] = kindWorthIn(seat, outlook, counts, kind, known);
  }
  return worths ?? last!.worths;
}

function kindWorthIn(seat: Seat, outlook: Outlook, counts: Counts, kind: number, known: KnownWorths): number {
  const key = keyOf(counts, seat, kind);
  const found = known.get(key);
  if (!Number.isNaN(found)) return found;
  const own = counts.seats[seat]![kind]!;
  const more =
    majorityWorthIn(outlook, kind, own + 1, counts, seat) - majorityWorthIn(outlook, kind, own, counts, seat);
  const worth = constants.now.majorities * more;
  known.keep(key, worth);
  return worth;
}

/** Counted together: they need not be compared. */
function areTheSame(a: Counts, b: Counts): boolean {
  if (a.others !== b.others || a.seats.length !== b.seats.length) return false;
  for (let i = 0; i < a.seats.length; i++) if (a.seats[i] !== b.seats[i]) return false;
  return true;
}

const isSame = (a: Counts, b: Counts, kind: number): boolean =>
  areAlike(a.seats, b.seats, kind) && areAlike(a.others, b.others, kind);

function areAlike(a: Counts['seats'], b: Counts['seats'], kind: number): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && a[i]![kind] !== b[i]![kind]) return false;
  return true;
}
