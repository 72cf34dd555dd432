import type { Part } from '@majlis/i18n';
import type { Sheet } from './figure.ts';
import { glossaryParts } from './glossary.ts';

const sheets: Readonly<Record<string, () => Promise<{ readonly sheet: Sheet }>>> = {
  alhambra: () => import('./alhambra.ts'),
  almadi: () => import('./almadi.ts'),
  'aladdins-dragon': () => import('./aladdins-dragon.ts'),
};

export const loadSheet = async (game: string): Promise<Sheet> => (await sheets[game]!()).sheet;

/** The words of a sheet and of everything in its glossary. */
export const sheetParts = (game: string): Part[] => [`learn/${game}-sheet` as Part, ...glossaryParts(game)];
