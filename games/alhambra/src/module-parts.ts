import type { Ranked, Seat } from '@majlis/kernel';
import type { AlhambraAction } from './actions.ts';
import type { Cell } from './board/cells.ts';
import type { Wants } from './heuristics/money.ts';
import type { Outlook } from './heuristics/outlook.ts';
import type { Look, Sight } from './heuristics/sight.ts';
import type { Offer } from './hooks.ts';
import type { State } from './state.ts';

/** A place in the state that holds what not everybody knows; the testkit writes into `items`. */
export interface Secret {
  readonly zone: string;
  /** Zones of the same kind could hold each other's pieces. */
  readonly kind: string;
  readonly items: object;
  readonly at?: readonly number[];
  readonly knownTo: readonly Seat[];
  /** Kept in order: there is no order to be secret. */
  readonly isSorted?: boolean;
}

/** What the checks must know of a module: where its pieces are, and who may not see them. */
export interface ModuleTesting<Slice> {
  /** Every piece it brings into the game, wherever the slice holds it: their number never changes. */
  pieces(slice: Slice, add: (name: string, count?: number) => void): void;
  /** What its slice hides, and what of the money deck is its own. */
  secrets?(slice: Slice, s: State): readonly Secret[];
  /** Events that show a card openly which is hidden again in the same action. */
  readonly shownAndHiddenAgain?: readonly string[];
}

type OfType<A extends { readonly type: string }, T> = Extract<A, { readonly type: T }>;

/** What bots must know of a module: points, as they are expected from here to the end of the game. */
export interface ModuleBots<A extends { readonly type: string } = never> {
  /** What doing this is worth, for every action of the module. */
  readonly worth: { readonly [T in A['type']]: (sight: Sight, action: OfType<A, T>) => number };
  /** By kind of frame: the answers worth a thought, where listing and weighing all of them would take too long. */
  readonly rank?: Readonly<Record<string, (s: State, seat: Seat) => Ranked<AlhambraAction>[]>>;
  /** What a means of payment of the module pays and what it costs to part with it; null: it is not the module's. */
  spent?(ref: number, outlook: Outlook, s: State): { readonly value: number; readonly cost: number } | null;
  /** What laying a tile in this cell adds, besides its kind and its walls; whoever's tile it is. */
  laying?(look: Look, tile: number, cell: Cell): number;
  /** What taking this card adds to what it pays; null: it is not the module's. */
  taken?(s: State, seat: Seat, card: number, wants: Wants, outlook: Outlook): number | null;
  /** What something it sells is worth before it is paid; null: the module does not sell it. */
  offer?(s: State, seat: Seat, offer: Offer, outlook: Outlook): number | null;
  /** What one more tile would be worth, besides its kind and its walls. */
  wanted?(s: State, seat: Seat, tile: number, outlook: Outlook): number;
  /** Its part of the estimate of a position. */
  estimate?(s: State, seat: Seat, outlook: Outlook): number;
}

/** For `testing.ts` of a module: a list that copies of a game share; writing into it replaces it. */
export function sharedList<T>(list: readonly T[], replace: (list: T[]) => void): Record<number, T> {
  const now = [...list];
  const items: Record<number, T> = {};
  list.forEach((_, i) => {
    Object.defineProperty(items, i, {
      enumerable: true,
      get: () => now[i],
      set(value: T) {
        now[i] = value;
        replace([...now]);
      },
    });
  });
  return items;
}
