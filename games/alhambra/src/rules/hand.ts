import type { Seat } from '@majlis/kernel';
import type { Buy } from '../actions.ts';
import { measured } from '../board/scratch.ts';
import { type AnyCurrency, currencyOf, faceValueOf, leavesWhenSpent } from '../content/cards.ts';
import type { X } from '../hooks.ts';
import { insertAt, removeAt } from '../lists.ts';
import { Recent } from '../memo.ts';
import type { Player, State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { LIST_ALL } from './handfuls.ts';
import { showCard } from './lots.ts';
import type { Sources } from './payments.ts';
import type { Wallet } from './wallet.ts';

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

/** Only the owner sees which card it is; everybody sees from which lot it came. */
export function gainUnseenCard(player: Player, card: number, lot: number): void {
  player.hand = withCard(player.hand, card);
  let at = player.unseen.length;
  while (at > 0 && player.unseen[at - 1]! > card) at--;
  player.unseen = insertAt(player.unseen, at, card);
  player.unseenFrom = insertAt(player.unseenFrom, at, lot);
}

/** Among equal cards one that everyone has seen goes first: nobody could tell that it was another. */
function loseCard(s: State, player: Player, card: number): void {
  const unseen = player.unseen.length > 0 && countOf(player.hand, card) === countOf(player.unseen, card);
  player.hand = without(player.hand, card);
  if (!unseen) return;
  const at = player.unseen.indexOf(card);
  showCard(s, player.unseenFrom[at]!, card);
  player.unseen = removeAt(player.unseen, at);
  player.unseenFrom = removeAt(player.unseenFrom, at);
}

/** Paid or given away: to the discard pile, or out of the game. */
export function spendCard(x: X, seat: Seat, card: number): void {
  loseCard(x.s, playerOf(x.s, seat), card);
  if (!leavesWhenSpent(card)) x.s.discard.push(card);
  else for (const told of rulesOf(x.s).hooks.onCardLeft) told(x, card);
}

/** More ways to pay a price than are ever listed. */
const MOST_WAYS = 1024;

/** All that follows from a hand and is asked again and again. */
export class HandFacts {
  /** By currency: what its cards are worth together. */
  readonly totals: readonly number[];
  /** By square of the market: what `purchase.ts` found out last, once something was listed. */
  buys: (KnownBuys | null)[] | null = null;
  /** With what its owner had besides cards when it was last asked for; `purses.ts` keeps it here. */
  wallet: Wallet | null = null;
  private sources: (Sources | null)[] | null = null;
  private worths: (readonly number[] | null | undefined)[] | null = null;
  /** By currency: the price that was asked about last and how many ways there are to pay it, in one number. */
  private counted: number[] | null = null;
  readonly hand: readonly number[];

  constructor(hand: readonly number[]) {
    const totals = [0, 0, 0, 0, 0];
    for (let i = 0; i < hand.length; i++) {
      const currency = currencyOf(hand[i]!);
      if (currency >= 0) totals[currency]! += faceValueOf(hand[i]!);
    }
    this.hand = hand;
    this.totals = totals;
  }

  /** The cards of a currency as means of payment. */
  sourcesOf(currency: AnyCurrency): Sources {
    this.sources ??= [null, null, null, null, null];
    this.sources[currency] ??= sourcesIn(this.hand, currency);
    return this.sources[currency]!;
  }

  /** What each handful of them is worth (`handfuls.ts`); null: there are too many, and not all are listed. */
  worthsOf(currency: AnyCurrency): readonly number[] | null {
    this.worths ??= [undefined, undefined, undefined, undefined, undefined];
    const known = this.worths[currency];
    if (known !== undefined) return known;
    const worths = worthsOfCards(this.hand, currency);
    this.worths[currency] = worths;
    return worths;
  }

  /** How many handfuls of them pay a price, without a list of what they are worth; -1: not all are listed. */
  countPaying(currency: AnyCurrency, price: number): number {
    if (price <= 0) return 0;
    const size = findHandfuls(this.hand, currency);
    let count = 0;
    for (let i = 1; i < size; i++) if (handfuls[i]! >= price) count++;
    return size === 0 ? -1 : count;
  }

  /** How many ways to pay this price were counted; -1: it is another price than last time. */
  countedFor(currency: AnyCurrency, price: number): number {
    if (this.counted === null) return -1;
    const counted = this.counted[currency]! - price * MOST_WAYS;
    return counted >= 0 && counted < MOST_WAYS ? counted : -1;
  }

  keepCount(currency: AnyCurrency, price: number, count: number): void {
    this.counted ??= [-1, -1, -1, -1, -1];
    this.counted[currency] = price * MOST_WAYS + count;
  }
}

/** How many cards like the one at this place of a hand stand there, one after another. */
function equalsFrom(hand: readonly number[], at: number): number {
  let end = at + 1;
  while (end < hand.length && hand[end] === hand[at]) end++;
  return end - at;
}

const handfuls = new Int32Array(LIST_ALL);

/** Finds what each handful of the cards of a currency is worth; how many there are, 0 if too many to be listed. */
function findHandfuls(hand: readonly number[], currency: AnyCurrency): number {
  let size = 1;
  for (let i = 0; i < hand.length; ) {
    const equals = equalsFrom(hand, i);
    if (currencyOf(hand[i]!) === currency) {
      const value = faceValueOf(hand[i]!);
      const end = size * (equals + 1);
      if (end > LIST_ALL) return 0;
      for (let at = size; at < end; at++) handfuls[at] = handfuls[at - size]! + value;
      size = end;
    }
    i += equals;
  }
  return size;
}

/** `worthsIfFew` of the cards of a currency, without making sources of them. */
function worthsOfCards(hand: readonly number[], currency: AnyCurrency): readonly number[] | null {
  const size = findHandfuls(hand, currency);
  return size === 0 ? null : measured(handfuls, size);
}

function sourcesIn(hand: readonly number[], currency: AnyCurrency): Sources {
  const sources: { ref: number; value: number; count: number }[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (currencyOf(card) !== currency) continue;
    if (i > 0 && hand[i - 1] === card) sources[sources.length - 1]!.count++;
    else sources.push({ ref: card, value: faceValueOf(card), count: 1 });
  }
  return sources;
}

/** The listed ways to buy at this price with cards alone. */
interface KnownBuys {
  readonly price: number;
  readonly buys: readonly Buy[];
}

const known = new Recent<readonly number[], HandFacts>();

export function handFactsOf(hand: readonly number[]): HandFacts {
  const found = known.get(hand);
  if (found !== undefined) return found;
  const facts = new HandFacts(hand);
  known.set(hand, facts);
  return facts;
}

export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!;
