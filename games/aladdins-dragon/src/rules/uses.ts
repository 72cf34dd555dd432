import type { Seat } from '@majlis/kernel';
import { CARPET, COUNTERSPELL, DOUBLE, KEY, LAMP } from '../content/artifacts.ts';
import { GUARD, isCity, isRoom } from '../content/board.ts';
import { SPELLS } from '../content/spell-cards.ts';
import type { Moment } from '../frames/kinds.ts';
import type { Player, State } from '../state.ts';
import { sumOf } from './shelves.ts';
import { placingFault } from './standing.ts';
import { strengthsIn } from './strength.ts';
import { hasTokens, isDoublable } from './tokens.ts';

// Everything here follows from open facts: who owns and has used what, and how many spells are in whose hand.
// It decides who is asked, so it must never look at a hand or a hoard.

const PARASITE = SPELLS.indexOf('parasite');

export const usesOf = (s: State, seat: Seat): number => (s.djinn === seat ? 2 : 1);
export const usesLeft = (s: State, seat: Seat): number => usesOf(s, seat) - sumOf(s.players[seat]!.used);
/** Owned and not used this round. */
export const freeOf = (player: Player, artifact: number): number =>
  player.artifacts[artifact]! - player.used[artifact]!;

export const mayUse = (s: State, seat: Seat, artifact: number): boolean =>
  freeOf(s.players[seat]!, artifact) > 0 && usesLeft(s, seat) > 0;

/** Has spells, and a Lamp that burns or can be lit. */
export function mayCast(s: State, seat: Seat): boolean {
  const player = s.players[seat]!;
  return player.spells.length > 0 && (player.used[LAMP]! > 0 || mayUse(s, seat, LAMP));
}

export function opponentUsed(s: State, seat: Seat, artifact: number): boolean {
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && s.players[other]!.used[artifact]! > 0) return true;
  }
  return false;
}

/** Could, for all that others know, hold the Parasite and borrow this power. */
const mayBorrow = (s: State, seat: Seat, artifact: number): boolean =>
  mayCast(s, seat) && opponentUsed(s, seat, artifact) && !s.spentSpells.includes(PARASITE);

export const mayCounter = (s: State, seat: Seat): boolean =>
  mayUse(s, seat, COUNTERSPELL) || mayBorrow(s, seat, COUNTERSPELL);

export function mayBringCarpet(s: State, seat: Seat, space: number): boolean {
  const could = mayUse(s, seat, CARPET) || (space !== GUARD && mayBorrow(s, seat, CARPET));
  return could && placingFault(s, seat, space) === null && (space !== GUARD || needsHelpAtGuard(s, seat));
}

/** Not in yet, and entering could matter. Nothing makes a seat weaker at the guard, so who is strong enough needs none. */
function needsHelpAtGuard(s: State, seat: Seat): boolean {
  if (s.players[seat]!.hasKey || !isEntryWorthwhile(s, seat)) return false;
  return s.guard === null || strengthsIn(s, GUARD)[seat]! < s.guard;
}

/** Has tokens in rooms, or something left that could bring one there (ADR-39). */
export function isEntryWorthwhile(s: State, seat: Seat): boolean {
  for (const token of s.players[seat]!.tokens) if (isRoom(token.space)) return true;
  return s.magic && (mayUse(s, seat, CARPET) || mayCast(s, seat));
}

export function mayUseKey(s: State, seat: Seat): boolean {
  const could = mayUse(s, seat, KEY) || mayBorrow(s, seat, KEY);
  return could && needsHelpAtGuard(s, seat);
}

function mayDouble(s: State, seat: Seat): boolean {
  if (!mayUse(s, seat, DOUBLE)) return false;
  const atGuard = needsHelpAtGuard(s, seat);
  for (const token of s.players[seat]!.tokens) {
    if (isDoublable(s, token) && (token.space !== GUARD || atGuard)) return true;
  }
  return false;
}

const mayComeToSpace = (s: State, seat: Seat): boolean =>
  mayBringCarpet(s, seat, s.current) || (s.current === GUARD && mayUseKey(s, seat));

/** Whether a seat is asked for a play (ADR-13). An empty space first asks only who could come there (ADR-23). */
export function mayPlay(s: State, seat: Seat, at: Moment, isAnswering: boolean): boolean {
  if (at !== 'space') return mayCast(s, seat);
  if (!isAnswering && !hasTokens(s, s.current)) return mayComeToSpace(s, seat);
  return mayCast(s, seat) || mayComeToSpace(s, seat) || mayDouble(s, seat);
}

export function anyMayPlay(s: State, at: Moment): boolean {
  if (!s.magic) return false;
  for (let seat = 0; seat < s.players.length; seat++) if (mayPlay(s, seat, at, false)) return true;
  return false;
}

/** Whether a space is tallied at all, or skipped as empty (ADR-23). */
export function isVisited(s: State, space: number): boolean {
  if (hasTokens(s, space)) return true;
  if (!s.magic) return false;
  if (s.smuggler !== null && isCity(space)) return true;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (mayBringCarpet(s, seat, space) || (space === GUARD && mayUseKey(s, seat))) return true;
  }
  return false;
}
