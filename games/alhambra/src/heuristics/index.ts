import type { Heuristics } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { alhambra } from '../index.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { deedsIn } from './deeds.ts';
import { isDominated } from './dominated.ts';
import { estimate } from './estimate.ts';
import { features } from './features.ts';
import { featuresOfMaster, weightsOfMaster } from './master/index.ts';
import { scoringsDone } from './outlook.ts';
import { quickFor, rankFor } from './rank.ts';
import weights from './weights.json' with { type: 'json' };

/** The constants by which positions were judged when the weights were learned. */
const JUDGED = constants.with({});
export const judged =
  <A extends unknown[], R>(of: (...position: A) => R) =>
  (...position: A): R =>
    constants.during(JUDGED, () => of(...position));

/** The base game ends so far apart, and every module adds points to be ahead by. */
const SPREAD = 25;
const FOR_EACH_MODULE = 0.07;

/** With all of them a turn has twice as many questions. */
const MORE_QUESTIONS = 0.045;

/** Of the time that a move takes in the base game. */
const FOR_MOVES_WITH_MODULES = 0.14;

/** A turn begins. */
const isSettled = ({ stack, turn }: State): boolean =>
  turn.actions === 0 && stack[stack.length - 1]?.kind === 'chooseAction';

/** How to play Alhambra sensibly, with any modules. */
export const heuristics: Heuristics<State, AlhambraAction> = {
  rank: (s, seat) => rankFor(s, seat, () => alhambra.legalActions(s, seat)),
  quick: (s, seat, rng) => quickFor(s, seat, rng, () => alhambra.legalActions(s, seat)),
  isDominated,
  deedsIn,
  estimate: judged(estimate),
  features: { ...features, of: judged(features.of) },
  weights,
  ofMaster: { features: { ...featuresOfMaster, of: judged(featuresOfMaster.of) }, weights: weightsOfMaster },
  milestone: scoringsDone,
  longestPlayout: 12,
  isSettled,
  paceOf: ({ options }) => 1 + MORE_QUESTIONS * options.modules.length,
  spread: SPREAD,
  spreadOf: ({ options }) => SPREAD * (1 + FOR_EACH_MODULE * options.modules.length),
  beyond: 0.2,
  hardLearns: true,
  ownMovesOnly: { hard: false, master: true },
  unlisted: 10,
  constants: constants.table,
  playing: (values) => constants.playing(heuristics, values),
  iterations: { hard: 400, master: 6500 },
  moves: { hard: 6000, master: 72_000 },
  trees: 2,
  costOf: ({ options }) => 1 + FOR_MOVES_WITH_MODULES * options.modules.length,
};
