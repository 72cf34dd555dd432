import type { Yardsticks } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import type { State } from '../../state.ts';
import { constants } from '../constants.ts';
import { ofBaseGame } from '../features.ts';
import { heuristics, judged } from '../index.ts';
import v01 from './0.1.json' with { type: 'json' };
import weights from './0.1-weights.json' with { type: 'json' };
import { archetypes } from './archetypes.ts';

/** It judged anywhere, saw no more in a lead than the base game has, and had learned without modules. */
const { isSettled: _, paceOf: __, spreadOf: ___, beyond: ____, moves: _____, ...before } = heuristics;
const candidate = {
  ...before,
  features: { ...ofBaseGame, of: judged(ofBaseGame.of) },
  weights,
  iterations: { hard: 80, master: 1500 },
};

/** Its levels played what is dominated now. */
const { isDominated: ______, ...heedless } = candidate;

export const yardsticks: Yardsticks<State, AlhambraAction> = {
  versions: { '0.1': constants.playing(heedless, v01.constants), '1.0.0-rc.1': candidate },
  archetypes,
};
