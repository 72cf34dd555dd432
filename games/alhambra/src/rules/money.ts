import type { Refusal, Seat } from '@majlis/kernel';
import type { Take } from '../actions.ts';
import { faceValueOf, isMoney, liesInRow, SCORING_CARDS } from '../content/cards.ts';
import type { Round } from '../content/score-table.ts';
import type { X } from '../hooks.ts';
import { append, inRisingOrder, replaceAt } from '../lists.ts';
import { Recent } from '../memo.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { countOf, gainCard, playerOf, without } from './hand.ts';
import { showCard, topLot, topPile } from './lots.ts';

/** Several cards may be taken if they are worth no more than this together. */
export const MONEY_LIMIT = 5;

export function moneyLimitOf(s: State, seat: Seat): number {
  const folds = rulesOf(s).hooks.moneyLimit;
  let limit = MONEY_LIMIT;
  for (let i = 0; i < folds.length; i++) limit = folds[i]!(s, seat, limit);
  return limit;
}

export function checkTake(s: State, seat: Seat, { cards }: Take): Refusal | null {
  if (cards.length === 0) return refuse('take-nothing');
  for (const card of cards) {
    if (countOf(cards, card) > countOf(s.row, card)) return refuse('take-not-in-row', { card });
  }
  const other = cards.find((card) => !isMoney(card));
  if (other !== undefined && cards.length > 1) return refuse('take-alone', { card: other });
  const total = worthOf(cards);
  const limit = moneyLimitOf(s, seat);
  return cards.length > 1 && total > limit ? refuse('take-too-much', { total, limit }) : null;
}

export function takeMoney(x: X, seat: Seat, { cards }: Take): void {
  for (const card of cards) takeFromRow(x, seat, card);
  x.emit({ type: 'tookMoney', seat, cards });
  for (const told of rulesOf(x.s).hooks.onTook) told(x, seat, cards);
}

/** An open card goes into a hand before everyone's eyes. */
export function takeFromRow(x: X, seat: Seat, card: number): void {
  x.s.row = without(x.s.row, card);
  gainCard(playerOf(x.s, seat), card);
}

export function worthOf(cards: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += faceValueOf(cards[i]!);
  return total;
}

const knownTakes = new Recent<readonly number[], { readonly limit: number; readonly takes: readonly Take[] }>();

/** Every set of open cards that may be taken (ALH-3), equal cards counted once; what is not money alone. */
export function takesOf(row: readonly number[], limit: number): readonly Take[] {
  const known = knownTakes.get(row);
  if (known !== undefined && known.limit === limit) return known.takes;
  const takes = findTakes(row, limit);
  knownTakes.set(row, { limit, takes });
  return takes;
}

/** The sets of open money that may be taken together, for the row that was looked at last. */
const open = {
  row: [] as readonly number[],
  limit: 0,
  /** How much money there is, and which in rising order. */
  size: 0,
  money: [] as number[],
  /** How many sets there are, and which, as bits, in the order in which they are listed. */
  count: 0,
  sets: [] as number[],
};
/** What each set is worth. */
const worths: number[] = [0];

function findSets(row: readonly number[], limit: number): void {
  if (open.row === row && open.limit === limit) return;
  const { money, sets } = open;
  const size = sortMoney(row, money);
  let equals = 0;
  for (let i = 1; i < size; i++) if (money[i] === money[i - 1]) equals |= 1 << i;
  let count = 0;
  for (let set = 1; set < 1 << size; set++) {
    const first = set & -set;
    const worth = worths[set ^ first]! + faceValueOf(money[31 - Math.clz32(first)]!);
    worths[set] = worth;
    // Of equal cards the first ones are taken.
    const skipsEqual = (set & equals & ~(set << 1)) !== 0;
    if (!skipsEqual && (set === first || worth <= limit)) sets[count++] = set;
  }
  open.row = row;
  open.limit = limit;
  open.size = size;
  open.count = count;
}

/** Puts the money of the row into a list in rising order; how much it is. */
function sortMoney(row: readonly number[], money: number[]): number {
  let size = 0;
  for (let i = 0; i < row.length; i++) {
    const card = row[i]!;
    if (!isMoney(card)) continue;
    let at = size++;
    for (; at > 0 && money[at - 1]! > card; at--) money[at] = money[at - 1]!;
    money[at] = card;
  }
  return size;
}

function taking(set: number): Take {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  const cards = new Array<number>(size);
  let at = 0;
  for (let i = 0; i < open.size; i++) if ((set & (1 << i)) !== 0) cards[at++] = open.money[i]!;
  return { type: 'take', cards };
}

function findTakes(row: readonly number[], limit: number): Take[] {
  findSets(row, limit);
  const takes: Take[] = [];
  for (let i = 0; i < open.count; i++) takes.push(taking(open.sets[i]!));
  if (open.size === row.length) return takes;
  for (let i = 0; i < row.length; i++) {
    if (!isMoney(row[i]!) && row.indexOf(row[i]!) === i) takes.push({ type: 'take', cards: [row[i]!] });
  }
  return takes;
}

/** How many there are, without making them. */
export function countTakes(row: readonly number[], limit: number): number {
  findSets(row, limit);
  return open.size === row.length ? open.count : takesOf(row, limit).length;
}

/** The one at this place of the list. */
export function takeAt(row: readonly number[], limit: number, at: number): Take {
  findSets(row, limit);
  return open.size === row.length ? taking(open.sets[at]!) : takesOf(row, limit)[at]!;
}

interface Drawn {
  readonly card: number;
  readonly lot: number;
}

/** The top card of the deck; null when there is none. Nobody but the one who draws has seen it. */
export function drawCard(x: X): Drawn | null {
  const { s } = x;
  if (s.deck.length === 0) return null;
  const lot = topLot(s);
  const card = x.turnUp(s.deck)!;
  const top = topPile(s);
  if (top >= 0) s.piles = replaceAt(s.piles, top, s.piles[top]! - 1);
  return { card, lot };
}

/** Before everyone's eyes: into the row, or its own rule is carried out (ALH-32). */
export function turnUp(x: X, { card, lot }: Drawn): void {
  showCard(x.s, lot, card);
  if (!liesInRow(card)) {
    carryOut(x, card);
    return;
  }
  x.s.row = append(x.s.row, card);
  x.emit({ type: 'moneyTurnedUp', card });
}

/** A discard pile without a card for the row stays: it would be turned up and discarded for ever (ALH-REFILL-3). */
export function mayReshuffle(s: State): boolean {
  return s.deck.length === 0 && s.discard.some(liesInRow);
}

/** The discard pile becomes the deck (ALH-11). */
export function reshuffle(x: X): void {
  const { s } = x;
  s.deck = s.discard;
  s.discard = [];
  s.reshuffled = [...s.reshuffled, inRisingOrder(s.deck)];
  x.chance.shuffle('money', s.deck);
  s.piles = [s.deck.length];
  x.emit({ type: 'moneyReshuffled', cards: s.deck.length });
}

/** What happens to a turned-up card that does not lie in the row. */
function carryOut(x: X, card: number): void {
  const scoring = SCORING_CARDS.indexOf(card as (typeof SCORING_CARDS)[number]);
  if (scoring >= 0) {
    const round = (scoring + 1) as Round;
    x.s.scorings = round;
    x.s.scoringsDue = [...x.s.scoringsDue, round];
    x.emit({ type: 'scoringCardTurnedUp', round });
    return;
  }
  for (const claim of rulesOf(x.s).hooks.claimCard) if (claim(x, card)) return;
  throw new Error(`nobody knows what to do with card ${card}`);
}

/** Completes the row, then scores if that is due (ALH-10). */
export function replaceMoney(x: X): void {
  x.push({ kind: 'score' });
  x.push({ kind: 'refillMoney' });
}
