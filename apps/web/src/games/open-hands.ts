import type { Json, Seat } from '@majlis/kernel';
import type { ComponentType } from 'react';

export interface OpenHandProps {
  /** As that seat saw it. */
  readonly view: Json;
  readonly seat: Seat;
}

type Loader = () => Promise<ComponentType<OpenHandProps>>;

/** What a seat kept hidden, as pictures: for games that are over. */
const loaders: Readonly<Record<string, Loader>> = {
  'aladdins-dragon': async () => (await import('./aladdins-dragon/open-hand.tsx')).OpenHand,
  alhambra: async () => (await import('./alhambra/open-hand.tsx')).OpenHand,
  almadi: async () => (await import('./almadi/open-hand.tsx')).OpenHand,
};

export const loadOpenHand = (game: string): Promise<ComponentType<OpenHandProps>> | null => loaders[game]?.() ?? null;
