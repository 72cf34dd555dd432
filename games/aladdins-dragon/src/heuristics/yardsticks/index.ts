import type { Yardsticks } from '@majlis/kernel';
import type { Action } from '../../actions.ts';
import type { State } from '../../state.ts';
import { constants } from '../constants.ts';
import { heuristics } from '../index.ts';
import v01 from './0.1.json' with { type: 'json' };
import { archetypes } from './archetypes.ts';
import weights from './weights.json' with { type: 'json' };

/** Hard thought for less long, as long whatever it cost, and held all hidden tokens for equally likely; weights were others. */
const { moves: _, believe: __, ...before } = heuristics;
const candidate = { ...before, weights, iterations: { hard: 80, master: 1000 } };

/** Its levels played what is dominated now. */
const { isDominated: ___, ...heedless } = candidate;

export const yardsticks: Yardsticks<State, Action> = {
  versions: { '0.1': constants.playing(heedless, v01.constants), '1.0.0-rc.1': candidate },
  archetypes,
};
