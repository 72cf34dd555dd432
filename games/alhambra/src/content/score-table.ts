import { BUILDINGS, type Building } from './buildings.ts';

/** Points for the first, second and third place in a round. */
export type Places = readonly number[];
export type Round = 1 | 2 | 3;
export type ScoreTable = Readonly<Record<Building, Places>>;

const rows = (places: (rank: number) => Places): ScoreTable =>
  Object.fromEntries(BUILDINGS.map((building, i) => [building, places(i + 1)])) as Record<Building, Places>;

/** Cards A and B and the table on the reserve board: each kind is worth one point more than the one before. */
export const SCORE_TABLES: Readonly<Record<Round, ScoreTable>> = {
  1: rows((n) => [n]),
  2: rows((n) => [n + 7, n]),
  3: rows((n) => [n + 15, n + 7, n]),
};
