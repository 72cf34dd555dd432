import { type AnyGame, type Json, nullLog, type Outcome, type Seat, type Seed } from '@majlis/kernel';
import { legalOf } from '../random-action.ts';
import { ProtocolError } from './protocol-error.ts';

/** One of several games played side by side. */
interface Lane {
  readonly state: unknown;
  /** Whose move it is; of several seats asked at once, the first. */
  seat: Seat;
  /** How many actions that seat may choose from; 0 when the game is over. */
  choices: number;
  /** They, in the order of the choices; null where they were only counted. */
  actions: readonly unknown[] | null;
}

/** A lane as every answer tells it: whose move it is and how many choices there are; null when it is over. */
export type Asked = readonly [seat: Seat, choices: number] | null;

export interface Ended extends Outcome {
  readonly lane: number;
}

export interface Redeal {
  readonly lane: number;
  readonly seed: Seed;
}

export interface LookWish {
  readonly view?: boolean;
  readonly actions?: boolean;
  readonly texts?: boolean;
  readonly scores?: boolean;
}

/** The number of choices, asked of the rules without making a list: whatever they choose is not used. */
const counting = {
  choices: 0,
  below(choices: number): number {
    this.choices = choices;
    return 0;
  },
};

function countOf(game: AnyGame, state: unknown, seat: Seat): number {
  game.anyAction!(state, seat, counting);
  return counting.choices;
}

/** Chooses what somebody else has chosen. */
const chosen = {
  draw: 0,
  below(choices: number): number {
    return this.draw % choices;
  },
};

/** Many games of one kind that move together: one request carries a choice for each of them. */
export class Lanes {
  private readonly game: AnyGame;
  private readonly seats: number;
  private readonly config: Json;
  private readonly lanes: Lane[];

  constructor(game: AnyGame, seats: number, config: Json, seeds: readonly Seed[]) {
    this.game = game;
    this.seats = seats;
    this.config = config;
    this.lanes = seeds.map((seed) => this.dealt(seed));
  }

  get asked(): Asked[] {
    return this.lanes.map(({ seat, choices }) => (choices === 0 ? null : [seat, choices]));
  }

  /** A choice for each lane, null to leave it alone; then the lanes of `deals` begin again. All or nothing. */
  step(choices: readonly (number | null)[], deals: readonly Redeal[]): Ended[] {
    this.checkChoices(choices);
    for (const { lane } of deals) this.at(lane);
    const ended: Ended[] = [];
    choices.forEach((choice, lane) => {
      if (choice === null) return;
      const outcome = this.play(this.lanes[lane]!, choice);
      if (outcome !== null) ended.push({ lane, ...outcome });
    });
    for (const { lane, seed } of deals) this.lanes[lane] = this.dealt(seed);
    return ended;
  }

  /**
   * For each lane numbers that choose without looking, each one action: number n of c choices is n modulo c. A lane stops
   * where its game ends; then the lanes of `deals` begin again. Says how many moves were made.
   */
  run(draws: readonly (readonly number[])[], deals: readonly Redeal[]): { moves: number; ended: Ended[] } {
    if (draws.length !== this.lanes.length) throw new ProtocolError('no-such-choice', 'one list per lane expected');
    for (const { lane } of deals) this.at(lane);
    const ended: Ended[] = [];
    let moves = 0;
    draws.forEach((ahead, lane) => {
      const played = this.playAhead(this.lanes[lane]!, ahead);
      moves += played.moves;
      if (played.outcome !== null) ended.push({ lane, ...played.outcome });
    });
    for (const { lane, seed } of deals) this.lanes[lane] = this.dealt(seed);
    return { moves, ended };
  }

  /** What the seat to move sees of its lane, or of a finished game a spectator. */
  look(lane: number, wish: LookWish): Record<string, unknown> {
    const { state, seat, choices } = this.at(lane);
    const { game } = this;
    const viewer = choices === 0 ? 'spectator' : seat;
    const actions = wish.actions || wish.texts ? this.listed(this.at(lane)) : [];
    return {
      ...(wish.view ? { view: game.view(state, viewer) } : {}),
      ...(wish.actions ? { actions } : {}),
      ...(wish.texts ? { texts: actions.map((action) => game.actionText(action)) } : {}),
      ...(wish.scores ? { scores: game.scores(state) } : {}),
    };
  }

  get size(): number {
    return this.lanes.length;
  }

  private checkChoices(choices: readonly (number | null)[]): void {
    if (choices.length !== this.lanes.length) throw new ProtocolError('no-such-choice', 'one choice per lane expected');
    choices.forEach((choice, lane) => {
      const { choices: count } = this.lanes[lane]!;
      if (choice === null || choice < count) return;
      throw new ProtocolError('no-such-choice', `lane ${lane} has ${count} choices, not number ${choice}`);
    });
  }

  private at(lane: number): Lane {
    const found = this.lanes[lane];
    if (found === undefined) throw new ProtocolError('no-such-lane');
    return found;
  }

  private dealt(seed: Seed): Lane {
    const state = this.game.setup(this.config, this.seats, seed, nullLog);
    const lane: Lane = { state, seat: 0, choices: 0, actions: null };
    this.ask(lane);
    return lane;
  }

  private listed(lane: Lane): readonly unknown[] {
    if (lane.choices === 0) return [];
    lane.actions ??= legalOf(this.game, lane.state, lane.seat);
    return lane.actions;
  }

  private play(lane: Lane, choice: number): Outcome | null {
    this.game.apply(lane.state, lane.seat, this.listed(lane)[choice], nullLog);
    return this.ask(lane);
  }

  private playAhead(lane: Lane, draws: readonly number[]): { moves: number; outcome: Outcome | null } {
    const { game } = this;
    const { state } = lane;
    if (lane.choices === 0 || draws.length === 0) return { moves: 0, outcome: null };
    let moves = 0;
    while (moves < draws.length && game.outcome(state) === null) {
      const seat = game.deciders(state)[0]!;
      chosen.draw = draws[moves++]!;
      game.apply(state, seat, game.anyAction!(state, seat, chosen), nullLog);
    }
    return { moves, outcome: this.ask(lane, 'counted') };
  }

  /** A list is kept for the choice to come: where games take turns, the rules would have to work it out again. */
  private ask(lane: Lane, choices: 'listed' | 'counted' = 'listed'): Outcome | null {
    const { game } = this;
    const { state } = lane;
    const outcome = game.outcome(state);
    const [seat] = game.deciders(state);
    lane.seat = seat ?? 0;
    const isOver = outcome !== null || seat === undefined;
    lane.actions = choices === 'counted' || isOver ? null : legalOf(game, state, seat);
    lane.choices = isOver ? 0 : (lane.actions?.length ?? countOf(game, state, seat));
    return outcome;
  }
}
