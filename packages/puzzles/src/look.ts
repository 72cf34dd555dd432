import type { AnyKnown } from '@majlis/bots';
import { type Json, rngFrom } from '@majlis/kernel';
import { type Asked, Trials } from '@majlis/review';
import { rounded, type Weighed } from './puzzle.ts';

/** Wins of 100 by which the answer must be ahead of every other move: when it is found, and at ten times the budget. */
const AHEAD = 6;
const STILL_AHEAD = 4;
/** And by so many standard errors of the difference. */
const SURE = 3;
/** With less than this nothing stands out, and nobody looks any longer. */
const GIVE_UP_BELOW = 3;
/** Moves that the heuristics put further down are not tried. */
const WIDTH = 16;
const SHOWN = 8;

/** Worlds that each move left is tried in, and how many moves are left then: all of them a little, a few for longer. */
const GLANCE = [
  { worlds: 6, left: 6 },
  { worlds: 16, left: 4 },
  { worlds: 48, left: 4 },
];
const RIVALS = 4;
const WORLDS = 100;
/** The last look takes so many times as many, in worlds of its own. */
const LONGER = 10;
/** Playouts of the last look. */
export const BUDGET = LONGER * WORLDS * RIVALS;

interface Ahead {
  readonly answer: Json;
  /** Wins of 100 by which it is ahead of the nearest. */
  readonly margin: number;
  readonly isSure: boolean;
}

const bestFirst = (trials: Trials, moves: readonly Json[]): Json[] =>
  moves.toSorted((a, b) => trials.worthOf(b) - trials.worthOf(a));

/** How far the best of these is ahead in wins of whichever is nearest. Both were tried in the same worlds. */
function aheadOf(trials: Trials, moves: readonly Json[]): Ahead {
  const [answer, ...others] = bestFirst(trials, moves);
  const leads = others.map((other) => trials.difference(answer!, other).win);
  const margin = 100 * Math.min(...leads.map(({ mean }) => mean));
  return { answer: answer!, margin, isSure: leads.every(({ mean, error }) => mean >= SURE * error) };
}

const isAhead = ({ margin, isSure }: Ahead, least: number): boolean => isSure && margin >= least;

/** The answers worth trying, in a world the seat could be in. */
export function movesAt({ game, heuristics }: AnyKnown, { seat, knowledge, seed }: Asked): Json[] {
  const world: unknown = game.imagine(knowledge, rngFrom(seed));
  const ranked = heuristics.rank(world, seat).map(({ action }) => action as Json);
  const sensible = ranked.filter((action) => heuristics.isDominated?.(world, seat, action) !== true);
  return sensible.slice(0, WIDTH);
}

/** The nearest few after a short look; null where nothing stands out. */
function nearest(trials: Trials, moves: readonly Json[]): Json[] | null {
  let left = [...moves];
  for (const { worlds, left: many } of GLANCE) {
    for (const move of left) trials.try(move, worlds);
    left = bestFirst(trials, left).slice(0, many);
    if (aheadOf(trials, left).margin < GIVE_UP_BELOW) return null;
  }
  return left;
}

/** The move that is clearly best, by a look of a few hundred playouts. */
export function foundAt(known: AnyKnown, asked: Asked, moves: readonly Json[]): Ahead | null {
  const trials = new Trials(known, asked);
  const rivals = nearest(trials, moves);
  if (rivals === null || !isAhead(aheadOf(trials, rivals), AHEAD - 1)) return null;
  for (const move of rivals) trials.try(move, WORLDS);
  const found = aheadOf(trials, rivals);
  return isAhead(found, AHEAD) ? found : null;
}

/** The answer and its nearest rivals in worlds of their own, for as long as the answer is ahead; null when it is not. */
export function lookLonger(known: AnyKnown, asked: Asked, moves: readonly Json[], answer: Json, least = GIVE_UP_BELOW) {
  const trials = new Trials(known, asked);
  for (const move of moves) trials.try(move, GLANCE.at(-1)!.worlds);
  const order = bestFirst(trials, moves);
  const rivals = [answer, ...order.filter((move) => move !== answer)].slice(0, RIVALS);
  for (const worlds of [WORLDS, 3 * WORLDS, LONGER * WORLDS]) {
    for (const move of rivals) trials.try(move, worlds);
    const ahead = aheadOf(trials, rivals);
    if (ahead.answer !== answer || ahead.margin < least) return null;
  }
  const listed = [...bestFirst(trials, rivals), ...order.filter((move) => !rivals.includes(move))].slice(0, SHOWN);
  const weighed = listed.map((move) => weighedOf(known, asked, trials, answer, move)).sort((a, b) => b.wins - a.wins);
  const [first, second] = weighed;
  const isFirst = first!.move === known.game.actionText(answer);
  return { ...aheadOf(trials, rivals), margin: isFirst ? first!.wins - second!.wins : 0, weighed };
}

/** Also of moves that were tried less often. */
export const isStillAhead = (ahead: Ahead): boolean => isAhead(ahead, STILL_AHEAD);

/** What a move is worth, by how far it is behind the answer in the worlds that both were tried in. */
function weighedOf({ game }: AnyKnown, { seat }: Asked, trials: Trials, answer: Json, move: Json): Weighed {
  const best = trials.expectedOf(answer);
  const behind = trials.difference(answer, move);
  return {
    move: game.actionText(move),
    wins: rounded(100 * (best.wins[seat]! - behind.win.mean)),
    points: rounded(best.scores[seat]! - behind.score.mean),
  };
}
