/** What a page needs to draw a table and to tell a game, without the engine: content, types, what follows from open facts. */
import type { Seat } from '@majlis/kernel';
import type { View } from './fields.ts';
import { bribeOf, rankingIn, strengthsIn } from './rules/strength.ts';
import { usesLeft } from './rules/uses.ts';
import type { State } from './state.ts';

export type { Action } from './actions.ts';
export { ARTIFACTS } from './content/artifacts.ts';
export {
  CARAVANSERAI,
  CARPET_STRENGTH,
  DJINN,
  FIRST_ROOM,
  GUARD,
  GUARDS,
  isCave,
  isCity,
  isRoom,
  KIND_COUNT,
  KINDS,
  MARKET,
  OUT,
  SPACES,
  spaceCount,
  TENT,
  TOKENS,
} from './content/board.ts';
export { amountOf, SPELLS, type SpellId } from './content/spell-cards.ts';
export { EVENT_TYPES, type Event } from './events.ts';
export type { View } from './fields.ts';
export { NONE } from './magic/targets.ts';
export { PROMPT_KINDS, type PromptKind } from './prompts.ts';
export { REFUSALS } from './refusals.ts';
export { sequenceFrom } from './rules/order.ts';
export { sumOf } from './rules/shelves.ts';
export { numberOf, ownerOf } from './rules/tokens.ts';
export type { Treasures } from './rules/treasures.ts';

/** What lies on the board, as far as it decides who is served first in a space whose tokens are face up. */
export interface Laid {
  readonly camel: Seat;
  readonly weakestFirst: boolean;
  readonly smuggler: Seat | null;
  readonly guard: number | null;
  readonly carpets: readonly { readonly seat: Seat; readonly space: number }[];
  readonly players: readonly {
    readonly entered: boolean;
    readonly tokens: readonly { readonly value: number | null; readonly space: number; readonly doubled: boolean }[];
  }[];
}

/** The rules of strength look at nothing else; a token that is still face down counts nothing. */
const asState = (laid: Laid): State => laid as unknown as State;

export const rankingSeen = (laid: Laid, space: number): Seat[] => rankingIn(asState(laid), space);
export const strengthsSeen = (laid: Laid, space: number): number[] => strengthsIn(asState(laid), space);

/** What the guard asks of a seat that is too weak. */
export const bribeSeen = (laid: Laid, seat: Seat): number => bribeOf(asState(laid), seat);

/** How many artifacts the seat may still use this round. */
export const usesSeen = (view: Pick<View, 'djinn' | 'players'>, seat: Seat): number =>
  Math.max(0, usesLeft(view as unknown as State, seat));
