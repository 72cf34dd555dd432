import type { Refusal, Seat } from '@majlis/kernel';
import type { Buy } from '../actions.ts';
import { CURRENCIES, type Currency, faceValueOf, isMoney } from '../content/cards.ts';
import { TILES } from '../content/tiles.ts';
import type { Channel, Due, Offer, Purses, X } from '../hooks.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { countOf, handFactsOf, loseCard, playerOf } from './hand.ts';
import { type Payment, type PaymentSource, type Purse, paymentsFor, worthOfPurse } from './payments.ts';

const EVERYWHERE: readonly Channel[] = ['turn', 'special'];

/** A building on a square of the market, paid in that square's currency. */
const BUILDING_OFFERS: readonly (readonly Offer[])[] = CURRENCIES.map((_, square) =>
  TILES.map(({ price }, tile) => {
    const currency = square as Currency;
    return { key: square, what: 'building', tile, currency, price, channels: EVERYWHERE };
  }),
);

export function offerOf(s: State, key: number): Offer | null {
  const tile = s.market[key];
  return tile === null || tile === undefined ? null : BUILDING_OFFERS[key]![tile]!;
}

export const dueFor = ({ what, currency, price }: Offer, channel: Channel): Due => ({ what, channel, currency, price });

/** What a seat has besides money cards; null if nothing. */
function extrasFor(s: State, seat: Seat, due: Due): Purses | null {
  const { purses } = rulesOf(s).hooks;
  if (purses.length === 0) return null;
  const out: Purses = { money: [], others: [] };
  for (let i = 0; i < purses.length; i++) purses[i]!(s, seat, due, out);
  return out.money.length + out.others.length === 0 ? null : out;
}

function pursesWith(hand: readonly number[], currency: Currency, extras: Purses | null): readonly Purse[] {
  const money = handFactsOf(hand).purseOf(currency);
  return extras === null ? [money] : [[...money, ...extras.money], ...extras.others];
}

/** All a seat could pay this due with; nothing mixes with what is in another purse. */
export const pursesFor = (s: State, seat: Seat, due: Due): readonly Purse[] =>
  pursesWith(playerOf(s, seat).hand, due.currency, extrasFor(s, seat, due));

const NO_BUYS: readonly Buy[] = [];

/** Listed ways to buy an offer. They only change with the hand and what is paid beside it, so they are kept. */
export function buysOf(s: State, seat: Seat, offer: Offer): readonly Buy[] {
  const { hand } = playerOf(s, seat);
  const { totals, buys } = handFactsOf(hand);
  const extras = rulesOf(s).hooks.purses.length === 0 ? null : extrasFor(s, seat, dueFor(offer, 'turn'));
  const money = totals[offer.currency]!;
  if ((extras === null ? money : mostPayable(money, offer, extras)) < offer.price) return NO_BUYS;
  const key = extras === null ? '' : keyOfExtras(extras);
  const known = buys[offer.key];
  if (known && known.price === offer.price && known.extras === key) return known.buys;
  const found = findBuys(pursesWith(hand, offer.currency, extras), offer);
  buys[offer.key] = { price: offer.price, extras: key, buys: found };
  return found;
}

/** From the purse with money; another purse may always do. */
const mostPayable = (money: number, { price }: Offer, extras: Purses): number =>
  extras.others.length > 0 ? price : money + worthOfPurse(extras.money);

function findBuys(purses: readonly Purse[], { key, price }: Offer): Buy[] {
  const buys: Buy[] = [];
  for (const purse of purses) {
    for (const refs of paymentsFor(purse, price)) buys.push({ type: 'buy', offer: key, with: refs });
  }
  return buys;
}

const keyOfSource = ({ ref, value, count }: PaymentSource) => `${ref}:${value}:${count}`;
const keyOfExtras = ({ money, others }: Purses) =>
  [money, ...others].map((purse) => purse.map(keyOfSource).join()).join('|');

export function checkPayment(s: State, seat: Seat, due: Due, refs: readonly number[]): Refusal | null {
  const purses = pursesFor(s, seat, due);
  const purse = purses.find((sources) => refs.every((ref) => sources.some((source) => source.ref === ref)));
  if (purse === undefined) return refuseMeans(s, seat, due, refs, purses);
  let total = 0;
  for (const { ref, value, count } of purse) {
    const used = countOf(refs, ref);
    if (used > count) return refuse('pay-not-in-hand', { ref });
    total += used * value;
  }
  return total >= due.price ? null : refuse('pay-too-little', { missing: due.price - total, price: due.price });
}

function refuseMeans(s: State, seat: Seat, due: Due, refs: readonly number[], purses: readonly Purse[]): Refusal {
  for (const ref of refs) {
    if (purses.some((purse) => purse.some((source) => source.ref === ref))) continue;
    const inHand = isMoney(ref) && playerOf(s, seat).hand.includes(ref);
    return inHand ? refuse('pay-wrong-currency', { ref, currency: due.currency }) : refuse('pay-not-in-hand', { ref });
  }
  return refuse('pay-not-mixable', { refs });
}

export function totalOf(s: State, seat: Seat, due: Due, refs: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < refs.length; i++)
    total += isMoney(refs[i]!) ? faceValueOf(refs[i]!) : extraWorth(s, seat, due, refs[i]!);
  return total;
}

function extraWorth(s: State, seat: Seat, due: Due, ref: number): number {
  const sources = pursesFor(s, seat, due).flat();
  return sources.find((source) => source.ref === ref)?.value ?? 0;
}

/** All that is paid leaves its owner; then modules are told, and may give change. */
export function pay(x: X, seat: Seat, due: Due, refs: readonly number[]): Payment {
  const paid = { refs, total: totalOf(x.s, seat, due, refs) };
  for (const ref of refs) spend(x, seat, ref);
  for (const told of rulesOf(x.s).hooks.onPaid) told(x, seat, due, paid);
  return paid;
}

function spend(x: X, seat: Seat, ref: number): void {
  if (isMoney(ref)) {
    loseCard(playerOf(x.s, seat), ref);
    x.s.discard.push(ref);
    return;
  }
  for (const claim of rulesOf(x.s).hooks.claimSpent) if (claim(x, seat, ref)) return;
  throw new Error(`nobody takes the payment ${ref}`);
}

export function checkBuy(s: State, seat: Seat, action: { offer: number; with: readonly number[] }): Refusal | null {
  const offer = offerOf(s, action.offer);
  if (offer === null) return refuse('buy-empty-square', { square: action.offer });
  return checkPayment(s, seat, dueFor(offer, 'turn'), action.with);
}

/** Pays, takes the tile from the market and lets it wait beside the Alhambra (ALH-6). */
export function buy(x: X, seat: Seat, key: number, refs: readonly number[], channel: Channel): { exact: boolean } {
  const { s } = x;
  const offer = offerOf(s, key)!;
  const { tile, price } = offer;
  s.market[key] = null;
  const player = playerOf(s, seat);
  player.waiting = [...player.waiting, tile];
  const exact = totalOf(s, seat, dueFor(offer, channel), refs) === price;
  x.emit({ type: 'bought', seat, offer: key, tile, paid: refs, price, exact });
  pay(x, seat, dueFor(offer, channel), refs);
  for (const told of rulesOf(s).hooks.onPurchased) told(x, seat, { offer, channel, exact });
  return { exact };
}
