import { commitmentOf, type Json } from '@majlis/kernel';
import { type Day, gameOf } from './days.ts';

/** A deal that others have too, and the bots it is played against. */
export interface Deal {
  readonly game: string;
  readonly config: Json;
  readonly seats: number;
  /** How the bots in the other seats play. */
  readonly level: string;
  readonly seed: string;
}

export interface DailyDeal extends Deal {
  readonly day: Day;
}

/** The visitor's seat. */
export const VISITOR = 0;

const SEATS = 3;

/** The same for everybody: nothing but the date is needed. */
export function dealOf(day: Day): DailyDeal {
  const game = gameOf(day);
  const seed = commitmentOf(`deal of the day ${day} ${game}`).slice(0, 32);
  return { day, game, config: {}, seats: SEATS, level: 'medium', seed };
}
