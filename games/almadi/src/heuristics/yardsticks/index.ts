import type { Yardsticks } from '@majlis/kernel';
import type { Action } from '../../actions.ts';
import type { State } from '../../state.ts';
import { constants } from '../constants.ts';
import { heuristics } from '../index.ts';
import v01 from './0.1.json' with { type: 'json' };
import v1rc1 from './1.0.0-rc.1.json' with { type: 'json' };
import { archetypes } from './archetypes.ts';

/** Hard thought for less long, judged by the estimate alone, and looked at the answers of others as at its own moves. */
const { moves: _, hardLearns: __, ownMovesOnly: ___, careful: ____, unlisted: _____, ...before } = heuristics;
const candidate = { ...before, iterations: { hard: 150, master: 1500 } };

/** Its levels played what is dominated now. */
const { isDominated: ______, ...heedless } = candidate;

export const yardsticks: Yardsticks<State, Action> = {
  versions: {
    '0.1': constants.playing(heedless, v01.constants),
    '1.0.0-rc.1': constants.playing(candidate, v1rc1.constants),
  },
  archetypes,
};
