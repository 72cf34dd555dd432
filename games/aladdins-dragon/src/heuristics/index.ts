import type { Heuristics, Ranked, Rng, Seat } from '@majlis/kernel';
import { type Action, pass } from '../actions.ts';
import type { Moment } from '../frames/kinds.ts';
import { aladdinsDragon } from '../index.ts';
import { isPlay, listPlays } from '../magic/declare.ts';
import { sumOf } from '../rules/shelves.ts';
import { mayCast } from '../rules/uses.ts';
import type { State } from '../state.ts';
import { believe } from './beliefs.ts';
import { constants } from './constants.ts';
import { deedsIn } from './deeds.ts';
import { isDominated } from './dominated.ts';
import { features } from './features.ts';
import { artifactsLeft, hoardWorth } from './hoards.ts';
import { answerWorth, bestOf, playWorth } from './magic.ts';
import { placings, quickPlacing } from './placing.ts';
import { exchanges, payments, purchases } from './purchases.ts';
import weights from './weights.json' with { type: 'json' };

const top = (s: State) => s.stack[s.stack.length - 1]!;

/** Beyond so many ways to pay, only some are compared; more are hardly ever different in effect. */
const WAYS = 40;
const PLAYS = 10;

function rank(s: State, seat: Seat): Ranked<Action>[] {
  const frame = top(s);
  if (frame.kind === 'placing') return withPlays(s, seat, 'placing', placings(s, seat));
  if (frame.kind === 'room') return withPlays(s, seat, 'purchase', purchases(s, seat, frame.room));
  const legal = aladdinsDragon.legalActions(s, seat);
  switch (frame.kind) {
    case 'bribe': {
      const ways = legal.filter((action) => !isPlay(action));
      return withPlays(s, seat, 'space', payments(s, seat, someOf(ways, WAYS)));
    }
    case 'take':
      return bestOf(payments(s, seat, someOf(legal, WAYS)));
    case 'market':
      return bestOf(exchanges(s, seat, legal));
    case 'caravanserai':
      return bestOf(
        legal.map((action) => ({
          action,
          worth: action.type === 'camel' && action.seat === seat ? constants.now.camel : 0,
        })),
      );
    case 'plays':
    case 'counter':
      return plays(s, seat, legal);
    default:
      return bestOf(legal.map((action) => ({ action, worth: answerWorth(s, seat, action) })));
  }
}

/** The last one is kept: it is to decline. */
function someOf(actions: readonly Action[], most: number): readonly Action[] {
  if (actions.length <= most) return actions;
  const step = actions.length / most;
  return [...Array.from({ length: most - 1 }, (_, i) => actions[Math.floor(i * step)]!), actions.at(-1)!];
}

/** Plays within a question (ADR-42): it is answered afterwards, so what a play is worth comes on top of the best answer. */
function withPlays(s: State, seat: Seat, at: Moment, answers: Ranked<Action>[]): Ranked<Action>[] {
  const ranked = bestOf(answers);
  const found = listPlays(s, seat, at);
  if (found.length === 0) return ranked;
  const { worth } = ranked[0]!;
  const best = bestOf(found.map((action) => ({ action, worth: worth + playWorth(s, seat, action) })));
  return bestOf([...ranked, ...best.slice(0, PLAYS)]);
}

function plays(s: State, seat: Seat, legal: readonly Action[]): Ranked<Action>[] {
  const ranked = bestOf(legal.map((action) => ({ action, worth: playWorth(s, seat, action) })));
  const kept = ranked.slice(0, PLAYS);
  return kept.some(({ action }) => action.type === 'pass') ? kept : bestOf([...kept, { action: pass, worth: 0 }]);
}

function quick(s: State, seat: Seat, rng: Rng): Action {
  const { kind } = top(s);
  if (kind === 'placing') return quickTurn(s, seat, rng);
  if (kind === 'plays' || kind === 'counter') return quickPlay(s, seat, rng);
  if (kind === 'take' || kind === 'bribe') {
    const legal = aladdinsDragon.legalActions(s, seat).filter((action) => !isPlay(action));
    if (legal.length > 6) return quickPayment(s, seat, legal, rng);
  }
  const ranked = rank(s, seat);
  return ranked[rng.below(20) === 0 ? rng.below(Math.min(3, ranked.length)) : 0]!.action;
}

/** Mostly a token; now and then what could be played before. */
function quickTurn(s: State, seat: Seat, rng: Rng): Action {
  if (s.magic && mayCast(s, seat) && rng.below(4) === 0) {
    const [best] = plays(s, seat, listPlays(s, seat, 'placing'));
    if (best!.worth > 0) return best!.action;
  }
  return quickPlacing(s, seat, rng);
}

const quickPlay = (s: State, seat: Seat, rng: Rng): Action => (rng.below(4) === 0 ? rank(s, seat)[0]!.action : pass);

/** The best of a few ways to pay. */
function quickPayment(s: State, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  const few: Action[] = [];
  for (let i = 0; i < 4; i++) few.push(legal[rng.below(legal.length)]!);
  few.push(legal.at(-1)!);
  return bestOf(payments(s, seat, few))[0]!.action;
}

function estimate(s: State): number[] {
  const { scroll, spell } = constants.now;
  const scrolls = s.magic ? scroll : 0;
  return s.players.map(
    ({ artifacts, hoard, spells }) =>
      sumOf(artifacts) + scrolls * artifacts[5]! + hoardWorth(s, hoard) + spell * spells.length,
  );
}

/** The constants by which positions were judged when the weights were learned. */
const JUDGED = constants.with({});

/** How to play Aladdin's Dragon sensibly, with and without magic. */
export const heuristics: Heuristics<State, Action> = {
  rank,
  quick,
  isDominated,
  believe,
  /** A space is there until the tokens are placed, whichever of them goes there. */
  aimOf: (action) => (action.type === 'place' ? `place ${action.space}` : null),
  deedsIn,
  estimate: (s) => constants.during(JUDGED, () => estimate(s)),
  features,
  weights,
  milestone: (s) => s.round,
  /** Towards the end the race for the last artifacts is played out. */
  horizon: (s) => (artifactsLeft(s) <= s.players.length ? 2 : 1),
  /** At the end of a round the judge overrates the camel by half; what it is worth shows in the round after. */
  farHorizon: () => 2,
  longestPlayout: 120,
  spread: 4,
  blur: 0.05,
  mixes: (s) => top(s).kind === 'placing',
  hardLearns: true,
  constants: constants.table,
  playing: (values) => constants.playing(heuristics, values),
  iterations: { hard: 300, master: 2000 },
  moves: { hard: 8000, master: 64_000 },
};
