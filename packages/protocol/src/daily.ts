import { Type } from '@sinclair/typebox';
import { FinishedRecord } from './http.ts';

/** A finished game of the deal of a day, to be played again and counted. */
export const DailyGame = Type.Object({ record: FinishedRecord }, { additionalProperties: false });

/** Somebody's result of a day. */
export interface DailyEntry {
  readonly id: string;
  readonly name: string;
  readonly emblem: number | null;
  readonly points: number;
  /** Among all that were sent to this server; equal points share it. Null: played against other bots, not ranked. */
  readonly place: number | null;
}

/** What is known of a day on this server. */
export interface DailyTable {
  readonly day: string;
  readonly game: string;
  /** How many have sent a result. */
  readonly played: number;
  /** The best first. Null for those who might still play it unprejudiced: who has no result, while the day lasts. */
  readonly results: readonly DailyEntry[] | null;
}
