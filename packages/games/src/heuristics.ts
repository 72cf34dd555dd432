import { heuristics as aladdinsDragon } from '@majlis/aladdins-dragon/heuristics';
import { heuristics as alhambra } from '@majlis/alhambra/heuristics';
import { heuristics as almadi } from '@majlis/almadi/heuristics';
import type { AnyGame, Heuristics } from '@majlis/kernel';
import { heuristics as lantern } from '@majlis/lantern/heuristics';
import { gameById } from './index.ts';

/** A game and what its author knows about playing it: what bots are made of. */
export interface PlayableGame {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: as AnyGame, for hosts that carry any game
  readonly heuristics: Heuristics<any, any>;
}

/** Kept apart from the registry: who only shows games need not load how to play them. */
const known: Readonly<Record<string, PlayableGame['heuristics']>> = {
  'aladdins-dragon': aladdinsDragon,
  alhambra,
  almadi,
  lantern,
};

/** Null for a game that does not exist or that no bot knows how to play. */
export function playableById(id: string): PlayableGame | null {
  const game = gameById(id);
  const heuristics = Object.hasOwn(known, id) ? known[id] : undefined;
  return game === null || heuristics === undefined ? null : { game, heuristics };
}
