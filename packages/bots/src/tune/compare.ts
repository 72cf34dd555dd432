import { type Json, nullLog, type Seed, type Values } from '@majlis/kernel';
import { UnknownBot } from '../arena/deal.ts';
import { type Limits, playGame } from '../arena/play-game.ts';
import type { AnyBot, AnyKnown } from '../bot.ts';
import { botByName } from '../levels.ts';
import { rewardOfOutcome, scaleOf } from '../search/reward.ts';

/** One deal at which two sets of constants meet. */
export interface Comparison {
  readonly known: AnyKnown;
  readonly config: Json;
  readonly seed: Seed;
  readonly bot: string;
  readonly plus: Values;
  readonly minus: Values;
  /** Who takes the other seats. */
  readonly others: readonly string[];
}

export class Untunable extends Error {
  override readonly name = 'Untunable';
}

/** What `plus` got more than `minus`, from -1 to 1: half of it the win, half the lead; the mean over all rotations. */
export function compare(comparison: Comparison, limits: Limits): number {
  const { known, config, seed, others } = comparison;
  const bots = [
    tunedBot(comparison, 'plus'),
    tunedBot(comparison, 'minus'),
    ...others.map((name) => named(name, known)),
  ];
  const scale = scaleOf(known.heuristics, known.game.setup(config, bots.length, seed, nullLog));
  let gain = 0;
  for (let by = 0; by < bots.length; by++) {
    const seated = bots.map((_, seat) => bots[(seat + by) % bots.length]!);
    const { outcome } = playGame({ known, config, seed, bots: seated }, limits);
    const { value } = rewardOfOutcome(outcome, scale);
    gain += value[seated.indexOf(bots[0]!)]! - value[seated.indexOf(bots[1]!)]!;
  }
  return gain / bots.length;
}

function tunedBot({ known, bot, ...values }: Comparison, side: 'plus' | 'minus'): AnyBot {
  const heuristics = known.heuristics.playing?.(values[side]);
  if (heuristics === undefined) throw new Untunable(known.game.id);
  return { ...named(bot, { ...known, heuristics }), name: side };
}

function named(name: string, known: AnyKnown): AnyBot {
  const bot = botByName(name, known);
  if (bot === null) throw new UnknownBot(name);
  return bot;
}
