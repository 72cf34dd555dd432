import type { Seat } from '@majlis/kernel';
import { DJINN, FIRST_ROOM, GUARD, isCave, isRoom, ROOM_LIMIT, spaceCount, TENT } from '../content/board.ts';
import type { RefusalCode } from '../refusals.ts';
import type { State } from '../state.ts';
import { tokensIn } from './tokens.ts';

export const hasArtifact = (s: State, room: number): boolean =>
  s.rooms[room]!.open !== null || s.rooms[room]!.stack.length > 0;

/** Why nothing of this seat's may come to lie in a space; null: it may. */
function standingFault(s: State, seat: Seat, space: number): RefusalCode | null {
  if (space < 0 || space >= spaceCount(s.players.length)) return 'no-such-space';
  if (space < s.tallied) return 'already-tallied';
  if (space === s.taboo) return 'space-taboo';
  if (isCave(space)) return s.caves[space]!.length === 0 ? 'cave-empty' : null;
  if (space === TENT || space === DJINN) return s.magic ? null : 'magic-only';
  if (isRoom(space)) {
    if (!hasArtifact(s, space - FIRST_ROOM)) return 'room-empty';
    if (s.tallied > GUARD && !s.players[seat]!.entered) return 'not-in-palace';
  }
  return null;
}

/** Why a seat's token may not come to lie in a space, and no Carpet either (ADR-43). */
export function placingFault(s: State, seat: Seat, space: number): RefusalCode | null {
  const fault = standingFault(s, seat, space);
  if (fault !== null) return fault;
  const player = s.players[seat]!;
  const couldBeFull = isRoom(space) && player.tokens.length >= ROOM_LIMIT;
  return couldBeFull && tokensIn(player, space) >= ROOM_LIMIT ? 'room-full' : null;
}
