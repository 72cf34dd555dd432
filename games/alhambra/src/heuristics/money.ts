import { type Ranked, RulesBug, type Seat } from '@majlis/kernel';
import type { AlhambraAction, Buy } from '../actions.ts';
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
import { kindWorths } from './kind-worths.ts';
import type { Outlook } from './outlook.ts';
import { type Handful, sparingPayments } from './payment.ts';
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
  const worth: number[] = [];
  const price: number[] = [];
  for (let square = 0; square < market.length; square++) {
    const tile = market[square]!;
    worth.push(tile === null ? 0 : tileWorth(look, tile) + forTheNext * kindWorth(next, tile));
    price.push(tile === null ? 0 : priceOf(tile));
  }
  return { worth, price };
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

/** What taking cards is worth, card by card: many ways to take some have the same cards in them. */
class Takes {
  private readonly s: State;
  private readonly seat: Seat;
  private readonly wants: Wants;
  private readonly outlook: Outlook;
  private readonly sums: readonly number[];
  /** What has been worked out: cards, and the three parts of what each is worth. */
  private readonly cards: number[] = [];
  private readonly parts: number[] = [];

  constructor(s: State, seat: Seat, wants: Wants, outlook: Outlook) {
    this.s = s;
    this.seat = seat;
    this.wants = wants;
    this.outlook = outlook;
    this.sums = payableSums(s.players[seat]!.hand);
  }

  worthOf(cards: readonly number[]): number {
    let worth = 0;
    for (let i = 0; i < cards.length; i++) {
      const at = this.placeOf(cards[i]!);
      worth += this.parts[at]!;
      worth += this.parts[at + 1]!;
      worth += this.parts[at + 2]!;
    }
    return worth;
  }

  private placeOf(card: number): number {
    for (let i = 0; i < this.cards.length; i++) if (this.cards[i] === card) return 3 * i;
    this.cards.push(card);
    return this.judge(card);
  }

  /** What it pays and is besides, what it is among its like, and what it makes possible. */
  private judge(card: number): number {
    const { s, seat, wants, outlook } = this;
    const { card: each, cardEarly, sameCurrency } = constants.now;
    const { hand } = s.players[seat]!;
    const perCard = each + cardEarly * outlook.ahead;
    const currency = currencyOf(card);
    const own = outlook.money * faceValueOf(card) + perCard + addedWorth(s, seat, card, wants, outlook);
    const alike = sameCurrency === 0 ? 0 : sameCurrency * cardsOf(hand, currency).count;
    return this.parts.push(own, alike, this.opened(card, currency)) - 3;
  }

  /** A card that makes an exact payment possible brings a purchase and another action. */
  private opened(card: number, currency: number): number {
    const { s, wants, outlook } = this;
    if (s.market[currency] === null || s.market[currency] === undefined) return 0;
    const price = wants.price[currency]!;
    const gain = wants.worth[currency]! - outlook.money * price;
    if (gain <= 0) return 0;
    const { exactCard, nearer } = constants.now;
    const sums = this.sums[currency]!;
    const value = faceValueOf(card);
    if (isPayable(sums, price)) return 0;
    if (value <= price && isPayable(sums, price - value)) return exactCard * gain;
    if (nearer === 0) return 0;
    const left = price - cardsOf(s.players[this.seat]!.hand, currency).total;
    return left > 0 ? (nearer * gain * Math.min(left, value)) / price : 0;
  }
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
  const judged = new Takes(s, seat, wants, outlook);
  const listed = takesOf(s.row, moneyLimitOf(s, seat));
  const choices: Choice[] = [];
  for (let i = 0; i < listed.length; i++) {
    choices.push({ action: listed[i]!, worth: judged.worthOf(listed[i]!.cards) });
  }
  return choices;
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
  if (exact !== null) found.push(plainBuy(offer, exact, worth, outlook, action));
  if (over !== null) found.push(plainBuy(offer, over, worth, outlook, -constants.now.inexactly));
}

/** `then`: what it is worth to pay this way. */
function plainBuy({ key }: Offer, { refs, total }: Handful, worth: number, outlook: Outlook, then: number): Choice {
  const cost = outlook.money * total + constants.now.smallChange * refs.length;
  return { action: { type: 'buy', offer: key, with: refs }, worth: worth - cost + then };
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
  new Takes(s, seat, wants, outlook).worthOf([card]);
