import { askGuarded, botByName, isBotName } from '@majlis/bots';
import { type AnyGame, rngFrom, type Seat, type Seed } from '@majlis/kernel';
import { InvalidArgumentError } from 'commander';
import { legalOf, randomAction } from './random-action.ts';
import { findPlayable } from './setting.ts';

/** Chooses for the seats that bots play. */
export type Mover = (state: unknown, seat: Seat) => unknown;

export function readBot(name: string): string {
  if (isBotName(name)) return name;
  throw new InvalidArgumentError(
    'A level (beginner, easy, medium, hard, master), random, greedy, search:N or unlearned:N.',
  );
}

/** Milliseconds for a decision. */
const CAP = 10_000;

/** The same seed gives the same moves. */
export function moverFor(game: AnyGame, name: string, seed: Seed): Mover {
  if (name === 'random') {
    const rng = rngFrom(`moves:${seed}`);
    return (state, seat) => randomAction(game, state, seat, rng);
  }
  const known = findPlayable(game.id);
  const bot = botByName(name, known)!;
  let asked = 0;
  return (state, seat) => {
    const legal = legalOf(game, state, seat);
    const question = { seat, knowledge: game.knowledge(state, seat), legal, seed: `${seed}:${asked++}:${seat}` };
    const check = (action: unknown) => game.check(state, seat, action);
    return askGuarded(bot, known, question, { now: () => performance.now(), cap: CAP, check }).decision.action;
  };
}
