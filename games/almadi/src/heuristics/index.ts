import type { Heuristics } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { almadi, designedContent as content } from '../almadi.ts';
import { TURNS_EACH } from '../facts.ts';
import { placedCount } from '../realm/realm.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { deedsIn } from './deeds.ts';
import { isDominated } from './dominated.ts';
import { estimate } from './estimate.ts';
import { featuresWith } from './features.ts';
import { quickFor, rankFor } from './rank.ts';
import weights from './weights.json' with { type: 'json' };

/** The constants by which positions were judged when the weights were learned. */
const JUDGED = constants.with({});

function placedByAll({ players }: State): number {
  let placed = 0;
  for (let seat = 0; seat < players.length; seat++) placed += placedCount(players[seat]!.realm);
  return placed;
}

/** Moves in a full realm take more than twice as long; with two seats, fewer of them come between two judgements. */
function costOf(s: State): number {
  const seats = s.players.length;
  const placed = placedByAll(s) / (seats * TURNS_EACH);
  return (1 + 1.2 * placed ** 2) * (seats === 2 ? 1.3 : 1);
}

/** How to play Almadi sensibly. */
export const heuristics: Heuristics<State, Action> = {
  rank: (s, seat) => rankFor(s, content, seat, () => almadi.legalActions(s, seat)),
  quick: (s, seat, rng) => quickFor(s, content, seat, rng, () => almadi.legalActions(s, seat)),
  isDominated: (s, seat, action) => isDominated(s, content, seat, action),
  deedsIn,
  estimate: (s) => constants.during(JUDGED, () => estimate(s, content)),
  features: featuresWith(content),
  weights,
  /** Points are counted once, at the end; a playout looks a full round ahead. */
  milestone: placedByAll,
  horizon: (s) => s.players.length + 1,
  spread: 25,
  constants: constants.table,
  playing: (values) => constants.playing(heuristics, values),
  hardLearns: true,
  ownMovesOnly: { hard: true, master: true },
  careful: { hard: false, master: true },
  unlisted: 10,
  iterations: { hard: 400, master: 3000 },
  moves: { hard: 7000, master: 40_000 },
  costOf,
};
