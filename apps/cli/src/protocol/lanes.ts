import { type AnyGame, type Json, nullLog, type Outcome, type Seat, type Seed } from '@majlis/kernel';
import { legalOf } from '../random-action.ts';
import { ProtocolError } from './protocol-error.ts';

/** One of several games played side by side. */
interface Lane {
  readonly state: unknown;
  /** Whose move it is; of several seats asked at once, the first. */
  seat: Seat;
  /** What that seat may do, in the order of the choices. Empty when the game is over. */
  actions: readonly unknown[];
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
    return this.lanes.map(({ seat, actions }) => (actions.length === 0 ? null : [seat, actions.length]));
  }

  /** A choice for each lane, null to leave it alone; then the lanes of `deals` begin anew. All or nothing. */
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

  /** What the seat to move sees of its lane, or of a finished game a spectator. */
  look(lane: number, wish: LookWish): Record<string, unknown> {
    const { state, seat, actions } = this.at(lane);
    const { game } = this;
    const viewer = actions.length === 0 ? 'spectator' : seat;
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
    if (choices.length !== this.lanes.length) throw new ProtocolError('no-such-choice', 'one choice a lane expected');
    choices.forEach((choice, lane) => {
      const { actions } = this.lanes[lane]!;
      if (choice === null || choice < actions.length) return;
      throw new ProtocolError('no-such-choice', `lane ${lane} has ${actions.length} choices, not number ${choice}`);
    });
  }

  private at(lane: number): Lane {
    const found = this.lanes[lane];
    if (found === undefined) throw new ProtocolError('no-such-lane');
    return found;
  }

  private dealt(seed: Seed): Lane {
    const lane: Lane = { state: this.game.setup(this.config, this.seats, seed, nullLog), seat: 0, actions: [] };
    this.ask(lane);
    return lane;
  }

  private play(lane: Lane, choice: number): Outcome | null {
    this.game.apply(lane.state, lane.seat, lane.actions[choice], nullLog);
    return this.ask(lane);
  }

  private ask(lane: Lane): Outcome | null {
    const outcome = this.game.outcome(lane.state);
    const [seat] = this.game.deciders(lane.state);
    lane.seat = seat ?? 0;
    lane.actions = outcome === null && seat !== undefined ? legalOf(this.game, lane.state, seat) : [];
    return outcome;
  }
}
