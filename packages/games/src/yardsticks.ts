import { yardsticks as aladdinsDragon } from '@majlis/aladdins-dragon/yardsticks';
import { yardsticks as alhambra } from '@majlis/alhambra/yardsticks';
import { yardsticks as almadi } from '@majlis/almadi/yardsticks';
import type { Yardsticks } from '@majlis/kernel';

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame, for hosts that carry any game
type AnyYardsticks = Yardsticks<any, any>;

/** Kept apart from the heuristics: who only plays needs nobody to be measured against. */
const known: Readonly<Record<string, AnyYardsticks>> = { 'aladdins-dragon': aladdinsDragon, alhambra, almadi };

/** Those of a game without any are empty. */
export const yardsticksOf = (id: string): AnyYardsticks =>
  (Object.hasOwn(known, id) ? known[id] : undefined) ?? { versions: {}, archetypes: {} };
