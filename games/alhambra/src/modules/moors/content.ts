import { type CultureCounter, DESIGNED_COUNTERS } from './designed.ts';

export type { CounterTold, MoorsTold } from './tell.ts';

const counters = [...DESIGNED_COUNTERS];
/** A counter is its place in this list. */
export const COUNTERS: readonly CultureCounter[] = counters;
/** For content packs. */
export const printCounters = (list: readonly CultureCounter[]): unknown => counters.splice(0, counters.length, ...list);

export const priceText = (counter: number): string => COUNTERS[counter]!.prices.join('/');

export const BUILDINGS_NEEDED = 2;
