import type { Yardsticks } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import type { State } from '../../state.ts';
import { constants } from '../constants.ts';
import { ofBaseGame } from '../features.ts';
import { heuristics, judged } from '../index.ts';
import v01 from './0.1.json' with { type: 'json' };
import weights from './0.1-weights.json' with { type: 'json' };
import { archetypes } from './archetypes.ts';

/** Its levels played what is dominated now, judged anywhere and saw no more in a lead than the base game has. */
const { isDominated: _, isSettled: __, paceOf: ___, spreadOf: ____, beyond: _____, ...heedless } = heuristics;
const then = {
  ...heedless,
  features: { ...ofBaseGame, of: judged(ofBaseGame.of) },
  weights,
  iterations: { hard: 80, master: 1500 },
};

export const yardsticks: Yardsticks<State, AlhambraAction> = {
  versions: { '0.1': constants.playing(then, v01.constants) },
  archetypes,
};
