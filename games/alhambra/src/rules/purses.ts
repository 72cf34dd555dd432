import type { Refusal, Seat } from '@majlis/kernel';
import { type Currency, EACH_CURRENCY, faceValueOf, isCard, isMoney } from '../content/cards.ts';
import type { Channel, Due, Terms } from '../hooks.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { countOf, handFactsOf, playerOf } from './hand.ts';
import type { PaymentSource, Purse } from './payments.ts';
import { type Extras, NO_EXTRAS, Wallet } from './wallet.ts';

/** Means of payment besides cards, of all currencies one after another, while they are collected. */
const found: PaymentSource[] = [];
/** Where the next currency begins. */
const ends = [0, 0, 0, 0];

function collectExtras(s: State, seat: Seat): void {
  const { means } = rulesOf(s).hooks;
  while (found.length > 0) found.pop();
  for (let c = 0; c < ends.length; c++) {
    for (let i = 0; i < means.length; i++) means[i]!(s, seat, c as Currency, found);
    ends[c] = found.length;
  }
}

const isSame = (a: PaymentSource, b: PaymentSource): boolean =>
  a === b || (a.ref === b.ref && a.value === b.value && a.count === b.count);

/** Whether what was collected is the same as these. */
function isFound(extras: Extras): boolean {
  let at = 0;
  for (let c = 0; c < ends.length; c++) {
    const sources = extras[c]!;
    if (sources.length !== ends[c]! - at) return false;
    for (let i = 0; i < sources.length; i++) if (!isSame(sources[i]!, found[at + i]!)) return false;
    at = ends[c]!;
  }
  return true;
}

/** All that a seat can pay with now. The same as last time if nothing has changed. */
export function walletOf(s: State, seat: Seat): Wallet {
  const facts = handFactsOf(playerOf(s, seat).hand);
  collectExtras(s, seat);
  const known = facts.wallet;
  if (known !== null && isFound(known.extras)) return known;
  const extras = found.length === 0 ? NO_EXTRAS : EACH_CURRENCY.map((c) => found.slice(ends[c - 1] ?? 0, ends[c]));
  const wallet = new Wallet(facts, extras);
  facts.wallet = wallet;
  return wallet;
}

/** What a seat's money of a currency is worth together. */
export const wealthOf = (s: State, seat: Seat, currency: Currency): number => walletOf(s, seat).totals[currency]!;

/** What pays this alone, whatever it costs; it is in no wallet. */
export function alonePayer(s: State, seat: Seat, terms: Terms, channel: Channel): Purse | null {
  const { paysAlone } = rulesOf(s).hooks;
  for (let i = 0; i < paysAlone.length; i++) {
    const found = paysAlone[i]!(s, seat, terms, channel);
    if (found !== null) return found;
  }
  return null;
}

/** What this due could be paid with; nothing mixes with what is in another purse. */
export function pursesOf(s: State, due: Due, wallet: Wallet, alone: Purse | null): readonly Purse[] {
  const purses: Purse[] = [];
  if (due.mixed) purses.push(wallet.mixedPurse());
  else if (due.currency === null) for (const c of EACH_CURRENCY) purses.push(wallet.purseOf(c));
  else purses.push(wallet.purseOf(due.currency));
  if (alone !== null) purses.push(alone);
  for (const collect of rulesOf(s).hooks.purses) collect(due, wallet, purses);
  return purses;
}

/** All a seat could pay this due with. */
export const pursesFor = (s: State, seat: Seat, due: Due): readonly Purse[] =>
  pursesOf(s, due, walletOf(s, seat), alonePayer(s, seat, due, due.channel));

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
