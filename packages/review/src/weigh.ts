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
}

/** Answers that the heuristics put further down are not looked at, unless they were played. */
const WIDTH = 8;

const OTHERS = 2;

/** Half of the answers are left after every round of trials, until there are two. */
function survivors(answers: number): number[] {
  const left = [answers];
  while (left.at(-1)! > 2) left.push(Math.ceil(left.at(-1)! / 2));
  return left;
}

/** Worlds for those that stay to the end, so that all trials together are within the budget. */
function worldsFor(budget: number, rounds: readonly number[]): number {
  const share = 2 + rounds.reduce((a, b) => a + b, 0) / rounds.length;
  return Math.max(rounds.length * 2, Math.floor(budget / share));
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
  const all = left;
  const rounds = survivors(left.length);
  const worlds = worldsFor(budget, rounds);
  for (const [i, count] of rounds.entries()) {
    left = left.slice(0, count);
    for (const answer of left) trials.try(answer, Math.ceil((worlds * (i + 1)) / rounds.length));
    left = left.toSorted((a, b) => trials.worthOf(b) - trials.worthOf(a));
  }
  trials.try(point.played, worlds);
  trials.try(null, worlds);
  return { ...settle(known, point, trials, left), budget, others: othersOf(known, trials, all, left) };
}

/** Of those that did not stay to the end the best ones, or as many of the last two as are needed. */
function othersOf(known: AnyKnown, trials: Trials, all: readonly Json[], left: readonly Json[]): Option[] {
  const rest = all.filter((answer) => !left.includes(answer));
  const ordered = [...rest.toSorted((a, b) => trials.worthOf(b) - trials.worthOf(a)), ...left.toReversed()];
  return ordered.slice(0, OTHERS).map((answer) => optionOf(known, trials, answer));
}

const optionOf = ({ game }: AnyKnown, trials: Trials, action: Json): Option => ({
  action,
  text: game.actionText(action),
  ...trials.expectedOf(action),
});

/** What the trials say of the answers that stayed to the end. */
export function settle(
  known: AnyKnown,
  { at, seat, played }: DecisionPoint,
  trials: Trials,
  finalists: readonly Json[],
): Omit<Weighed, 'budget' | 'others'> {
  const best = finalists.reduce((a, b) => (trials.worthOf(b) > trials.worthOf(a) ? b : a), played);
  return {
    at,
    seat,
    before: trials.expectedOf(null),
    played: optionOf(known, trials, played),
    best: optionOf(known, trials, best),
    loss: trials.difference(best, played),
    gain: trials.difference(played, null),
  };
}
