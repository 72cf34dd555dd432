import type { Refusal, Seat } from '@majlis/kernel';
import type { AlhambraAction, Buy } from '../actions.ts';
import { CURRENCIES, type Currency, isMoney } from '../content/cards.ts';
import { TILES } from '../content/tiles.ts';
import type { Channel, Due, Offer, Purses, X } from '../hooks.ts';
import { kept, Recent } from '../memo.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { countOf, loseCard, moneyPurseOf, playerOf } from './hand.ts';
import { type Payment, type PaymentSource, type Purse, paymentsFor } from './payments.ts';

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

const NO_EXTRAS: Purses = { money: [], others: [] };

/** What a seat has besides money cards. */
function extrasFor(s: State, seat: Seat, due: Due): Purses {
  const { purses } = rulesOf(s).hooks;
  if (purses.length === 0) return NO_EXTRAS;
  const out: Purses = { money: [], others: [] };
  for (let i = 0; i < purses.length; i++) purses[i]!(s, seat, due, out);
  return out;
}

function pursesWith(hand: readonly number[], currency: Currency, extras: Purses): readonly Purse[] {
  const money = moneyPurseOf(hand, currency);
  return [extras.money.length === 0 ? money : [...money, ...extras.money], ...extras.others];
}

/** All a seat could pay this due with; nothing mixes with what is in another purse. */
export const pursesFor = (s: State, seat: Seat, due: Due): readonly Purse[] =>
  pursesWith(playerOf(s, seat).hand, due.currency, extrasFor(s, seat, due));

export const worthOfPurse = (purse: Purse): number =>
  purse.reduce((sum: number, { value, count }: PaymentSource) => sum + value * count, 0);

type BuysByKey = Map<number | string, readonly Buy[]>;
const knownBuys = new Recent<readonly number[], BuysByKey>();

/** Listed ways to buy an offer. They only change with the hand, so they are kept beside it. */
export function buysOf(s: State, seat: Seat, offer: Offer): readonly Buy[] {
  const { hand } = playerOf(s, seat);
  const extras = extrasFor(s, seat, dueFor(offer, 'turn'));
  const byKey = kept(knownBuys, hand, () => new Map());
  const plain = offer.key * 64 + offer.price;
  const key = extras.money.length + extras.others.length === 0 ? plain : `${plain}|${keyOfExtras(extras)}`;
  return kept(byKey, key, () =>
    pursesWith(hand, offer.currency, extras)
      .flatMap((purse) => paymentsFor(purse, offer.price))
      .map(({ refs }): Buy => ({ type: 'buy', offer: offer.key, with: refs })),
  );
}

const keyOfSource = ({ ref, value, count }: PaymentSource) => `${ref}:${value}:${count}`;
const keyOfExtras = ({ money, others }: Purses) =>
  [money, ...others].map((purse) => purse.map(keyOfSource).join()).join('|');

export function listBuys(s: State, seat: Seat, out: AlhambraAction[]): void {
  for (let key = 0; key < s.market.length; key++) {
    const offer = offerOf(s, key);
    if (offer === null) continue;
    const buys = buysOf(s, seat, offer);
    for (let i = 0; i < buys.length; i++) out.push(buys[i]!);
  }
}

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
  const values = new Map(pursesFor(s, seat, due).flatMap((purse) => purse.map(({ ref, value }) => [ref, value])));
  return refs.reduce((sum, ref) => sum + (values.get(ref) ?? 0), 0);
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
