import type { Yardsticks } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import type { State } from '../../state.ts';
import { constants } from '../constants.ts';
import { ofBaseGame } from '../features.ts';
import { heuristics, judged } from '../index.ts';
import v01 from './0.1.json' with { type: 'json' };
import weights from './0.1-weights.json' with { type: 'json' };
import v1rc1 from './1.0.0-rc.1.json' with { type: 'json' };
import { archetypes } from './archetypes.ts';
import { reckoners } from './reckoners.ts';

/**
 * It judged anywhere, saw no more in a lead than the base game has, had learned without modules, and looked at the
 * answers of others as at its own moves.
 */
const { isSettled: _, paceOf: __, spreadOf: ___, beyond: ____, moves: _____, ...later } = heuristics;
const { ownMovesOnly: ______, unlisted: _______, ofMaster: _________, ...before } = later;
const candidate = {
  ...before,
  features: { ...ofBaseGame, of: judged(ofBaseGame.of) },
  weights,
  iterations: { hard: 80, master: 1500 },
};

/** Its levels played what is dominated now. */
const { isDominated: ________, ...heedless } = candidate;

export const yardsticks: Yardsticks<State, AlhambraAction> = {
  versions: {
    '0.1': constants.playing(heedless, v01.constants),
    '1.0.0-rc.1': constants.playing(candidate, v1rc1.constants),
  },
  archetypes: { ...archetypes, ...reckoners },
};
