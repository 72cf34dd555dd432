import { OBJECTIVE_COLOURS } from '../../facts.ts';
import type { Pack } from '../pack.ts';

/** Designed for this project; only the 6 points of objective 17 are printed in the rulebook. */
export const objectivePoints: Pack['objectivePoints'] = OBJECTIVE_COLOURS.map((colour) => (colour === 'grey' ? 9 : 6));

/**
 * Designed for this project. O oasis, C caravan, M market, P palace, # any landscape, 0 must be empty, . either.
 */
export const figures: Pack['figures'] = {
  2: { grid: ['OMPC'], rotate: true },
  3: { grid: ['OM', 'CP'], rotate: true },
  4: { grid: ['#0..', '##0.', '.##0', '..##'], rotate: true },
  5: { grid: ['.##.', '#00#', '.##.'], rotate: true },
  7: { grid: ['#0#', '#0#', '###'], rotate: true },
  14: { grid: ['O...', '.O..', '..O.', '...O'], rotate: true },
  15: { grid: ['OO', 'OO'], rotate: false },
  22: { grid: ['C...', '.C..', '..C.', '...C'], rotate: true },
  27: { grid: ['.P.', 'P.P', '.P.'], rotate: false },
  32: { grid: ['MM', 'MM'], rotate: false },
};
