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
  SPACES,
  spaceCount,
  TENT,
  TOKENS,
} from '../content/board.ts';
import { sumOf } from '../rules/shelves.ts';
import { placingFault } from '../rules/standing.ts';
import { atHand } from '../rules/tokens.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { treasureWorth } from './hoards.ts';
import { chanceOfFirst, type Rival, type Rivals, rivalsAhead, rivalsIn } from './strengths.ts';

interface Sight {
  readonly s: State;
  readonly seat: Seat;
  readonly treasure: number;
  readonly atHand: number;
  /** By space: the strength of the seat's tokens there; used up before the next sight is taken. */
  readonly own: readonly number[];
  /** The hoard after it has paid for tokens in other rooms than the one looked at. */
  rest: readonly number[];
}

const strengths: number[] = SPACES.map(() => 0);

function sightOf(s: State, seat: Seat, hand: readonly number[]): Sight {
  const { tokens, hoard } = s.players[seat]!;
  for (let space = 0; space < strengths.length; space++) strengths[space] = 0;
  for (let i = 0; i < tokens.length; i++) if (tokens[i]!.space >= 0) strengths[tokens[i]!.space]! += tokens[i]!.value;
  return { s, seat, treasure: treasureWorth(s, hoard), atHand: hand.length, own: strengths, rest: hoard };
}

/** The values of the seat's tokens in the space looked at, and in another room. */
const here: number[] = [];
const there: number[] = [];

function valuesAt({ s, seat }: Sight, space: number, into: number[]): number[] {
  const { tokens } = s.players[seat]!;
  while (into.length > 0) into.pop();
  for (let i = 0; i < tokens.length; i++) if (tokens[i]!.space === space) into.push(tokens[i]!.value);
  return into;
}

/** While placings are compared: each, and what it adds to what the seat gets out of its space. */
const tried: Action[] = [];
const worths = new Float64Array(SPACES.length * TOKENS.length);
const rivals: Rival[] = [];

/** Each token at hand in each space; says how many that are. */
function tryPlacings(s: State, seat: Seat): number {
  const hand = atHand(s.players[seat]!);
  const sight = sightOf(s, seat, hand);
  const { elsewhere } = constants.now;
  const spaces = spaceCount(s.players.length);
  let count = 0;
  for (let space = 0; space < spaces; space++) {
    if (placingFault(s, seat, space) !== null) continue;
    rivalsIn(s, seat, space, rivals);
    const values = valuesAt(sight, space, here);
    const strength = sight.own[space]!;
    if (isRoom(space)) sight.rest = restFor(sight, space);
    const now = spaceWorth(sight, space, strength, values, rivals);
    for (let i = 0; i < hand.length; i++) {
      const token = hand[i]!;
      values.push(token);
      const gain = spaceWorth(sight, space, strength + token, values, rivals) - now;
      values.pop();
      tried[count] = placing(token, space);
      worths[count++] = gain - elsewhere * token;
    }
  }
  return count;
}

export function placings(s: State, seat: Seat): Ranked<Action>[] {
  const ranked: Ranked<Action>[] = [];
  const count = tryPlacings(s, seat);
  for (let i = 0; i < count; i++) ranked.push({ action: tried[i]!, worth: worths[i]! });
  return ranked;
}

export function quickPlacing(s: State, seat: Seat, rng: Rng): Action {
  const count = tryPlacings(s, seat);
  const { stray } = constants.now;
  let best = Number.NEGATIVE_INFINITY;
  let chosen = 0;
  for (let i = 0; i < count; i++) {
    const varied = worths[i]! + (stray * rng.below(256)) / 256;
    if (varied <= best) continue;
    best = varied;
    chosen = i;
  }
  return tried[chosen]!;
}

/** By space: whom a seat reckons with there. */
export type AllRivals = readonly Rivals[];

export const allRivals = (s: State, seat: Seat): AllRivals =>
  Array.from({ length: spaceCount(s.players.length) }, (_, space) => rivalsIn(s, seat, space));

/** What a seat may expect of all its tokens where they lie, by what can be seen of the others. */
export function layoutWorth(s: State, seat: Seat, rivalsBySpace: AllRivals): number {
  const sight = sightOf(s, seat, atHand(s.players[seat]!));
  const { elsewhere } = constants.now;
  let worth = 0;
  for (let space = 0; space < rivalsBySpace.length; space++) {
    const strength = sight.own[space]!;
    if (strength === 0) continue;
    if (isRoom(space)) sight.rest = restFor(sight, space);
    const values = valuesAt(sight, space, here);
    worth += spaceWorth(sight, space, strength, values, rivalsBySpace[space]!) - elsewhere * strength;
  }
  return worth;
}

/** `tokens` are those of which the strength is made. */
function spaceWorth(sight: Sight, space: number, strength: number, tokens: readonly number[], others: Rivals): number {
  if (strength === 0) return 0;
  if (isCave(space)) return caveWorth(sight, space, strength, others);
  if (isRoom(space)) return roomWorth(sight, strength, tokens, others);
  if (space === GUARD) return guardWorth(sight, strength);
  const first = chanceOfFirst(others, strength);
  const { market, caravanserai, tent, tentAnyway, djinn } = constants.now;
  if (space === MARKET) return first * (sumOf(sight.s.players[sight.seat]!.hoard) > 0 ? market : 0) * sight.treasure;
  if (space === CARAVANSERAI) return caravanserai * first;
  if (space === TENT) return tent * first + tentAnyway;
  return space === DJINN ? djinn * first : 0;
}

/** The shelf to expect, between those of the ranks on either side. */
function caveWorth({ s, seat, treasure }: Sight, cave: number, strength: number, others: Rivals): number {
  const shelves = s.caves[cave]!;
  const ahead = rivalsAhead(others, strength);
  const low = Math.floor(ahead);
  const better = shelves[low] ?? 0;
  const worse = shelves[low + 1] ?? 0;
  // A kind of which little is left in the hoard makes another payment possible.
  const wanted = 1 + constants.now.missingKind / (1 + s.players[seat]!.hoard[cave]!);
  return treasure * wanted * (better + (ahead - low) * (worse - better));
}

/** By strength: the bribe to expect while nobody knows the guard; none from the strongest guard's on. */
const BRIBES = Array.from({ length: Math.max(...GUARDS) }, (_, strength) => {
  let bribe = 0;
  for (const guard of GUARDS) bribe += Math.max(0, guard - strength) / GUARDS.length;
  return bribe;
});

/** Entering the palace is worth what the rooms are worth, less the bribe to expect. */
function guardWorth({ s, seat, treasure, own, atHand: left }: Sight, strength: number): number {
  const { entry: each, roomsToCome, poorEntry } = constants.now;
  let inRooms = 0;
  for (let space = FIRST_ROOM; space < own.length; space++) if (own[space]! > 0) inRooms++;
  const entry = each * Math.min(s.players.length, inRooms + roomsToCome * left);
  const bribe = BRIBES[strength] ?? 0;
  const affordable = sumOf(s.players[seat]!.hoard) >= bribe ? 1 : poorEntry;
  return Math.max(0, entry * affordable - treasure * bribe);
}

/** The chance to buy, times what the artifact is worth above its price. */
function roomWorth(sight: Sight, strength: number, tokens: readonly number[], others: Rivals): number {
  const first = chanceOfFirst(others, strength);
  const { roomPassedOn, enters, entersLater } = constants.now;
  const chance = first + roomPassedOn * (1 - first);
  const entering = sight.own[GUARD]! > 0 ? enters : sight.atHand > 1 ? entersLater : 0;
  return chance * entering * affordable(sight, tokens) * Math.max(0, 1 - sight.treasure * strength);
}

function restFor(sight: Sight, space: number): readonly number[] {
  const { hoard } = sight.s.players[sight.seat]!;
  let rest: number[] | null = null;
  for (let room = FIRST_ROOM; room < sight.own.length; room++) {
    if (room === space || sight.own[room] === 0) continue;
    rest ??= hoard.slice();
    spend(rest, valuesAt(sight, room, there));
  }
  return rest ?? hoard;
}

/** What is left while tokens are paid for. */
const purse = [0, 0, 0, 0, 0];

/** Whether the hoard pays for these tokens after it has paid for those in the other rooms. */
function affordable({ rest, atHand: left }: Sight, values: readonly number[]): number {
  for (let kind = 0; kind < rest.length; kind++) purse[kind] = rest[kind]!;
  const missing = spend(purse, values);
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
