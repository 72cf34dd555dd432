import type { Refusal, Seat } from '@majlis/kernel';
import type { Change, Due } from '../hooks.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { countOf } from './hand.ts';
import type { Purse } from './payments.ts';
import { checkFrom, pursesFor, purseWith } from './purses.ts';

/** What a seat owes, all it could pay it with, and what follows. Plain data, enough to judge any payment. */
export interface Bill {
  readonly price: number;
  /** No more than the price is taken. */
  readonly exact: boolean;
  /** Exact money gives another action. */
  readonly again: boolean;
  /** What comes back for money paid too much; null: nothing. */
  readonly change: Change | null;
  /** Nothing mixes with what is in another purse. A means may be in several of them. */
  readonly purses: readonly Purse[];
}

export function billFor(s: State, seat: Seat, due: Due): Bill {
  const { price, exact, again } = due;
  const change: Change[] = [];
  for (const collect of rulesOf(s).hooks.changes) collect(s, due, change);
  const purses = pursesFor(s, seat, due).filter(({ sources }) => sources.length > 0);
  return { price, exact, again, change: change[0] ?? null, purses };
}

/** What a payment would mean. */
export interface Quote {
  readonly total: number;
  readonly missing: number;
  readonly over: number;
  readonly again: boolean;
  /** Coins that would come back. */
  readonly coins: number;
  /** Null: it may be paid so. */
  readonly refusal: Refusal | null;
}

const valueIn = ({ sources }: Purse, ref: number): number => sources.find((source) => source.ref === ref)?.value ?? 0;

/** From the bill alone, so that a client can ask while a player still chooses. */
export function quote(bill: Bill, refs: readonly number[]): Quote {
  const found = purseWith(bill.purses, refs);
  const total = found === undefined ? 0 : refs.reduce((sum, ref) => sum + valueIn(found, ref), 0);
  const missing = Math.max(0, bill.price - total);
  const over = Math.max(0, total - bill.price);
  const refusal = found === undefined ? refuse('pay-not-mixable', { refs }) : checkFrom(found, bill, refs);
  const coins = bill.change === null ? 0 : Math.min(bill.change.atMost, Math.floor(over / bill.change.every));
  return { total, missing, over, again: bill.again && missing + over === 0, coins, refusal };
}

/** Which means could still join this payment: some purse holds them all. */
export function joinable(bill: Bill, refs: readonly number[]): number[] {
  const joins = new Set<number>();
  for (const { sources, opener } of bill.purses) {
    const counts = new Map(sources.map(({ ref, count }) => [ref, count]));
    if (opener !== null) counts.set(opener.ref, 1);
    if (!refs.every((ref) => countOf(refs, ref) <= (counts.get(ref) ?? 0))) continue;
    for (const [ref, count] of counts) if (countOf(refs, ref) < count) joins.add(ref);
  }
  return [...joins].sort((a, b) => a - b);
}

/** What would have to be played as well for these to be paid together; null if nothing, or nothing helps. */
export function openerFor(bill: Bill, refs: readonly number[]): number | null {
  if (purseWith(bill.purses, refs) !== undefined) return null;
  return bill.purses.find(({ opener }) => opener && purseWith(bill.purses, [...refs, opener.ref]))?.opener?.ref ?? null;
}
