import type { Heuristics } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { alhambra } from '../index.ts';
import type { State } from '../state.ts';
import { estimate } from './estimate.ts';
import { scoringsDone } from './outlook.ts';
import { quickFor, rankFor } from './rank.ts';

/** How to play Alhambra sensibly, with any modules. */
export const heuristics: Heuristics<State, AlhambraAction> = {
  rank: (s, seat) => rankFor(s, seat, () => alhambra.legalActions(s, seat)),
  quick: (s, seat, rng) => quickFor(s, seat, rng, () => alhambra.legalActions(s, seat)),
  estimate,
  stage: scoringsDone,
  longestPlayout: 20,
  spread: 25,
  iterations: { hard: 400, master: 3500 },
};
