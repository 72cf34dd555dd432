import { KIND_COUNT } from '../content/board.ts';
import { sumOf } from '../rules/shelves.ts';
import type { State } from '../state.ts';

/** Everything is counted in artifacts: they alone win. */

export function artifactsLeft(s: State): number {
  let left = 0;
  for (const room of s.rooms) left += room.stack.length + (room.open === null ? 0 : 1);
  return left;
}

/** What one treasure is worth while there is something to buy for it. */
export const TREASURE = 0.14;
/** What a seat will usually still spend for each artifact that is left to it. */
const USUAL_PRICE = 4.5;

/** What a hoard is worth: up to what can still be spent, and a little less where much of one kind lies. */
export function hoardWorth(s: State, hoard: readonly number[]): number {
  let pieces = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const n = hoard[kind]!;
    pieces += n <= 9 ? n : 9 + 0.5 * (n - 9);
  }
  const useful = USUAL_PRICE * (artifactsLeft(s) / s.players.length) + 3;
  return TREASURE * (pieces <= useful ? pieces : useful + 0.2 * (pieces - useful));
}

/** What one more treasure adds for this seat. */
export function treasureWorth(s: State, hoard: readonly number[]): number {
  const useful = USUAL_PRICE * (artifactsLeft(s) / s.players.length) + 3;
  return sumOf(hoard) < useful ? TREASURE : 0.2 * TREASURE;
}
