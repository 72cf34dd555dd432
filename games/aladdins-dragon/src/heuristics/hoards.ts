import { KIND_COUNT } from '../content/board.ts';
import { sumOf } from '../rules/shelves.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';

/** Everything is counted in artifacts: they alone win. */

export function artifactsLeft(s: State): number {
  let left = 0;
  for (const room of s.rooms) left += room.stack.length + (room.open === null ? 0 : 1);
  return left;
}

/** How many treasures a seat can still spend, about. */
export function usefulTo(s: State): number {
  const { usualPrice, inReserve } = constants.now;
  return usualPrice * (artifactsLeft(s) / s.players.length) + inReserve;
}

/** What a hoard is worth: up to what can still be spent, and a little less where much of one kind lies. */
export function hoardWorth(s: State, hoard: readonly number[], useful = usefulTo(s)): number {
  const { fullKind, beyondFull } = constants.now;
  let pieces = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const n = hoard[kind]!;
    pieces += n <= fullKind ? n : fullKind + beyondFull * (n - fullKind);
  }
  return piecesWorth(pieces, useful);
}

/** Where no kind is full, a hoard is worth what its treasures are, whatever their kinds. */
export function piecesWorth(pieces: number, useful: number): number {
  const { treasure, beyondUse } = constants.now;
  return treasure * (pieces <= useful ? pieces : useful + beyondUse * (pieces - useful));
}

export function isPlain(hoard: readonly number[]): boolean {
  const { fullKind } = constants.now;
  for (let kind = 0; kind < hoard.length; kind++) if (hoard[kind]! > fullKind) return false;
  return true;
}

/** What one more treasure adds for this seat. */
export function treasureWorth(s: State, hoard: readonly number[]): number {
  const { treasure, beyondUse } = constants.now;
  return sumOf(hoard) < usefulTo(s) ? treasure : beyondUse * treasure;
}
