import { type AnyKnown, asMaster, budgetOf, searchBot } from '@majlis/bots';
import { type Json, rngFrom, type Seat } from '@majlis/kernel';
import type { DecisionPoint } from './decisions.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { Trials } from './trials.ts';
import { askedAt, settle, type Weighed } from './weigh.ts';

/** A decision that was thought about for longer. Plain JSON. */
export interface Moment {
  readonly at: number;
  readonly budget: number;
  /** What master would have played, and the moves it expects to follow. */
  readonly master: { readonly action: Json; readonly text: string; readonly line: readonly LineMove[] };
  /** Why the best answer is better than the one played. Empty where none is. */
  readonly reasons: readonly Reason[];
}

export interface LineMove {
  readonly seat: Seat;
  readonly action: Json;
  readonly text: string;
}

/** The budget at which master thinks for as long as it does at a table. */
export const STANDARD = 320;
const LINE = 4;
const REASON_WORLDS = 24;
const SURE = 2;

/**
 * Asks master, and tries its answer, the best so far and the one played in worlds of their own: an answer that only
 * had luck with the worlds it was chosen in does not stay ahead in others.
 */
export function thinkAgain(
  known: AnyKnown,
  point: DecisionPoint,
  weighed: Weighed,
  budget: number,
): { readonly weighed: Weighed; readonly moment: Moment } {
  const asked = { ...askedAt(point), seed: `again ${point.at}`, isFar: true };
  const master = askMaster(known, point, budget);
  const trials = new Trials(known, asked);
  for (const answer of [point.played, weighed.best.action, master.action, null]) trials.try(answer, budget);
  const { mean, error } = trials.difference(weighed.best.action, master.action).value;
  const best = mean > SURE * error ? weighed.best.action : master.action;
  const again = { ...settle(known, point, trials, [best]), budget, others: weighed.others };
  const isBetter = again.best.text !== again.played.text;
  const reasons = isBetter ? reasonsFor(known, asked, best, point.played, REASON_WORLDS) : [];
  return { weighed: again, moment: { at: point.at, budget, master, reasons } };
}

function askMaster(known: AnyKnown, { at, seat, knowledge }: DecisionPoint, budget: number): Moment['master'] {
  const { game } = known;
  const legal = game.legalActions(game.imagine(knowledge, rngFrom(`review ${at}`)), seat);
  const bot = searchBot<unknown, Json, Json>(
    asMaster(known),
    { ...budgetOf(known, 'master', budget / STANDARD), learned: true },
    'master',
  );
  const { action, line = [] } = bot.choose({ seat, knowledge, legal, seed: `review ${at}` });
  const textOf = (move: Json) => game.actionText(move);
  return {
    action,
    text: textOf(action),
    line: line.slice(0, LINE).map((move) => ({ ...move, text: textOf(move.action) })),
  };
}
