import { type Ranked, RulesBug, type Seat } from '@majlis/kernel';
import type { AlhambraAction, Buy, Take } from '../actions.ts';
import { type Currency, currencyOf, faceValueOf, isMoney } from '../content/cards.ts';
import { priceOf } from '../content/tiles.ts';
import type { Offer } from '../hooks.ts';
import { rulesOf } from '../rules/compiled.ts';
import { moneyLimitOf, takesOf } from '../rules/money.ts';
import { offerOf, otherOffersOf } from '../rules/offers.ts';
import { buysOf, isPlain } from '../rules/purchase.ts';
import type { State } from '../state.ts';
import { bestRoughPlace, kindWorth } from './building.ts';
import { constants } from './constants.ts';
import { kindWorths, type Outlook } from './outlook.ts';
import { sparingPayments } from './payment.ts';
import type { Look } from './sight.ts';

type Choice = Ranked<AlhambraAction>;

/** What a seat wants of the market. */
export interface Wants {
  /** By square: what the building is worth to the seat before it is paid. */
  readonly worth: readonly number[];
  /** By square: what it must be paid with. */
  readonly price: readonly number[];
}

export function wantsOf(look: Look): Wants {
  const { s, seat, outlook, counts } = look;
  const { market, players } = s;
  const { forTheNext } = constants.now;
  const next = forTheNext === 0 ? [] : kindWorths(s, (seat + 1) % players.length, outlook, counts);
  const worth = market.map((tile) => (tile === null ? 0 : tileWorth(look, tile) + forTheNext * kindWorth(next, tile)));
  return { worth, price: market.map((tile) => (tile === null ? 0 : priceOf(tile))) };
}

/** What a tile is worth to the seat, in its best place. */
export function tileWorth(look: Look, tile: number): number {
  const place = bestRoughPlace(look, tile);
  const kind = kindWorth(look.kinds, tile);
  let worth = place === null ? constants.now.inReserve * kind : kind + place.worth;
  const { wanted } = rulesOf(look.s).bots;
  for (let i = 0; i < wanted.length; i++) worth += wanted[i]!(look.s, look.seat, tile, look.outlook);
  return worth;
}

/** Sums up to 31 that a hand can pay in each currency, as bits. */
export function payableSums(hand: readonly number[]): [number, number, number, number, number] {
  const sums: [number, number, number, number, number] = [1, 1, 1, 1, 1];
  for (let i = 0; i < hand.length; i++) {
    const currency = currencyOf(hand[i]!);
    if (currency >= 0) sums[currency] |= sums[currency] << faceValueOf(hand[i]!);
  }
  return sums;
}

const isPayable = (sums: number, price: number): boolean => (sums & (1 << price)) !== 0;

/** A card that makes an exact payment possible brings a purchase and another action. */
export function takeWorth(
  s: State,
  seat: Seat,
  cards: readonly number[],
  sums: readonly number[],
  wants: Wants,
  outlook: Outlook,
): number {
  const { card, cardEarly, exactCard, nearer, sameCurrency } = constants.now;
  const { hand } = s.players[seat]!;
  const perCard = card + cardEarly * outlook.ahead;
  let worth = 0;
  for (let i = 0; i < cards.length; i++) {
    const currency = currencyOf(cards[i]!);
    const value = faceValueOf(cards[i]!);
    worth += outlook.money * value + perCard + addedWorth(s, seat, cards[i]!, wants, outlook);
    if (sameCurrency !== 0) worth += sameCurrency * cardsOf(hand, currency).count;
    if (s.market[currency] === null || s.market[currency] === undefined) continue;
    const price = wants.price[currency]!;
    const gain = wants.worth[currency]! - outlook.money * price;
    if (gain <= 0) continue;
    const before = isPayable(sums[currency]!, price);
    const after = before || (value <= price && isPayable(sums[currency]!, price - value));
    if (after && !before) worth += exactCard * gain;
    else if (nearer !== 0 && !before) {
      const left = price - cardsOf(hand, currency).total;
      if (left > 0) worth += (nearer * gain * Math.min(left, value)) / price;
    }
  }
  return worth;
}

function cardsOf(hand: readonly number[], currency: number): { count: number; total: number } {
  let count = 0;
  let total = 0;
  for (let i = 0; i < hand.length; i++) {
    if (currencyOf(hand[i]!) !== currency) continue;
    count++;
    total += faceValueOf(hand[i]!);
  }
  return { count, total };
}

/** What a card of a module is worth besides what it pays. */
function addedWorth(s: State, seat: Seat, card: number, wants: Wants, outlook: Outlook): number {
  const { taken } = rulesOf(s).bots;
  for (let i = 0; i < taken.length; i++) {
    const worth = taken[i]!(s, seat, card, wants, outlook);
    if (worth !== null) return worth;
  }
  return 0;
}

export function takes(s: State, seat: Seat, wants: Wants, outlook: Outlook): Choice[] {
  const sums = payableSums(s.players[seat]!.hand);
  return takesOf(s.row, moneyLimitOf(s, seat)).map((action: Take) => ({
    action,
    worth: takeWorth(s, seat, action.cards, sums, wants, outlook),
  }));
}

/** Of what is no money card its module knows the worth. */
function paidWith(s: State, refs: readonly number[], outlook: Outlook): { total: number; cost: number } {
  let total = 0;
  let cost = 0;
  for (const ref of refs) {
    if (isMoney(ref)) {
      total += faceValueOf(ref);
      cost += outlook.money * faceValueOf(ref);
      continue;
    }
    const spent = spentOf(s, ref, outlook);
    total += spent.value;
    cost += spent.cost;
  }
  return { total, cost };
}

function spentOf(s: State, ref: number, outlook: Outlook): { readonly value: number; readonly cost: number } {
  for (const worthOf of rulesOf(s).bots.spent) {
    const spent = worthOf(ref, outlook, s);
    if (spent !== null) return spent;
  }
  throw new RulesBug(`no module knows what ${ref} is worth`);
}

/** For each offer the best ways to pay it: exactly, and with the least waste. `action`: what another action is worth. */
export function buys(s: State, seat: Seat, wants: Wants, outlook: Outlook, action: number): Choice[] {
  const found: Choice[] = [];
  const plain = isPlain(s);
  const { buying, buyingEarly } = constants.now;
  const anyway = buying + buyingEarly * outlook.ahead;
  for (let square = 0; square < s.market.length; square++) {
    const offer = offerOf(s, seat, square);
    if (offer === null) continue;
    const worth = wants.worth[square]! + anyway;
    if (plain) addPlainBuys(found, s.players[seat]!.hand, offer, worth, outlook, action);
    else addListedBuys(found, s, buysOf(s, seat, offer), offer, worth, outlook, action);
  }
  for (const offer of otherOffersOf(s, seat)) {
    if (!offer.channels.includes('turn')) continue;
    const listed = buysOf(s, seat, offer);
    if (listed.length === 0) continue;
    const worth = offerWorth(s, seat, offer.key, wants, outlook);
    addListedBuys(found, s, listed, offer, worth, outlook, offer.again ? action : 0);
  }
  return found;
}

/** What lies on a square the seat may want; what else is for sale, its module knows the worth of. */
export function offerWorth(s: State, seat: Seat, key: number, wants: Wants, outlook: Outlook): number {
  if (key < s.market.length) return wants.worth[key]!;
  const offer = offerOf(s, seat, key);
  if (offer === null) return 0;
  for (const worthOf of rulesOf(s).bots.offer) {
    const worth = worthOf(s, seat, offer, outlook);
    if (worth !== null) return worth;
  }
  return 0;
}

function addPlainBuys(
  found: Choice[],
  hand: readonly number[],
  offer: Offer,
  worth: number,
  outlook: Outlook,
  action: number,
): void {
  const { exact, over } = sparingPayments(hand, offer.key as Currency, offer.price);
  for (const paid of [exact, over]) {
    if (paid === null) continue;
    const cost = outlook.money * paid.total + constants.now.smallChange * paid.refs.length;
    found.push({
      action: { type: 'buy', offer: offer.key, with: paid.refs },
      worth: worth - cost + (paid === exact ? action : -constants.now.inexactly),
    });
  }
}

/** Modules add means of payment of other kinds. */
function addListedBuys(
  found: Choice[],
  s: State,
  listed: readonly Buy[],
  offer: Offer,
  worth: number,
  outlook: Outlook,
  action: number,
): void {
  const { inexactly, smallChange } = constants.now;
  let exact: Choice | null = null;
  let over: Choice | null = null;
  for (const buy of listed) {
    const { total, cost } = paidWith(s, buy.with, outlook);
    const isExact = total === offer.price || total === 0;
    const choice = {
      action: buy,
      worth: worth - cost - smallChange * buy.with.length + (isExact ? action : -inexactly),
    };
    if (isExact) exact = better(exact, choice);
    else over = better(over, choice);
  }
  for (const choice of [exact, over]) if (choice !== null) found.push(choice);
}

const better = (a: Choice | null, b: Choice): Choice => (a === null || b.worth > a.worth ? b : a);

export const paymentCost = (s: State, refs: readonly number[], outlook: Outlook): number =>
  paidWith(s, refs, outlook).cost;

export const cardWorth = (s: State, seat: Seat, card: number, wants: Wants, outlook: Outlook): number =>
  takeWorth(s, seat, [card], payableSums(s.players[seat]!.hand), wants, outlook);
