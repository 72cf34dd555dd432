import type { Good, LandscapeType } from '../words.ts';

export const PACK_FORMAT = 'almadi-content/1';

/**
 * Everything printed on the components that the rulebook leaves open, as plain JSON. `checkPack` says what
 * makes a pack valid; the README describes the format for whoever owns the published game.
 */
export interface Pack {
  readonly format: typeof PACK_FORMAT;
  readonly name: string;
  readonly landscapes: { readonly [T in LandscapeType]: readonly PrintedLandscape[] };
  /** Each has four landscapes, rows 1 to 4 from the top. */
  readonly startingTiles: readonly (readonly PrintedStart[])[];
  readonly mosaics: readonly { readonly pattern: string; readonly count: number }[];
  readonly stalls: readonly { readonly goods: PrintedGoods; readonly count: number }[];
  /** By the number of the objective, 1 to 32, in that order. */
  readonly objectivePoints: readonly number[];
  /** By the number of the objective. */
  readonly figures: { readonly [objective: string]: PrintedFigure };
  /** Rubies, by the id of the character. */
  readonly characterCosts: { readonly [character: string]: number };
}

export interface PrintedLandscape {
  /** North, east, south, west; letters of `SIDE_LETTERS`. */
  readonly sides: string;
  /** Markets only. */
  readonly goods?: PrintedGoods;
}

export interface PrintedStart extends PrintedLandscape {
  readonly type: LandscapeType;
}

export type PrintedGoods = { readonly [G in Good]?: number };

export interface PrintedFigure {
  /** O oasis, C caravan, M market, P palace, # any landscape, 0 must be empty, . either. */
  readonly grid: readonly string[];
  /** Whether the card may be turned ("any orientation", ALM-13). */
  readonly rotate: boolean;
}
