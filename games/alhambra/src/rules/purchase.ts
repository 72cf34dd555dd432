import type { Refusal, Seat } from '@majlis/kernel';
import type { Buy } from '../actions.ts';
import { type AnyCurrency, isCard } from '../content/cards.ts';
import type { Channel, Due, Offer, Purchase, X } from '../hooks.ts';
import { append } from '../lists.ts';
import { refuse } from '../refusals.ts';
import { SQUARES, type State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { type HandFacts, handFactsOf, playerOf, spendCard } from './hand.ts';
import { payingAt, refsOf } from './handfuls.ts';
import { dueFor, offerOf } from './offers.ts';
import { exactPaymentsFor, type Payment, paymentsFor, type Refs, worthOfSources } from './payments.ts';
import { alonePayer, checkPayment, pursesFor, totalOf, walletOf } from './purses.ts';
import type { Wallet } from './wallet.ts';
import { type Ways, waysFrom, waysToPay } from './ways.ts';

const NO_BUYS: readonly Buy[] = [];
const NO_WAYS: readonly Refs[] = [];

/** Listed ways to pay a due. */
export function listPayments(s: State, seat: Seat, due: Due): Refs[] {
  return pursesFor(s, seat, due).flatMap((purse) => waysFrom(purse, due));
}

/** Nobody has added anything to money cards. */
export function isPlain(s: State): boolean {
  const { means, purses, paysAlone } = rulesOf(s).hooks;
  return means.length === 0 && purses.length === 0 && paysAlone.length === 0;
}

/** Listed ways to buy an offer in a turn. */
export function buysOf(s: State, seat: Seat, offer: Offer, wallet: Wallet | null = null): readonly Buy[] {
  if (offer.closed !== null) return NO_BUYS;
  if (offer.currency !== null && isPlain(s)) return plainBuysOf(playerOf(s, seat).hand, offer);
  return knownWays(s, seat, offer, 'turn', wallet ?? walletOf(s, seat))?.buysOf(offer.key) ?? NO_BUYS;
}

/** How many they are, without making them. */
export function countBuys(s: State, seat: Seat, offer: Offer, wallet: Wallet): number {
  return offer.closed === null ? countWaysToBuy(s, seat, offer, 'turn', wallet) : 0;
}

/** The one at this place of the list. */
export function buyAt(s: State, seat: Seat, offer: Offer, wallet: Wallet, at: number): Buy {
  return { type: 'buy', offer: offer.key, with: wayToBuyAt(s, seat, offer, 'turn', wallet, at) };
}

/** Likewise on a square of the market, where money is plain. */
export function plainBuysOf(hand: readonly number[], offer: Offer): readonly Buy[] {
  const facts = handFactsOf(hand);
  return facts.totals[offer.currency!]! < offer.price ? NO_BUYS : plainBuys(facts, offer, offer.currency!);
}

/** How many they are, without making them. */
export function countPlainBuys(facts: HandFacts, offer: Offer): number {
  const currency = offer.currency!;
  if (facts.totals[currency]! < offer.price) return 0;
  if (offer.exact) return plainBuys(facts, offer, currency).length;
  const known = facts.countedFor(currency, offer.price);
  if (known >= 0) return known;
  const paying = facts.countPaying(currency, offer.price);
  const count = paying < 0 ? plainBuys(facts, offer, currency).length : paying;
  facts.keepCount(currency, offer.price, count);
  return count;
}

/** The one at this place of the list. */
export function plainBuyAt(facts: HandFacts, offer: Offer, at: number): Buy {
  const currency = offer.currency!;
  const worths = offer.exact ? null : facts.worthsOf(currency);
  if (worths === null) return plainBuys(facts, offer, currency)[at]!;
  const refs = refsOf(facts.sourcesOf(currency), payingAt(worths, offer.price, at));
  return { type: 'buy', offer: offer.key, with: refs };
}

/** With cards of the offer's currency and nothing else, as in the base game: no purse has to be opened. */
function plainBuys(facts: HandFacts, { key, price, exact }: Offer, currency: AnyCurrency): readonly Buy[] {
  const known = facts.buys?.[key];
  if (known && known.price === price) return known.buys;
  const sources = facts.sourcesOf(currency);
  const ways = exact ? exactPaymentsFor(sources, price) : paymentsFor(sources, price);
  const buys = new Array<Buy>(ways.length);
  for (let i = 0; i < ways.length; i++) buys[i] = { type: 'buy', offer: key, with: ways[i]! };
  if (key >= SQUARES) return buys;
  facts.buys ??= [null, null, null, null];
  facts.buys[key] = { price, buys };
  return buys;
}

/** Listed ways to pay for an offer that is not closed. */
export const waysToBuy = (s: State, seat: Seat, offer: Offer, channel: Channel, wallet: Wallet): readonly Refs[] =>
  knownWays(s, seat, offer, channel, wallet)?.list ?? NO_WAYS;

export const countWaysToBuy = (s: State, seat: Seat, offer: Offer, channel: Channel, wallet: Wallet): number =>
  knownWays(s, seat, offer, channel, wallet)?.count ?? 0;

export const wayToBuyAt = (s: State, seat: Seat, offer: Offer, channel: Channel, wallet: Wallet, at: number): Refs =>
  knownWays(s, seat, offer, channel, wallet)!.at(at);

/** No purse for this offer can hold more: without purses of modules, the currency it asks for is all that counts. */
function mostFor(s: State, { currency, mixed }: Offer, wallet: Wallet): number {
  const isOneCurrency = currency !== null && !mixed && rulesOf(s).hooks.purses.length === 0;
  return isOneCurrency ? wallet.totals[currency]! : wallet.total;
}

/** Null: the seat cannot pay. */
function knownWays(s: State, seat: Seat, offer: Offer, channel: Channel, wallet: Wallet): Ways | null {
  const alone = alonePayer(s, seat, offer, channel);
  if (alone === null && mostFor(s, offer, wallet) < offer.price) return null;
  return waysToPay(offer, offer.exact || channel === 'special', wallet, alone, rulesOf(s).hooks.purses);
}

/** The most a seat can pay in one currency, or in money that no square asks for. */
export function mostPayable(s: State, seat: Seat, due: Due): number {
  return Math.max(...pursesFor(s, seat, due).map(({ sources }) => worthOfSources(sources)));
}

/** All that is paid leaves its owner; then modules are told, and may give change. */
export function pay(x: X, seat: Seat, due: Due, refs: readonly number[]): Payment {
  const paid = { refs, total: totalOf(x.s, seat, due, refs) };
  for (const ref of refs) spend(x, seat, ref);
  for (const told of rulesOf(x.s).hooks.onPaid) told(x, seat, due, paid);
  return paid;
}

function spend(x: X, seat: Seat, ref: number): void {
  if (isCard(ref)) {
    spendCard(x, seat, ref);
    return;
  }
  for (const claim of rulesOf(x.s).hooks.claimSpent) if (claim(x, seat, ref)) return;
  throw new Error(`nobody takes the payment ${ref}`);
}

/** For what is on offer on this occasion. */
export function checkBuy(
  s: State,
  seat: Seat,
  action: { offer: number; with: readonly number[] },
  channel: Channel,
): Refusal | null {
  const offer = offerOf(s, seat, action.offer);
  if (offer === null) return refuse('buy-empty-square', { square: action.offer });
  if (!offer.channels.includes(channel)) return refuse('buy-only-in-turn', { offer: action.offer });
  return offer.closed ?? checkPayment(s, seat, dueFor(offer, channel), action.with);
}

/** Pays and takes what was on offer. `again`: the buyer may choose another action. */
export function buy(x: X, seat: Seat, key: number, refs: readonly number[], channel: Channel): { again: boolean } {
  const { s } = x;
  const offer = offerOf(s, seat, key)!;
  const due = dueFor(offer, channel);
  const exact = totalOf(s, seat, due, refs) === offer.price;
  const purchase = { offer, channel, paid: refs, exact };
  handOver(x, seat, purchase);
  pay(x, seat, due, refs);
  for (const told of rulesOf(s).hooks.onPurchased) told(x, seat, purchase);
  return { again: exact && due.again };
}

/** A tile of the market waits beside the Alhambra (ALH-6); what else is for sale, its module hands over. */
function handOver(x: X, seat: Seat, purchase: Purchase): void {
  const { s } = x;
  const { offer, paid, exact } = purchase;
  if (offer.tile !== null) {
    const { key, tile, price } = offer;
    x.emit({ type: 'bought', seat, offer: key, tile, paid, price, exact });
    const player = playerOf(s, seat);
    player.waiting = append(player.waiting, tile);
  }
  if (offer.key < s.market.length) {
    s.market[offer.key] = null;
    return;
  }
  for (const claim of rulesOf(s).hooks.claimSold) if (claim(x, seat, purchase)) return;
  throw new Error(`nobody sells offer ${offer.key}`);
}
