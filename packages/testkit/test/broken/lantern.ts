import { type AnyGame, type Ctx, defineGame, type FrameDef, type FrameTable } from '@majlis/kernel';
import { type Action, definition, type Event, lantern, type State } from '@majlis/lantern';
import type { CHECKS, Testing } from '../../src/index.ts';
import type { Way } from '../../src/non-interference/index.ts';

/** The small game with one fault in it, the check that is there to find it and the law it should name. */
export interface Broken {
  readonly fault: string;
  readonly check: keyof typeof CHECKS;
  /** For `nonInterference`: the one way of looking that is tried. */
  readonly way?: Way;
  readonly laws: readonly string[];
  readonly game: AnyGame;
  readonly testing?: Partial<Testing<State>>;
}

export type LanternFrame = State['stack'][number];
export type X = Ctx<State, LanternFrame, Event>;
export type { Action, Event, State };
export const sound = lantern;

/** Changes what the host sees of the game. */
export const outside = (change: Partial<typeof lantern>): AnyGame => ({ ...lantern, ...change });

/** Changes the game as its author writes it. */
export const inside = (change: Partial<typeof definition>): AnyGame => defineGame({ ...definition, ...change });

export const rules = definition.frames as FrameTable<State, Action, Event, LanternFrame>;

/** Changes one of its frames. */
export function frame<K extends LanternFrame['kind']>(
  kind: K,
  change: (whole: FrameDef<State, Extract<LanternFrame, { kind: K }>, Action, Event, LanternFrame>) => object,
): AnyGame {
  return inside({ frames: { ...rules, [kind]: { ...rules[kind], ...change(rules[kind]) } } as typeof rules });
}

/** Does something to the state after every action. */
export const afterEach = (spoil: (s: State, seat: number, action: Action) => void): AnyGame =>
  outside({
    apply(s, seat, action, log) {
      const applied = lantern.apply(s, seat, action, log);
      spoil(s, seat, action);
      return applied;
    },
  });
