import { Type } from '@sinclair/typebox';

/** A shape and a colour, as seats have them. */
export const EmblemWish = Type.Object(
  { emblem: Type.Integer({ minimum: 1, maximum: 6 }) },
  { additionalProperties: false },
);

export interface StatisticsGroup {
  readonly key: string;
  readonly games: number;
  readonly wins: number;
  /** On average; null where points are not known. */
  readonly points: number | null;
}

/** How one player plays one game. */
export interface GameStatistics {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  /** In the order in which games ended; those from before points were kept are missing. */
  readonly points: readonly { readonly at: number; readonly points: number }[];
  /** How often which place was taken, the first place first. */
  readonly places: readonly { readonly seats: number; readonly counts: readonly number[] }[];
  /** Where points came from, on average. */
  readonly sources: readonly { readonly source: string; readonly mean: number }[];
  readonly seats: readonly StatisticsGroup[];
  /** `none`: without any. */
  readonly modules: readonly StatisticsGroup[];
  /** Against `people`, `bots` or `both`. */
  readonly company: readonly StatisticsGroup[];
  /** After each rated game. */
  readonly ratings: readonly { readonly at: number; readonly value: number; readonly margin: number }[];
}

export interface RatedPlayer {
  readonly id: string;
  readonly name: string;
  readonly emblem: number | null;
  readonly games: number;
  readonly value: number;
  /** The band in which it lies two times out of three. */
  readonly margin: number;
}
