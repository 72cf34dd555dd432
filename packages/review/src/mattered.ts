import type { Weighed } from './weigh.ts';

/** Mistakes of each player that are told. */
const TOLD = 3;
/** Standard errors beyond which a difference is no accident. */
const SURE = 2;
/** Of the value from 0 to 1: less is nothing to talk about. */
const LEAST = 0.008;

/** A decision with what it cost in the end. */
interface Costly {
  readonly weighed: Weighed;
  readonly cost: number;
}

const surely = ({ cost, weighed }: Costly): number => cost - weighed.loss.value.error;
const atMost = ({ cost, weighed }: Costly): number => cost + weighed.loss.value.error;
const isSure = ({ cost, weighed }: Costly): boolean => cost > Math.max(LEAST, SURE * weighed.loss.value.error);

/**
 * What a decision cost. It is compared with playing on in an ordinary way, so a chance that was left counts as lost;
 * but where the player took it later, only what is not made up for by then.
 */
function costOf(weighed: Weighed, own: readonly Weighed[]): number {
  const { loss, gain } = weighed;
  const chance = weighed.sought?.best ?? null;
  if (chance === null) return loss.value.mean;
  const left = Math.max(0, loss.value.mean + gain.value.mean);
  const taken = own.filter(({ at, sought }) => at > weighed.at && sought?.played === chance);
  const madeUpFor = taken.reduce((sum, later) => sum + Math.max(0, later.gain.value.mean), 0);
  return loss.value.mean - Math.min(left, madeUpFor);
}

const costly = (own: readonly Weighed[]): Costly[] => own.map((weighed) => ({ weighed, cost: costOf(weighed, own) }));

/** The decisions of one player that cost most, beyond the noise; the worst first. */
function toldOf(all: readonly Costly[]): readonly Costly[] {
  const told: Costly[] = [];
  for (const one of all.filter(isSure).sort((a, b) => surely(b) - surely(a))) {
    if (told.length < TOLD && !told.some((other) => isSameChance(one.weighed, other.weighed))) told.push(one);
  }
  return told;
}

export const mistakesOf = (own: readonly Weighed[]): readonly Weighed[] =>
  toldOf(costly(own)).map(({ weighed }) => weighed);

/** Decisions that may have cost more than those told: a short look was not enough to rule that out. */
export function contendersOf(own: readonly Weighed[]): readonly Weighed[] {
  const all = costly(own);
  const told = toldOf(all);
  const least = Math.max(LEAST, told.length < TOLD ? 0 : surely(told.at(-1)!));
  const isOne = (one: Costly) =>
    one.cost > LEAST && atMost(one) > least && !told.some((other) => isSameChance(one.weighed, other.weighed));
  return all
    .filter(isOne)
    .sort((a, b) => atMost(b) - atMost(a))
    .map(({ weighed }) => weighed);
}

/** The same thing left undone twice in a row, or for as long as it could be had, is one mistake, told where it cost most. */
function isSameChance(one: Weighed, other: Weighed): boolean {
  if (Math.abs(one.at - other.at) === 1 && one.best.text === other.best.text) return true;
  const chance = one.sought?.best ?? null;
  return chance !== null && chance === other.sought?.best && !isHarm(one) && !isHarm(other);
}

/** Worse than an ordinary move, which is more than to leave a chance. */
const isHarm = ({ gain: { value } }: Weighed): boolean => -value.mean > Math.max(LEAST, SURE * value.error);

/** The one that won most, against what could be expected, and to which nothing better was found. */
export function winsOf(own: readonly Weighed[]): readonly Weighed[] {
  const sure = ({ gain: { value } }: Weighed) => value.mean - value.error;
  const isWin = ({ gain: { value }, loss }: Weighed) =>
    loss.value.mean < LEAST && value.mean > Math.max(LEAST, SURE * value.error);
  return own
    .filter(isWin)
    .sort((a, b) => sure(b) - sure(a))
    .slice(0, 1);
}
