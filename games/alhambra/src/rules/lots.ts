import type { State } from '../state.ts';
import { without } from './hand.ts';

/**
 * A lot is a number of cards that were hidden together, so that everybody knows what is among them but not where:
 * a pile of the first deck, a deck shuffled later, or what a module dealt face down. Whoever draws a card unseen
 * holds one of its lot.
 */
const LOTS_OF_A_DECK = 10;

/** Dealt face down at the start, not drawn from the deck. */
export const DEALT = -1;

/** The pile the top card of the deck belongs to; -1 if there is none. */
export function topPile({ piles }: Pick<State, 'piles'>): number {
  for (let i = 0; i < piles.length; i++) if (piles[i]! > 0) return i;
  return -1;
}

/** The lot of the top card of the deck. */
export const topLot = (s: State): number => s.reshuffled.length * LOTS_OF_A_DECK + topPile(s);

/** The lot of a pile of the deck as it is now. */
export const lotOfPile = (s: Pick<State, 'reshuffled'>, pile: number): number =>
  s.reshuffled.length * LOTS_OF_A_DECK + pile;

/** How often the deck had been shuffled again when this lot was made; 0 is the first deck. */
export const reshuffleOf = (lot: number): number => Math.max(0, Math.floor(lot / LOTS_OF_A_DECK));

/** Everybody sees a card of this lot. */
export function showCard(s: State, lot: number, card: number): void {
  const reshuffle = reshuffleOf(lot);
  if (reshuffle === 0) return;
  const left = s.reshuffled[reshuffle - 1]!;
  s.reshuffled = s.reshuffled.with(reshuffle - 1, without(left, card));
}
