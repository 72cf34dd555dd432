import type { Seat } from '@majlis/kernel';
import { CARPET, COUNTERSPELL, DOUBLE, KEY, LAMP } from '../content/artifacts.ts';
import { GUARD, isCity, isRoom, OUT } from '../content/board.ts';
import { SPELLS } from '../content/spell-cards.ts';
import type { Moment } from '../frames/kinds.ts';
import type { Player, State } from '../state.ts';
import { sumOf } from './shelves.ts';
import { placingFault } from './standing.ts';
import { strengthIn } from './strength.ts';
import { hasTokens, isDoublable } from './tokens.ts';

// Everything here follows from open facts: who owns and has used what, and how many spells are in whose hand.
// It decides who is asked, so it must never look at a hand or a hoard.

const PARASITE = SPELLS.indexOf('parasite');
const SECOND_CHANCE = SPELLS.indexOf('secondChance');
const TELEPORT = SPELLS.indexOf('teleport');
const isSpent = (s: State, spell: number): boolean => s.spentSpells.includes(spell);

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
  mayCast(s, seat) && opponentUsed(s, seat, artifact) && !isSpent(s, PARASITE);

export const mayCounter = (s: State, seat: Seat): boolean =>
  mayUse(s, seat, COUNTERSPELL) || mayBorrow(s, seat, COUNTERSPELL);

export function mayBringCarpet(s: State, seat: Seat, space: number): boolean {
  const could = mayUse(s, seat, CARPET) || (space !== GUARD && mayBorrow(s, seat, CARPET));
  return could && placingFault(s, seat, space) === null && (space !== GUARD || needsHelpAtGuard(s, seat));
}

/** Not in yet, and entering could matter. Nothing makes a seat weaker at the guard, so who is strong enough needs none. */
function needsHelpAtGuard(s: State, seat: Seat): boolean {
  if (s.players[seat]!.hasKey || !isEntryWorthwhile(s, seat)) return false;
  return s.guard === null || strengthIn(s, seat, GUARD) < s.guard;
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

/** Could, for all that others know, move a token to this space by 2nd chance or Teleport. */
function mayBringToken(s: State, seat: Seat, space: number): boolean {
  if (space === GUARD || !mayCast(s, seat)) return false;
  if (!isSpent(s, SECOND_CHANCE) && isMovable(s, seat, space)) return true;
  if (isSpent(s, TELEPORT)) return false;
  for (let owner = 0; owner < s.players.length; owner++) if (isMovable(s, owner, space)) return true;
  return false;
}

/** Has a token that a spell may touch, and that may come to lie there. */
function isMovable(s: State, owner: Seat, space: number): boolean {
  const { tokens } = s.players[owner]!;
  for (let i = 0; i < tokens.length; i++) {
    const from = tokens[i]!.space;
    if (from !== OUT && from !== GUARD && from !== space) return placingFault(s, owner, space) === null;
  }
  return false;
}

const mayComeTo = (s: State, seat: Seat, space: number): boolean =>
  mayBringCarpet(s, seat, space) || (space === GUARD ? mayUseKey(s, seat) : mayBringToken(s, seat, space));

function isEmpty(s: State, space: number): boolean {
  for (let i = 0; i < s.carpets.length; i++) if (s.carpets[i]!.space === space) return false;
  return !hasTokens(s, space);
}

/** Whether a seat is asked for a play (ADR-13). An empty space first asks only who could come there (ADR-23). */
export function mayPlay(s: State, seat: Seat, at: Moment, isAnswering: boolean): boolean {
  if (at !== 'space') return mayCast(s, seat);
  if (!isAnswering && isEmpty(s, s.current)) return mayComeTo(s, seat, s.current);
  return mayCast(s, seat) || mayComeTo(s, seat, s.current) || mayDouble(s, seat);
}

/** `but` has a question of his own in which he may play (ADR-42). */
export function anyMayPlay(s: State, at: Moment, but: Seat | null = null): boolean {
  if (!s.magic) return false;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== but && mayPlay(s, seat, at, false)) return true;
  }
  return false;
}

/** Whether a space is tallied at all, or skipped as empty (ADR-23). */
export function isVisited(s: State, space: number): boolean {
  if (hasTokens(s, space)) return true;
  if (!s.magic) return false;
  if (s.smuggler !== null && isCity(space)) return true;
  for (let seat = 0; seat < s.players.length; seat++) if (mayComeTo(s, seat, space)) return true;
  return false;
}
