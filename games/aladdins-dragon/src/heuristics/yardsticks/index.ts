import type { Yardsticks } from '@majlis/kernel';
import type { Action } from '../../actions.ts';
import type { State } from '../../state.ts';
import { constants } from '../constants.ts';
import { heuristics } from '../index.ts';
import v01 from './0.1.json' with { type: 'json' };
import { archetypes } from './archetypes.ts';

/** Its levels played what is dominated now. */
const { isDominated: _, ...heedless } = heuristics;
const then = { ...heedless, iterations: { hard: 80, master: 1000 } };

export const yardsticks: Yardsticks<State, Action> = {
  versions: { '0.1': constants.playing(then, v01.constants), '1.0.0-rc.1': { ...heuristics } },
  archetypes,
};
