import type { Seat } from '@majlis/kernel';
import { type Currency, currencyOf, faceValueOf } from '../content/cards.ts';
import { insertAt, removeAt } from '../lists.ts';
import { Recent } from '../memo.ts';
import type { Player, State } from '../state.ts';
import type { Purse } from './payments.ts';

const EMPTY: readonly number[] = [];

/** Rising lists, so that equal hands are equal data. */
export function withCard(cards: readonly number[], card: number): readonly number[] {
  let at = cards.length;
  while (at > 0 && cards[at - 1]! > card) at--;
  return insertAt(cards, at, card);
}

export function without(cards: readonly number[], card: number): readonly number[] {
  const at = cards.indexOf(card);
  if (at < 0) return cards;
  return cards.length === 1 ? EMPTY : removeAt(cards, at);
}

export const countOf = (cards: readonly number[], card: number): number => {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
};

/** Everyone sees the card go into the hand. */
export function gainCard(player: Player, card: number): void {
  player.hand = withCard(player.hand, card);
}

/** Only the owner sees which card it is. */
export function gainUnseenCard(player: Player, card: number): void {
  player.hand = withCard(player.hand, card);
  player.unseen = withCard(player.unseen, card);
}

/** Among equal cards one that everyone has seen goes first: nobody could tell that it was another. */
export function loseCard(player: Player, card: number): void {
  const unseen = player.unseen.length > 0 && countOf(player.hand, card) === countOf(player.unseen, card);
  player.hand = without(player.hand, card);
  if (unseen) player.unseen = without(player.unseen, card);
}

interface HandFacts {
  readonly purses: readonly Purse[];
  readonly totals: readonly number[];
}
const known = new Recent<readonly number[], HandFacts>();

function handFacts(hand: readonly number[]): HandFacts {
  const found = known.get(hand);
  if (found !== undefined) return found;
  const purses: { ref: number; value: number; count: number }[][] = [[], [], [], []];
  const totals = [0, 0, 0, 0];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const purse = purses[currencyOf(card)]!;
    totals[currencyOf(card)]! += faceValueOf(card);
    if (i > 0 && hand[i - 1] === card) purse[purse.length - 1]!.count++;
    else purse.push({ ref: card, value: faceValueOf(card), count: 1 });
  }
  const facts = { purses, totals };
  known.set(hand, facts);
  return facts;
}

/** The money cards of one currency, as means of payment. */
export const moneyPurseOf = (hand: readonly number[], currency: Currency): Purse => handFacts(hand).purses[currency]!;
export const moneyTotalOf = (hand: readonly number[], currency: Currency): number => handFacts(hand).totals[currency]!;

export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!;
