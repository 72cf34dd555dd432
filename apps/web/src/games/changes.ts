import type { Json, Seat } from '@majlis/kernel';
import { withWords } from '../i18n.ts';
import type { Telling } from './ui.ts';

/** What became different for a seat between two views of it, in words; the heavier, the more it means. */
export interface Change {
  readonly text: string;
  readonly weight: number;
}

/** What the game told the seat with each of the two views; null if it told nothing, or that was not kept. */
export interface Told {
  readonly before: Json;
  readonly now: Json;
}

export type TellChanges = (telling: Telling, before: Json, now: Json, seat: Seat, told: Told) => Change[];

const loaders: Readonly<Record<string, () => Promise<TellChanges>>> = {
  'aladdins-dragon': async () =>
    (await withWords(import('./aladdins-dragon/changes.ts'), 'aladdins-dragon-told')).tellChanges,
  alhambra: async () => (await withWords(import('./alhambra/changes.ts'), 'alhambra/told')).tellChanges,
  almadi: async () => (await withWords(import('./almadi/changes.ts'), 'almadi-told')).tellChanges,
};

export const loadChanges = (game: string): Promise<TellChanges> | null => loaders[game]?.() ?? null;
