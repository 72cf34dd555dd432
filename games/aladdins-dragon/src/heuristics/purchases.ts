import type { Ranked, Seat } from '@majlis/kernel';
import { type Action, decline } from '../actions.ts';
import { FIRST_ROOM } from '../content/board.ts';
import { sumOf } from '../rules/shelves.ts';
import { hasArtifact } from '../rules/standing.ts';
import { valuesIn } from '../rules/strength.ts';
import { roomPayments } from '../rules/treasures.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { hoardWorth, isPlain, piecesWorth, usefulTo } from './hoards.ts';
import { chanceOfFirst, rivalsIn } from './strengths.ts';

/** A room in which a seat has tokens, what it would have to pay there and how likely it gets the chance. */
interface Chance {
  readonly room: number;
  readonly values: readonly number[];
  readonly chance: number;
}

export function chancesFrom(s: State, seat: Seat, first: number): Chance[] {
  const chances: Chance[] = [];
  for (let room = first; room < s.rooms.length; room++) {
    if (!hasArtifact(s, room)) continue;
    const values = valuesIn(s, seat, FIRST_ROOM + room);
    if (values.length === 0) continue;
    const strength = sumOf(values);
    const sure = chanceOfFirst(rivalsIn(s, seat, FIRST_ROOM + room), strength);
    chances.push({ room, values, chance: sure + (1 - sure) * constants.now.passedOn });
  }
  return chances;
}

/** One number for each kind of treasure; written out, as these are most of what is created here. */
const minus = (a: readonly number[], b: readonly number[]): number[] => [
  a[0]! - b[0]!,
  a[1]! - b[1]!,
  a[2]! - b[2]!,
  a[3]! - b[3]!,
  a[4]! - b[4]!,
];
const plus = (a: readonly number[], b: readonly number[]): number[] => [
  a[0]! + b[0]!,
  a[1]! + b[1]!,
  a[2]! + b[2]!,
  a[3]! + b[3]!,
  a[4]! + b[4]!,
];

/** With more tokens in the rooms than this the ways to pay multiply, and those that keep most of a kind must do. */
const TOKENS_TRIED = 5;
const WAYS_KEPT = 3;

/**
 * The most a hoard can be made of in these rooms, one after the other: every way to pay or to leave each of them
 * is tried. An artifact counts 1.
 */
export const bestPlan = (s: State, hoard: readonly number[], chances: readonly Chance[]): number =>
  bestFrom(s, usefulTo(s), hoard, chances, 0);

function bestFrom(s: State, useful: number, hoard: readonly number[], chances: readonly Chance[], at: number): number {
  if (at === chances.length) return hoardWorth(s, hoard, useful);
  const { values, chance } = chances[at]!;
  const left = bestFrom(s, useful, hoard, chances, at + 1);
  if (at === chances.length - 1 && isPlain(hoard)) {
    if (!canPay(values, hoard)) return left;
    const bought = 1 + piecesWorth(sumOf(hoard) - sumOf(values), useful);
    return Math.max(left, chance * bought + (1 - chance) * left);
  }
  let best = left;
  const ways = waysToPay(values, hoard, chances);
  for (let i = 0; i < ways.length; i++) {
    const bought = 1 + bestFrom(s, useful, minus(hoard, ways[i]!), chances, at + 1);
    best = Math.max(best, chance * bought + (1 - chance) * left);
  }
  return best;
}

/**
 * Where nothing else is to be bought with the rest, all ways to pay are the same, and there is one if the largest can be
 * paid from the fullest kind, and so on: no value has more that are as large than there are kinds as full.
 */
function canPay(values: readonly number[], hoard: readonly number[]): boolean {
  for (let i = 0; i < values.length; i++)
    if (countFrom(hoard, values[i]!) < countFrom(values, values[i]!)) return false;
  return true;
}

function countFrom(amounts: readonly number[], least: number): number {
  let count = 0;
  for (let i = 0; i < amounts.length; i++) if (amounts[i]! >= least) count++;
  return count;
}

function waysToPay(values: readonly number[], hoard: readonly number[], chances: readonly Chance[]): number[][] {
  const ways = roomPayments(values, hoard);
  let tokens = 0;
  for (const chance of chances) tokens += chance.values.length;
  if (tokens <= TOKENS_TRIED || ways.length <= WAYS_KEPT) return ways;
  const kept = (paid: readonly number[]) => paid.reduce((sum, n, kind) => sum + (hoard[kind]! - n) ** 2, 0);
  return ways.sort((a, b) => kept(b) - kept(a)).slice(0, WAYS_KEPT);
}

export function purchases(s: State, seat: Seat, room: number): Ranked<Action>[] {
  const { hoard } = s.players[seat]!;
  const later = chancesFrom(s, seat, room + 1);
  const buys = roomPayments(valuesIn(s, seat, FIRST_ROOM + room), hoard).map(
    (treasures): Ranked<Action> => ({
      action: { type: 'buy', treasures },
      worth: 1 + bestPlan(s, minus(hoard, treasures), later),
    }),
  );
  return [...buys, { action: decline, worth: bestPlan(s, hoard, later) }];
}

/** Every way to give these treasures away, by what can still be bought with the rest. */
export function payments(s: State, seat: Seat, actions: readonly Action[]): Ranked<Action>[] {
  const { hoard } = s.players[seat]!;
  const chances = chancesFrom(s, seat, 0);
  return actions.map((action) => {
    if (action.type === 'decline') return { action, worth: hoardWorth(s, hoard) };
    if (action.type === 'take') return { action, worth: bestPlan(s, plus(hoard, action.treasures), chances) };
    if (action.type === 'bribe' || action.type === 'pay') {
      return { action, worth: bestPlan(s, minus(hoard, action.treasures), chances) };
    }
    return { action, worth: 0 };
  });
}

/** The market: one of this kind for any three. */
export function exchanges(s: State, seat: Seat, actions: readonly Action[]): Ranked<Action>[] {
  const { hoard } = s.players[seat]!;
  const chances = chancesFrom(s, seat, 0);
  const now = bestPlan(s, hoard, chances);
  return actions.map((action) => {
    if (action.type !== 'give') return { action, worth: now };
    const given = hoard.with(action.kind, hoard[action.kind]! - 1);
    const most = given.indexOf(Math.max(...given));
    return { action, worth: bestPlan(s, given.with(most, given[most]! + 3), chances) };
  });
}
