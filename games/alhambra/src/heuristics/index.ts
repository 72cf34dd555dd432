import type { Heuristics } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { alhambra } from '../index.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { isDominated } from './dominated.ts';
import { estimate } from './estimate.ts';
import { features } from './features.ts';
import { scoringsDone } from './outlook.ts';
import { quickFor, rankFor } from './rank.ts';
import weights from './weights.json' with { type: 'json' };

/** The constants by which positions were judged when the weights were learned. */
const JUDGED = constants.with({});

/** How to play Alhambra sensibly, with any modules. */
export const heuristics: Heuristics<State, AlhambraAction> = {
  rank: (s, seat) => rankFor(s, seat, () => alhambra.legalActions(s, seat)),
  quick: (s, seat, rng) => quickFor(s, seat, rng, () => alhambra.legalActions(s, seat)),
  isDominated,
  estimate: (s) => constants.during(JUDGED, () => estimate(s)),
  features: { ...features, of: (s, seat) => constants.during(JUDGED, () => features.of(s, seat)) },
  weights,
  stage: scoringsDone,
  longestPlayout: 12,
  spread: 25,
  hardLearns: true,
  constants: constants.table,
  playing: (values) => constants.playing(heuristics, values),
  iterations: { hard: 80, master: 1500 },
};
