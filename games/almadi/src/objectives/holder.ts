import type { Realm } from '../realm/realm.ts';

/** What the conditions of objectives look at: a realm and what lies beside it. */
export interface Holder {
  readonly realm: Realm;
  /** Cards of each pattern, and of each kind of stall. */
  readonly mosaics: readonly number[];
  readonly stalls: readonly number[];
  readonly rubies: number;
}

export const cardsOf = (kinds: readonly number[]): number => {
  let cards = 0;
  for (const count of kinds) cards += count;
  return cards;
};

/** ALM-10: four alike are two pairs. */
export const pairsOf = (kinds: readonly number[]): number => {
  let pairs = 0;
  for (const count of kinds) pairs += count >> 1;
  return pairs;
};
