import type { AlhambraModule } from '../../hooks.ts';
import { campsBots } from './bots.ts';
import { CAMPS } from './content.ts';
import { linesOf } from './points.ts';
import { CAMPS_REFUSALS } from './refusals.ts';
import { type CampsSlice, campsField } from './state.ts';
import { tellCamps } from './tell.ts';
import { campsTesting } from './testing.ts';

/** Camps lean on the walls from outside and count the tiles in line with them. */
export const camps: AlhambraModule<'camps'> = {
  id: 'camps',
  begin: () => ({}),
  bag: CAMPS,
  hooks: {
    scoring(s, round, out) {
      s.players.forEach(({ board }, seat) => {
        const { camps: count, points } = linesOf(board);
        if (points > 0) out.push({ seat, round, source: 'camps', points, detail: { camps: count } });
      });
    },
  },
  refusals: CAMPS_REFUSALS,
  testing: campsTesting,
  tell: tellCamps,
  bots: campsBots,
  prompts: [],
  sources: ['camps'],
  events: [],
  field: campsField,
  copy: () => ({}),
  known: (slice) => slice,
  imagine: (known: CampsSlice) => known,
};
