import type { Refusal, Seat } from '@majlis/kernel';
import { type AnyCurrency, type Currency, EACH_CURRENCY, faceValueOf, isCard, isMoney } from '../content/cards.ts';
import type { Due } from '../hooks.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { countOf, handFactsOf, playerOf } from './hand.ts';
import { type PaymentSource, type Purse, type Sources, worthOfSources } from './payments.ts';

const byRef = (a: PaymentSource, b: PaymentSource): number => a.ref - b.ref;

/** What a seat has of a currency besides its cards; null if nothing. */
export function extrasOf(s: State, seat: Seat, currency: Currency): Sources | null {
  const { means } = rulesOf(s).hooks;
  if (means.length === 0) return null;
  const out: PaymentSource[] = [];
  for (let i = 0; i < means.length; i++) means[i]!(s, seat, currency, out);
  if (out.length > 1) out.sort(byRef);
  return out.length === 0 ? null : out;
}

/** All a seat has of a currency: cards, and whatever modules count as money of it. */
export function sourcesOf(s: State, seat: Seat, currency: AnyCurrency): Sources {
  const cards = handFactsOf(playerOf(s, seat).hand).sourcesOf(currency);
  const extras = currency > 3 ? null : extrasOf(s, seat, currency as Currency);
  return extras === null ? cards : cards.concat(extras);
}

/** What a seat's money of a currency is worth together. */
export const wealthOf = (s: State, seat: Seat, currency: Currency): number =>
  worthOfSources(sourcesOf(s, seat, currency));

export const purse = (sources: Sources): Purse => ({ sources, opener: null });

/** All the money a seat has, of every currency. */
const mixedSources = (s: State, seat: Seat): Sources =>
  ([...EACH_CURRENCY, 4] as const).flatMap((currency) => sourcesOf(s, seat, currency)).sort(byRef);

/** All a seat could pay this due with; nothing mixes with what is in another purse. */
export function pursesFor(s: State, seat: Seat, due: Due): readonly Purse[] {
  const purses: Purse[] = [];
  if (due.mixed) purses.push(purse(mixedSources(s, seat)));
  else if (due.currency === null) for (const c of EACH_CURRENCY) purses.push(purse(sourcesOf(s, seat, c)));
  else purses.push(purse(sourcesOf(s, seat, due.currency)));
  const { purses: collect } = rulesOf(s).hooks;
  for (let i = 0; i < collect.length; i++) collect[i]!(s, seat, due, purses);
  return purses;
}

const holds = ({ sources, opener }: Purse, ref: number): boolean =>
  opener?.ref === ref || sources.some((source) => source.ref === ref);

/** The purse this payment comes from. */
export const purseWith = (purses: readonly Purse[], refs: readonly number[]): Purse | undefined =>
  purses.find((one) => (one.opener === null || refs.includes(one.opener.ref)) && refs.every((ref) => holds(one, ref)));

export function checkPayment(s: State, seat: Seat, due: Due, refs: readonly number[]): Refusal | null {
  const purses = pursesFor(s, seat, due);
  const found = purseWith(purses, refs);
  return found === undefined ? refuseMeans(s, seat, due, refs, purses) : checkFrom(found, due, refs);
}

/** Are there so many, is all there that has to be, and is it enough? */
export function checkFrom({ sources, opener }: Purse, due: Pick<Due, 'price' | 'exact'>, refs: readonly number[]) {
  if (opener !== null) {
    if (countOf(refs, opener.ref) > 1) return refuse('pay-not-in-hand', { ref: opener.ref });
    if (!refs.some((ref) => opener.needs.includes(ref))) return opener.refusal;
  }
  let total = 0;
  for (const { ref, value, count } of sources) {
    const used = countOf(refs, ref);
    if (used > count) return refuse('pay-not-in-hand', { ref });
    total += used * value;
  }
  const { price } = due;
  if (total < price) return refuse('pay-too-little', { missing: price - total, price });
  return due.exact && total > price ? refuse('pay-not-exact', { over: total - price, price }) : null;
}

function refuseMeans(s: State, seat: Seat, due: Due, refs: readonly number[], purses: readonly Purse[]): Refusal {
  for (const ref of refs) {
    if (purses.some((one) => holds(one, ref))) continue;
    const inHand = isCard(ref) && playerOf(s, seat).hand.includes(ref);
    return inHand ? refuse('pay-wrong-currency', { ref, currency: due.currency }) : refuse('pay-not-in-hand', { ref });
  }
  return refuse('pay-not-mixable', { refs });
}

/** What a payment that may be made is worth. */
export function totalOf(s: State, seat: Seat, due: Due, refs: readonly number[]): number {
  if (refs.every(isMoney)) return refs.reduce((sum, card) => sum + faceValueOf(card), 0);
  const sources = purseWith(pursesFor(s, seat, due), refs)?.sources ?? [];
  return refs.reduce((sum, ref) => sum + (sources.find((source) => source.ref === ref)?.value ?? 0), 0);
}
