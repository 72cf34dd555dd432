import type { Heuristics } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { alhambra } from '../index.ts';
import type { State } from '../state.ts';
import { estimate } from './estimate.ts';
import { features } from './features.ts';
import { scoringsDone } from './outlook.ts';
import { quickFor, rankFor } from './rank.ts';
import weights from './weights.json' with { type: 'json' };

/** How to play Alhambra sensibly, with any modules. */
export const heuristics: Heuristics<State, AlhambraAction> = {
  rank: (s, seat) => rankFor(s, seat, () => alhambra.legalActions(s, seat)),
  quick: (s, seat, rng) => quickFor(s, seat, rng, () => alhambra.legalActions(s, seat)),
  estimate,
  features,
  weights,
  stage: scoringsDone,
  longestPlayout: 12,
  spread: 25,
  hardLearns: true,
  iterations: { hard: 80, master: 1500 },
};
