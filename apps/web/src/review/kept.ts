import type { Progress } from '@majlis/review';
import { createStore, get, set } from 'idb-keyval';

/** What was thought about a game so far, and how long about each decision. */
export interface KeptReview {
  readonly budget: number;
  readonly progress: Progress;
}

const reviews = () => createStore('majlis-reviews', 'reviews');

/** A browser that keeps nothing begins again. */
export const keptReview = async (key: string): Promise<KeptReview | null> =>
  (await get<KeptReview>(key, reviews()).catch(() => null)) ?? null;

export const keepReview = (key: string, kept: KeptReview): Promise<void> =>
  set(key, kept, reviews()).catch(() => undefined);
