import { aladdinsDragon } from '@majlis/aladdins-dragon';
import { alhambra } from '@majlis/alhambra';
import { almadi } from '@majlis/almadi';
import type { AnyGame } from '@majlis/kernel';
import { lantern } from '@majlis/lantern';

export interface GameEntry {
  readonly game: AnyGame;
  /** The name on the box, the same in every language. */
  readonly name: string;
  /** Written to show how games are written; not offered to players beside the real ones. */
  readonly example: boolean;
}

/** Every game the engine knows, in the order of the shelf. A new game is one import and one line here. */
export const shelf: readonly GameEntry[] = [
  { game: aladdinsDragon, name: 'Aladdin’s Dragon', example: false },
  { game: alhambra, name: 'Alhambra', example: false },
  { game: almadi, name: 'Almadi', example: false },
  { game: lantern, name: 'The Lantern Seller', example: true },
];

export const games: readonly AnyGame[] = shelf.map(({ game }) => game);

export function gameById(id: string): AnyGame | null {
  return games.find((game) => game.id === id) ?? null;
}

/** The games to offer to players: the real ones; the examples only as long as there is nothing else. */
export function offered(entries: readonly GameEntry[]): readonly GameEntry[] {
  const real = entries.filter(({ example }) => !example);
  return real.length > 0 ? real : entries;
}
