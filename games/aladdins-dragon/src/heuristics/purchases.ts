import type { Ranked, Seat } from '@majlis/kernel';
import { type Action, decline } from '../actions.ts';
import { FIRST_ROOM } from '../content/board.ts';
import { hasArtifact } from '../rules/standing.ts';
import { valuesIn } from '../rules/strength.ts';
import { roomPayments } from '../rules/treasures.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { hoardWorth, isPlain } from './hoards.ts';
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
    const strength = values.reduce((a, b) => a + b, 0);
    const sure = chanceOfFirst(rivalsIn(s, seat, FIRST_ROOM + room), strength);
    chances.push({ room, values, chance: sure + (1 - sure) * constants.now.passedOn });
  }
  return chances;
}

const minus = (hoard: readonly number[], paid: readonly number[]): number[] => hoard.map((n, kind) => n - paid[kind]!);

/** With more tokens in the rooms than this the ways to pay multiply, and those that keep most of a kind must do. */
const TOKENS_TRIED = 5;
const WAYS_KEPT = 3;

/**
 * The most a hoard can be made of in these rooms, one after the other: every way to pay or to leave each of them
 * is tried. An artifact counts 1.
 */
export function bestPlan(s: State, hoard: readonly number[], chances: readonly Chance[], at = 0): number {
  const next = chances[at];
  if (next === undefined) return hoardWorth(s, hoard);
  const left = bestPlan(s, hoard, chances, at + 1);
  let best = left;
  const isLast = at === chances.length - 1;
  const ways = isLast && isPlain(hoard) ? anyWayToPay(next.values, hoard) : waysToPay(next.values, hoard, chances);
  for (const paid of ways) {
    const bought = 1 + bestPlan(s, minus(hoard, paid), chances, at + 1);
    best = Math.max(best, next.chance * bought + (1 - next.chance) * left);
  }
  return best;
}

/** Where nothing else is to be bought with the rest, all ways to pay are the same: the largest from the fullest kind. */
function anyWayToPay(values: readonly number[], hoard: readonly number[]): number[][] {
  const kinds = hoard.map((_, kind) => kind).sort((a, b) => hoard[b]! - hoard[a]!);
  const paid = hoard.map(() => 0);
  const dearest = [...values].sort((a, b) => b - a);
  for (let i = 0; i < dearest.length; i++) {
    const kind = kinds[i];
    if (kind === undefined || hoard[kind]! < dearest[i]!) return [];
    paid[kind] = dearest[i]!;
  }
  return [paid];
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

const plus = (hoard: readonly number[], got: readonly number[]): number[] => hoard.map((n, kind) => n + got[kind]!);

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
