import type { Json, Seat } from '@majlis/kernel';
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
  'aladdins-dragon': async () => (await import('./aladdins-dragon/changes.ts')).tellChanges,
  alhambra: async () => (await import('./alhambra/changes.ts')).tellChanges,
  almadi: async () => (await import('./almadi/changes.ts')).tellChanges,
};

export const loadChanges = (game: string): Promise<TellChanges> | null => loaders[game]?.() ?? null;
