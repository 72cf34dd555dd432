import { BUILDINGS } from '../../content/buildings.ts';
import { SCORE_TABLES } from '../../content/score-table.ts';

export interface ScoreCardsTold {
  /** By scoring and rank on its card: the points of the places in that majority. */
  readonly points: readonly (readonly (readonly number[])[])[];
}

const POINTS = ([1, 2, 3] as const).map((round) => BUILDINGS.map((rank) => SCORE_TABLES[round][rank]));

export const tellScoreCards = (): ScoreCardsTold => ({ points: POINTS });
