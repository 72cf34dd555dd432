import { firstGame as aladdinsDragon } from './aladdins-dragon/first-game.ts';
import { magic } from './aladdins-dragon/magic.ts';
import { firstGame as alhambra } from './alhambra/first-game.ts';
import { modules } from './alhambra/modules.ts';
import { characters } from './almadi/characters.ts';
import { firstGame as almadi } from './almadi/first-game.ts';
import type { Lesson } from './lesson.ts';

/** Every lesson; a new one is an import and a line here, its words in the catalogues, and `scripts/lessons.mjs`. */
export const LESSONS: readonly Lesson[] = [alhambra, almadi, aladdinsDragon, characters, magic, ...modules];
