import { type PlayableGame, playableById } from '@majlis/games/heuristics';
import { type GameRecord, type Json, nullLog, Recorder, rngFrom, type Seat } from '@majlis/kernel';

export function playable(id: string): PlayableGame {
  const known = playableById(id);
  if (known === null) throw new Error(`nobody plays "${id}"`);
  return known;
}

export interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly legal: readonly Json[];
}

/** A game half at random and half by the quick policy, position by position; its record at the end. */
export function* played(
  { game, heuristics }: PlayableGame,
  seats: number,
  wish: Json,
  name = 'played',
): Generator<Position, GameRecord> {
  const checked = game.checkConfig(wish, seats);
  if (!checked.ok) throw new Error(checked.refusal.code);
  const rng = rngFrom(name);
  const seed = '7'.repeat(32);
  const state = game.setup(checked.value, seats, seed, nullLog);
  const recorder = new Recorder(game, { config: checked.value, seats, seed }, state, 50);
  while (game.outcome(state) === null) {
    const seat = game.deciders(state)[0]!;
    const legal = game.legalActions(state, seat) as Json[];
    yield { state, seat, legal };
    const action = rng.below(3) === 0 ? legal[rng.below(legal.length)]! : heuristics.quick(state, seat, rng);
    game.apply(state, seat, action, nullLog);
    recorder.add(seat, action, state);
  }
  return recorder.record(state);
}
