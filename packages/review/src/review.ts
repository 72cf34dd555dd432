import type { AnyKnown } from '@majlis/bots';
import type { Seat } from '@majlis/kernel';
import { accountsOf, expectedAtEnd, type SeatAccount } from './account.ts';
import type { TakenApart } from './decisions.ts';
import { contendersOf, mistakesOf, winsOf } from './mattered.ts';
import { type Moment, thinkAgain } from './moment.ts';
import type { Expected } from './trials.ts';
import { type Weighed, weigh } from './weigh.ts';

/** What has been thought so far. Plain JSON: it can be kept and taken up anywhere. */
export interface Progress {
  /** In the order of the decisions. */
  readonly weighed: readonly Weighed[];
  readonly moments: readonly Moment[];
}

export const NOTHING_YET: Progress = { weighed: [], moments: [] };

/** Decisions of each player that are thought about again because they may be worse than what is told so far, at most. */
const AGAIN = 8;
/** Beyond that only what would be told without a second thought, and not without end. */
const AGAIN_AT_MOST = 12;

/** One more decision thought about, or null when nothing is left to do at this budget. */
export function step(known: AnyKnown, taken: TakenApart, budget: number, progress: Progress): Progress | null {
  const { weighed, moments } = progress;
  const next = taken.decisions.find((_, i) => (weighed[i]?.budget ?? 0) < budget);
  if (next !== undefined) {
    const done = weigh(known, next, budget);
    return { weighed: placed(weighed, done), moments: moments.filter(({ at }) => at !== next.at) };
  }
  const at = nextToThinkAgain(progress, taken.seats);
  const point = taken.decisions.find((decision) => decision.at === at);
  if (point === undefined) return null;
  const again = thinkAgain(known, point, weighed.find((decision) => decision.at === at)!, budget);
  return { weighed: placed(weighed, again.weighed), moments: [...moments, again.moment] };
}

const placed = (weighed: readonly Weighed[], one: Weighed): readonly Weighed[] =>
  [...weighed.filter(({ at }) => at !== one.at), one].sort((a, b) => a.at - b.at);

function nextToThinkAgain({ weighed, moments }: Progress, seats: number): number | undefined {
  const done = new Set(moments.map(({ at }) => at));
  for (let seat = 0; seat < seats; seat++) {
    const own = weighed.filter((decision) => decision.seat === seat);
    const again = own.filter(({ at }) => done.has(at)).length;
    if (again >= AGAIN_AT_MOST) continue;
    const told = [...mistakesOf(own), ...winsOf(own)];
    const open = [...told, ...(again < AGAIN ? contendersOf(own) : [])].find(({ at }) => !done.has(at));
    if (open !== undefined) return open.at;
  }
  return undefined;
}

/** A decision that mattered. */
export interface KeyMoment extends Omit<Weighed, 'sought'> {
  readonly kind: 'mistake' | 'win';
  /** Null as long as nobody has thought about it for longer. */
  readonly thought: Moment | null;
}

/** What everybody could expect after that many actions. */
export interface CurvePoint extends Expected {
  readonly at: number;
  /** Whose knowledge it is counted with; null for the result. */
  readonly seat: Seat | null;
}

/** All there is to say so far. */
export interface Review {
  readonly seats: number;
  readonly actions: number;
  readonly curve: readonly CurvePoint[];
  /** After how many actions each scoring was over. */
  readonly scorings: readonly number[];
  /** In the order of the game. */
  readonly moments: readonly KeyMoment[];
  /** By seat. */
  readonly accounts: readonly SeatAccount[];
  /** Decisions thought about, of so many; again: those thought about for longer. */
  readonly done: number;
  readonly decisions: number;
  readonly again: number;
}

/**
 * From the eyes of one seat, or of everybody after the game. One seat's eyes see only its own decisions, each counted
 * with what it knew: nothing that was hidden from it can be told from the numbers.
 */
export function reviewOf(taken: TakenApart, progress: Progress, eyes: Seat | 'all' = 'all'): Review {
  const weighed = progress.weighed.filter(({ seat }) => eyes === 'all' || seat === eyes);
  const isWhole = progress.weighed.length === taken.decisions.length;
  const last = weighed.at(-1)?.played ?? { wins: [], scores: [] };
  const end = isWhole && taken.outcome !== null ? expectedAtEnd(taken.outcome) : last;
  const { seats, actions, scorings, decisions } = taken;
  return {
    seats,
    actions,
    scorings,
    curve: curveOf(weighed, end, isWhole ? actions : null),
    moments: keyMoments(weighed, progress.moments, seats),
    accounts: weighed.length === 0 ? [] : accountsOf(weighed, seats, end),
    done: weighed.length,
    decisions: decisions.filter(({ seat }) => eyes === 'all' || seat === eyes).length,
    again: progress.moments.length,
  };
}

function curveOf(weighed: readonly Weighed[], end: Expected, actions: number | null): CurvePoint[] {
  const first = weighed[0];
  if (first === undefined) return [];
  const pointOf = ({ wins, scores }: Expected, at: number, seat: Seat | null) => ({ at, seat, wins, scores });
  return [
    pointOf(first.before, first.at, first.seat),
    ...weighed.map(({ at, seat, played }) => pointOf(played, at + 1, seat)),
    ...(actions === null ? [] : [pointOf(end, actions, null)]),
  ];
}

function keyMoments(weighed: readonly Weighed[], moments: readonly Moment[], seats: number): KeyMoment[] {
  const found: KeyMoment[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const own = weighed.filter((decision) => decision.seat === seat);
    // What was sought says which moments to tell, and is not told itself: the protocol has no such field.
    const told =
      (kind: KeyMoment['kind']) =>
      ({ sought: _, ...decision }: Weighed) => {
        const thought = moments.find(({ at }) => at === decision.at) ?? null;
        found.push({ ...decision, kind, thought });
      };
    mistakesOf(own).forEach(told('mistake'));
    winsOf(own).forEach(told('win'));
  }
  return found.sort((a, b) => a.at - b.at);
}
