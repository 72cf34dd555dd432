import {
  type AnyGame,
  type GameRecord,
  nullLog,
  Recorder,
  type Rng,
  rngFrom,
  type Seat,
  type Seed,
} from '@majlis/kernel';
import { Failure, messageOf } from '../errors.ts';
import { type Mover, moverFor } from '../mover.ts';
import type { Setting } from '../setting.ts';

/** No game of ours comes near it; one that does will never end. */
const ACTION_LIMIT = 100_000;

/** Numbers about one game. */
export interface GameFigures {
  actions: number;
  /** Questions put to each seat; one put to three seats at once counts for each of them. */
  questions: number[];
  /** Questions with a single legal answer. */
  forced: number;
  byPrompt: Record<string, number>;
  /** The highest round of a score line: the game says what it counts. */
  rounds: number;
  scores: readonly number[];
  ranks: readonly number[];
  milliseconds: number;
}

export interface Playout {
  readonly figures: GameFigures;
  readonly record: GameRecord | null;
}

/** Plays one game by bots; the seed decides the deal and the moves. */
export function playOut(setting: Setting, bots: string, seed: Seed, keepRecord: boolean): Playout {
  const { game, seats, config } = setting;
  const begun = performance.now();
  const rng = rngFrom(`bots:${seed}`);
  const move = moverFor(game, bots, seed);
  const state = game.setup(config, seats, seed, nullLog);
  const recorder = keepRecord ? new Recorder(game, { config, seats, seed }, state) : null;
  const counter = new QuestionCounter(game, seats);
  let actions = 0;
  try {
    for (; game.outcome(state) === null; actions++) {
      if (actions === ACTION_LIMIT) throw new Error(`it did not end within ${ACTION_LIMIT} actions`);
      counter.look(state);
      playOne(game, state, rng, move, recorder);
    }
  } catch (error) {
    throw new Failure(`${game.id}, ${seats} seats, seed ${seed}, after ${actions} actions: ${messageOf(error)}`);
  }
  const { ranks, scores } = game.outcome(state)!;
  const rounds = Math.max(1, ...game.scores(state).map((line) => line.round));
  const milliseconds = performance.now() - begun;
  return {
    figures: { actions, ...counter.counted, rounds, scores, ranks, milliseconds },
    record: recorder?.record(state) ?? null,
  };
}

function playOne(game: AnyGame, state: unknown, rng: Rng, move: Mover, recorder: Recorder | null): void {
  const deciders = game.deciders(state);
  const seat = deciders[rng.below(deciders.length)]!;
  const action = move(state, seat);
  game.apply(state, seat, action, nullLog);
  recorder?.add(seat, action as never, state);
}

/** A question is new when its decision id is. */
class QuestionCounter {
  readonly counted: Pick<GameFigures, 'questions' | 'forced' | 'byPrompt'>;
  private readonly game: AnyGame;
  private readonly last: number[];

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.last = Array.from({ length: seats }, () => -1);
    this.counted = { questions: Array.from({ length: seats }, () => 0), forced: 0, byPrompt: {} };
  }

  look(state: unknown): void {
    for (const seat of this.game.deciders(state)) {
      const id = this.game.decisionId(state, seat);
      if (id === this.last[seat]) continue;
      this.last[seat] = id;
      this.count(state, seat);
    }
  }

  private count(state: unknown, seat: Seat): void {
    const { questions, byPrompt } = this.counted;
    questions[seat]!++;
    const kind = this.game.prompt(state, seat)?.kind ?? '?';
    byPrompt[kind] = (byPrompt[kind] ?? 0) + 1;
    if (this.game.legalActions(state, seat).length === 1) this.counted.forced++;
  }
}
