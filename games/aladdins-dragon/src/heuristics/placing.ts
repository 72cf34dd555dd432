import type { Ranked, Rng, Seat } from '@majlis/kernel';
import { type Action, placing } from '../actions.ts';
import {
  CARAVANSERAI,
  DJINN,
  FIRST_ROOM,
  GUARD,
  GUARDS,
  isCave,
  isRoom,
  MARKET,
  spaceCount,
  TENT,
} from '../content/board.ts';
import { sumOf } from '../rules/shelves.ts';
import { placingFault } from '../rules/standing.ts';
import { atHand } from '../rules/tokens.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { treasureWorth } from './hoards.ts';
import { chanceOfFirst, type Rivals, rivalsAhead, rivalsIn } from './strengths.ts';

interface Sight {
  readonly s: State;
  readonly seat: Seat;
  readonly treasure: number;
  readonly atHand: number;
  /** By space: the values of the seat's tokens there. */
  readonly own: readonly number[][];
  /** The hoard after it has paid for tokens in other rooms than the one looked at. */
  rest: readonly number[];
}

function sightOf(s: State, seat: Seat, hand: readonly number[]): Sight {
  const player = s.players[seat]!;
  const own: number[][] = Array.from({ length: spaceCount(s.players.length) }, () => []);
  for (const token of player.tokens) if (token.space >= 0) own[token.space]!.push(token.value);
  return { s, seat, treasure: treasureWorth(s, player.hoard), atHand: hand.length, own, rest: player.hoard };
}

/** Each token at hand in each space: what it adds to what the seat gets out of that space. */
function eachPlacing(s: State, seat: Seat, found: (token: number, space: number, worth: number) => void): void {
  const hand = atHand(s.players[seat]!);
  const sight = sightOf(s, seat, hand);
  for (let space = 0; space < sight.own.length; space++) {
    if (placingFault(s, seat, space) !== null) continue;
    const rivals = rivalsIn(s, seat, space);
    const values = sight.own[space]!;
    if (isRoom(space)) sight.rest = restFor(sight, space);
    const now = spaceWorth(sight, space, values, rivals);
    for (let i = 0; i < hand.length; i++) {
      const token = hand[i]!;
      values.push(token);
      const gain = spaceWorth(sight, space, values, rivals) - now;
      values.pop();
      found(token, space, gain - constants.now.elsewhere * token);
    }
  }
}

export function placings(s: State, seat: Seat): Ranked<Action>[] {
  const ranked: Ranked<Action>[] = [];
  eachPlacing(s, seat, (token, space, worth) => {
    ranked.push({ action: placing(token, space), worth });
  });
  return ranked;
}

export function quickPlacing(s: State, seat: Seat, rng: Rng): Action {
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Action | null = null;
  const { stray } = constants.now;
  eachPlacing(s, seat, (token, space, worth) => {
    const varied = worth + (stray * rng.below(256)) / 256;
    if (varied <= best) return;
    best = varied;
    chosen = placing(token, space);
  });
  return chosen!;
}

/** By space: whom a seat reckons with there. */
export type AllRivals = readonly Rivals[];

export const allRivals = (s: State, seat: Seat): AllRivals =>
  Array.from({ length: spaceCount(s.players.length) }, (_, space) => rivalsIn(s, seat, space));

/** What a seat may expect of all its tokens where they lie, by what can be seen of the others. */
export function layoutWorth(s: State, seat: Seat, rivals: AllRivals): number {
  const sight = sightOf(s, seat, atHand(s.players[seat]!));
  let worth = 0;
  sight.own.forEach((values, space) => {
    if (values.length === 0) return;
    if (isRoom(space)) sight.rest = restFor(sight, space);
    worth += spaceWorth(sight, space, values, rivals[space]!) - constants.now.elsewhere * sumOf(values);
  });
  return worth;
}

function spaceWorth(sight: Sight, space: number, values: readonly number[], rivals: Rivals): number {
  if (values.length === 0) return 0;
  const strength = sumOf(values);
  if (isCave(space)) return caveWorth(sight, space, strength, rivals);
  if (isRoom(space)) return roomWorth(sight, values, rivals);
  if (space === GUARD) return guardWorth(sight, strength);
  const first = chanceOfFirst(rivals, strength);
  const { market, caravanserai, tent, tentAnyway, djinn } = constants.now;
  if (space === MARKET) return first * (sumOf(sight.s.players[sight.seat]!.hoard) > 0 ? market : 0) * sight.treasure;
  if (space === CARAVANSERAI) return caravanserai * first;
  if (space === TENT) return tent * first + tentAnyway;
  return space === DJINN ? djinn * first : 0;
}

/** The shelf to expect, between those of the ranks on either side. */
function caveWorth({ s, seat, treasure }: Sight, cave: number, strength: number, rivals: Rivals): number {
  const shelves = s.caves[cave]!;
  const ahead = rivalsAhead(rivals, strength);
  const low = Math.floor(ahead);
  const better = shelves[low] ?? 0;
  const worse = shelves[low + 1] ?? 0;
  // A kind of which little is left in the hoard makes another payment possible.
  const wanted = 1 + constants.now.missingKind / (1 + s.players[seat]!.hoard[cave]!);
  return treasure * wanted * (better + (ahead - low) * (worse - better));
}

/** Entering the palace is worth what the rooms are worth, less the bribe to expect. */
function guardWorth({ s, seat, treasure, own, atHand: left }: Sight, strength: number): number {
  const { entry: each, roomsToCome, poorEntry } = constants.now;
  let inRooms = 0;
  for (let space = FIRST_ROOM; space < own.length; space++) if (own[space]!.length > 0) inRooms++;
  const entry = each * Math.min(s.players.length, inRooms + roomsToCome * left);
  let bribe = 0;
  for (const guard of GUARDS) bribe += Math.max(0, guard - strength) / GUARDS.length;
  const affordable = sumOf(s.players[seat]!.hoard) >= bribe ? 1 : poorEntry;
  return Math.max(0, entry * affordable - treasure * bribe);
}

/** The chance to buy, times what the artifact is worth above its price. */
function roomWorth(sight: Sight, values: readonly number[], rivals: Rivals): number {
  const strength = sumOf(values);
  const first = chanceOfFirst(rivals, strength);
  const { roomPassedOn, enters, entersLater } = constants.now;
  const chance = first + roomPassedOn * (1 - first);
  const entering = sight.own[GUARD]!.length > 0 ? enters : sight.atHand > 1 ? entersLater : 0;
  return chance * entering * affordable(sight, values) * Math.max(0, 1 - sight.treasure * strength);
}

function restFor({ s, seat, own }: Sight, space: number): number[] {
  const hoard = s.players[seat]!.hoard.slice();
  for (let room = FIRST_ROOM; room < own.length; room++) if (room !== space) spend(hoard, own[room]!);
  return hoard;
}

/** Whether the hoard pays for these tokens after it has paid for those in the other rooms. */
function affordable({ rest, atHand: left }: Sight, values: readonly number[]): number {
  const missing = spend(rest.slice(), values);
  if (missing === 0) return 1;
  // Treasure still to be won this round may make up for it.
  const { unpaid, hope, hopeForEach, hopeless } = constants.now;
  return Math.max(unpaid, (hope + hopeForEach * left) * (1 - missing / hopeless));
}

/** Pays each token with the fullest kind left, the dearest first, and says how much is missing. */
function spend(hoard: number[], values: readonly number[]): number {
  if (values.length === 0) return 0;
  let missing = 0;
  let paid = 0;
  let used = 0;
  for (let n = 0; n < values.length; n++) {
    let dearest = -1;
    for (let i = 0; i < values.length; i++) {
      if (((paid >> i) & 1) === 0 && (dearest < 0 || values[i]! > values[dearest]!)) dearest = i;
    }
    paid |= 1 << dearest;
    const value = values[dearest]!;
    let best = -1;
    for (let kind = 0; kind < hoard.length; kind++) {
      if (((used >> kind) & 1) === 0 && (best < 0 || hoard[kind]! > hoard[best]!)) best = kind;
    }
    if (best < 0) return missing + value;
    used |= 1 << best;
    missing += Math.max(0, value - hoard[best]!);
    hoard[best] = Math.max(0, hoard[best]! - value);
  }
  return missing;
}
