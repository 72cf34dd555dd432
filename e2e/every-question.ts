import { alhambra, type State } from '@majlis/alhambra';
import { nullLog, type Rng, rngFrom } from '@majlis/kernel';
import type { AlhambraAction } from '../games/alhambra/src/actions.ts';
import { MODULE_IDS, MODULES } from '../games/alhambra/src/modules/index.ts';

const config = { modules: MODULE_IDS };

/** Everything a table with all twenty modules can ask. */
export const QUESTIONS: readonly string[] = [
  'chooseAction',
  'placeTiles',
  'specialMoves',
  ...MODULES.flatMap(({ prompts }) => prompts),
].sort();

export interface Asked {
  readonly question: string;
  readonly state: State;
}

/** Every other time something that has been done least so far: so all comes up within a few games. */
class Curious {
  private readonly done = new Map<string, number>();
  private readonly rng: Rng;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  choose(legal: readonly AlhambraAction[]): AlhambraAction {
    const times = ({ type }: AlhambraAction) => this.done.get(type) ?? 0;
    const least = Math.min(...legal.map(times));
    const from = this.rng.below(2) === 0 ? legal : legal.filter((action) => times(action) === least);
    const chosen = from[this.rng.below(from.length)]!;
    this.done.set(chosen.type, times(chosen) + 1);
    return chosen;
  }
}

/** A position for each question, in which the first seat has several answers; always the same ones. */
export function everyQuestion(seats: number): Asked[] {
  const found = new Map<string, State>();
  const curious = new Curious(rngFrom('every question'));
  for (let game = 0; game < 60 && found.size < QUESTIONS.length; game++) {
    const state = alhambra.setup(config, seats, String(game).padStart(32, '0'), nullLog);
    while (alhambra.outcome(state) === null) {
      const seat = alhambra.deciders(state)[0]!;
      const legal = alhambra.legalActions(state, seat);
      const { kind } = alhambra.prompt(state, seat)!;
      if (seat === 0 && legal.length > 1 && !found.has(kind)) found.set(kind, alhambra.copy(state));
      alhambra.apply(state, seat, curious.choose(legal), nullLog);
    }
  }
  return [...found].map(([question, state]) => ({ question, state }));
}

/** Where a game played by chance is about to end: so few tiles are left in the bag. */
export function lateIn(seats: number, tiles: number): State {
  const curious = new Curious(rngFrom('late'));
  const state = alhambra.setup(config, seats, '7'.repeat(32), nullLog);
  for (;;) {
    const seat = alhambra.deciders(state)[0]!;
    const { kind } = alhambra.prompt(state, seat)!;
    if (seat === 0 && kind === 'chooseAction' && state.bag.length <= tiles) return state;
    alhambra.apply(state, seat, curious.choose(alhambra.legalActions(state, seat)), nullLog);
  }
}
