import type { AnyKnown } from '@majlis/bots';
import { type Json, rngFrom } from '@majlis/kernel';
import { type Asked, Trials } from '@majlis/review';
import { rounded, type Weighed } from './puzzle.ts';
import { sortOf } from './sorts.ts';

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

/** How far the best of these is ahead in wins of whichever of another sort is nearest, tried in the same worlds. */
function aheadOf({ game }: AnyKnown, trials: Trials, moves: readonly Json[]): Ahead {
  const [answer, ...rest] = bestFirst(trials, moves);
  const others = rest.filter((move) => sortOf(game, move) !== sortOf(game, answer!));
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

/** The best of every sort, the best of all first. */
function bestOfEach({ game }: AnyKnown, trials: Trials, moves: readonly Json[]): Json[] {
  const bySort = new Map<string, Json>();
  for (const move of bestFirst(trials, moves)) {
    const sort = sortOf(game, move);
    if (!bySort.has(sort)) bySort.set(sort, move);
  }
  return [...bySort.values()];
}

/** The nearest few after a short look; null where nothing stands out. */
function nearest(known: AnyKnown, trials: Trials, moves: readonly Json[]): Json[] | null {
  let left = [...moves];
  for (const { worlds, left: many } of GLANCE) {
    for (const move of left) trials.try(move, worlds);
    left = bestOfEach(known, trials, left).slice(0, many);
    if (left.length < 2 || aheadOf(known, trials, left).margin < GIVE_UP_BELOW) return null;
  }
  return left;
}

/** The move that is clearly best, by a look of a few hundred playouts. */
export function foundAt(known: AnyKnown, asked: Asked, moves: readonly Json[]): Ahead | null {
  const trials = new Trials(known, asked);
  const rivals = nearest(known, trials, moves);
  if (rivals === null || !isAhead(aheadOf(known, trials, rivals), AHEAD - 1)) return null;
  for (const move of rivals) trials.try(move, WORLDS);
  const found = aheadOf(known, trials, rivals);
  return isAhead(found, AHEAD) ? found : null;
}

/** The answer and its nearest rivals in worlds of their own, for as long as the answer is ahead; null when it is not. */
export function lookLonger(known: AnyKnown, asked: Asked, moves: readonly Json[], answer: Json, least = GIVE_UP_BELOW) {
  const { game } = known;
  const sort = sortOf(game, answer);
  const trials = new Trials(known, asked);
  for (const move of moves) trials.try(move, GLANCE.at(-1)!.worlds);
  const isAlike = (move: Json) => move !== answer && sortOf(game, move) === sort;
  const others = bestOfEach(known, trials, moves).filter((move) => sortOf(game, move) !== sort);
  const rivals = [answer, ...others.slice(0, RIVALS - 1)];
  for (const worlds of [WORLDS, 3 * WORLDS, LONGER * WORLDS]) {
    for (const move of rivals) trials.try(move, worlds);
    const ahead = aheadOf(known, trials, rivals);
    if (ahead.answer !== answer || ahead.margin < least) return null;
  }
  for (const move of moves.filter(isAlike)) trials.try(move, 3 * WORLDS);
  const weighed = moves.map((move) => weighedOf(known, asked, trials, answer, move)).sort((a, b) => b.wins - a.wins);
  const ahead = aheadOf(known, trials, rivals);
  return { ...ahead, ...settled(known, weighed, answer), rival: bestFirst(trials, rivals.slice(1))[0]! };
}

/** The answer first, then what is as good. The rest is far behind, or of the same sort and not much worse. */
function settled({ game }: AnyKnown, weighed: readonly Weighed[], answer: Json) {
  const text = game.actionText(answer);
  const own = weighed.find(({ move }) => move === text)!;
  const sort = (move: string) => sortOf(game, game.parseAction(move) as Json);
  const isOther = ({ move }: Weighed) => sort(move) !== sort(text);
  const margin = own.wins - weighed.find(isOther)!.wins;
  const isAsGood = (one: Weighed) => one === own || (!isOther(one) && own.wins - one.wins < margin / 2);
  const good = weighed.filter(isAsGood).sort((a, b) => Number(b === own) - Number(a === own));
  // Of a long list of the same some are enough.
  const alike = Math.min(good.length, SHOWN - 2);
  const worse = weighed.filter((one) => !isAsGood(one)).sort((a, b) => Number(isOther(b)) - Number(isOther(a)));
  return { margin, alike, weighed: [...good.slice(0, alike), ...worse].slice(0, SHOWN) };
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
