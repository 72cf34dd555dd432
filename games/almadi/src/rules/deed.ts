import type { Refusal, Seat } from '@majlis/kernel';
import type { Action, ActionOf, ActionType } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import type { Phase, State } from '../state.ts';
import type { X } from './x.ts';

/** One kind of thing a player may do: when, which of it is possible, what is wrong with a wish, what it does. */
export interface Deed<T extends ActionType = ActionType> {
  readonly type: T;
  readonly during: readonly Phase[];
  list(s: State, content: Content, seat: Seat, out: Action[]): void;
  /** How many that are, and the one at a place of the list, without making the others: for what has many. */
  readonly counted?: {
    count(s: State, content: Content, seat: Seat): number;
    at(s: State, content: Content, seat: Seat, place: number): Action;
  };
  check(s: State, content: Content, seat: Seat, action: ActionOf<T>): Refusal | null;
  /** 'again': the player goes on in the same phase. */
  act(x: X, content: Content, seat: Seat, action: ActionOf<T>): 'again' | 'done';
}

/** Keeps the action's type inside the deed and lets deeds of all types stand in one list. */
export const deed = <T extends ActionType>(one: Deed<T>): Deed => one as unknown as Deed;

export const OWN_TURN: readonly Phase[] = ['chooseLandscape', 'placeDrawn', 'performEffects'];
