import type { AnyKnown } from '@majlis/bots';
import { type Json, rngFrom } from '@majlis/kernel';
import type { DecisionPoint } from './decisions.ts';
import { type Difference, type Expected, Trials } from './trials.ts';

/** An answer and what everybody could expect after it. */
export interface Option extends Expected {
  readonly action: Json;
  readonly text: string;
}

/** A decision and what was known to be in it. Plain JSON. */
export interface Weighed {
  readonly at: number;
  readonly seat: number;
  /** Iterations spent on it. */
  readonly budget: number;
  /** What everybody could expect before it, if the seat went on by the quick policy of the game. */
  readonly before: Expected;
  readonly played: Option;
  /** The best answer that was found; the one played, where none is better. */
  readonly best: Option;
  /** A few answers that stayed long enough to be mentioned. */
  readonly others: readonly Option[];
  /** By how much the best is better than the one played. */
  readonly loss: Difference;
  /** By how much the one played is better than what could be expected. */
  readonly gain: Difference;
  /** What the best answer and the one played are after, where that can be had at several questions; null where not. */
  readonly sought?: { readonly best: string | null; readonly played: string | null };
}

/** Answers that the heuristics put further down are not looked at, unless they were played. */
const WIDTH = 64;
/** So many are tried in earnest; of more, a glance says which. */
const IN_EARNEST = 8;
/** The part of the budget for each time the answers are glanced at, and the worlds that takes at least. */
const GLANCE = 0.3;
const LEAST_WORLDS = 2;

const OTHERS = 2;

/** So many answers are left, and each of them is tried until it has been tried in so many worlds. */
interface Round {
  readonly answers: number;
  readonly worlds: number;
}

/** Half of the answers are left after every round of trials, until there are two. */
function roundsFor(answers: number, budget: number): Round[] {
  const glances: Round[] = [];
  let left = answers;
  for (; left > IN_EARNEST; left = Math.max(IN_EARNEST, Math.ceil(left / 2))) {
    glances.push({ answers: left, worlds: Math.max(LEAST_WORLDS, Math.floor((GLANCE * budget) / left)) });
  }
  const counts = [left];
  while (counts.at(-1)! > 2) counts.push(Math.ceil(counts.at(-1)! / 2));
  const worlds = worldsFor(budget, counts);
  const earnest = counts.map((count, i) => ({ answers: count, worlds: Math.ceil((worlds * (i + 1)) / counts.length) }));
  return [...glances, ...earnest];
}

/** Worlds for those that stay to the end, so that all trials in earnest together are within the budget. */
function worldsFor(budget: number, counts: readonly number[]): number {
  const share = 2 + counts.reduce((a, b) => a + b, 0) / counts.length;
  return Math.max(counts.length * 2, Math.floor(budget / share));
}

export const askedAt = ({ at, seat, knowledge }: DecisionPoint) => ({ seat, knowledge, seed: `review ${at}` });

/** The answers worth a look, the one played last unless it is among them. */
function answersAt({ game, heuristics }: AnyKnown, point: DecisionPoint): Json[] {
  const world: unknown = game.imagine(point.knowledge, rngFrom(`review ${point.at}`));
  const ranked = heuristics.rank(world, point.seat).slice(0, WIDTH);
  const playedText = game.actionText(point.played);
  const others = ranked.map(({ action }) => action as Json).filter((action) => game.actionText(action) !== playedText);
  return [...others.slice(0, WIDTH - 1), point.played];
}

/** Finds the best answer by trying all of them a little, the better half of them longer, and so on. */
export function weigh(known: AnyKnown, point: DecisionPoint, budget: number): Weighed {
  const trials = new Trials(known, askedAt(point));
  let left = answersAt(known, point);
  const rounds = roundsFor(left.length, budget);
  let dropped: Json[] = [];
  for (const { answers, worlds } of rounds) {
    dropped = [...left.slice(answers), ...dropped];
    left = left.slice(0, answers);
    for (const answer of left) trials.try(answer, worlds);
    left = left.toSorted((a, b) => trials.worthOf(b) - trials.worthOf(a));
  }
  for (const answer of [point.played, null]) trials.try(answer, rounds.at(-1)!.worlds);
  // Those that stayed longest, or as many of the last two as are needed.
  const others = [...dropped, ...left.toReversed()].slice(0, OTHERS);
  return {
    ...settle(known, point, trials, left),
    budget,
    others: others.map((answer) => optionOf(known, trials, answer)),
  };
}

const optionOf = ({ game }: AnyKnown, trials: Trials, action: Json): Option => ({
  action,
  text: game.actionText(action),
  ...trials.expectedOf(action),
});

/** What the trials say of the answers that stayed to the end. */
export function settle(
  known: AnyKnown,
  point: DecisionPoint,
  trials: Trials,
  finalists: readonly Json[],
): Omit<Weighed, 'budget' | 'others'> {
  const { at, seat, played } = point;
  const best = finalists.reduce((a, b) => (trials.worthOf(b) > trials.worthOf(a) ? b : a), played);
  return {
    at,
    seat,
    before: trials.expectedOf(null),
    played: optionOf(known, trials, played),
    best: optionOf(known, trials, best),
    loss: trials.difference(best, played),
    gain: trials.difference(played, null),
    ...soughtAt(known, point, best),
  };
}

/** The same name for as long as it can be had. */
function soughtAt({ game, heuristics }: AnyKnown, point: DecisionPoint, best: Json): Pick<Weighed, 'sought'> {
  if (heuristics.aimOf === undefined) return {};
  const world: unknown = game.imagine(point.knowledge, rngFrom(`review ${point.at}`));
  const [forBest, forPlayed] = [best, point.played].map((answer) => {
    const aim = heuristics.aimOf!(answer);
    return aim === null ? null : `${heuristics.milestone(world)} ${aim}`;
  });
  return forBest === null && forPlayed === null ? {} : { sought: { best: forBest!, played: forPlayed! } };
}
