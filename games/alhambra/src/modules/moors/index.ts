import type { AlhambraModule, TurnAction } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { moorsBots } from './bots.ts';
import { COUNTERS } from './content.ts';
import { mayTurn, moorsIn, pointsOf, takeAndMark, turnCounters } from './counters.ts';
import { MOORS_REFUSALS } from './refusals.ts';
import { MOORS_EVENTS, type MoorsAction, type MoorsSlice, moorsField } from './state.ts';
import { tellMoors } from './tell.ts';
import { moorsTesting } from './testing.ts';

const TURN: MoorsAction = { type: 'moors.turn' };

const turn: TurnAction<MoorsAction> = {
  check: (s, seat) => (moorsIn(s).owned[seat]!.some(mayTurn) ? null : refuse('moors-none-to-turn')),
  act(x, seat) {
    turnCounters(x, seat);
    return 'ends';
  },
};

/** Several buildings of one price bring a culture counter, which gives points at every scoring. */
export const moors: AlhambraModule<'moors'> = {
  id: 'moors',
  begin: (seats) => ({ left: COUNTERS.map(({ copies }) => copies), owned: Array.from({ length: seats }, () => []) }),
  hooks: {
    turnActions(s, seat, out) {
      if (moorsIn(s).owned[seat]!.some(mayTurn)) out.push(TURN);
    },
    scoring(s, round, out) {
      moorsIn(s).owned.forEach((counters, seat) => {
        const points = counters.reduce((sum, own) => sum + pointsOf(own), 0);
        if (points > 0) out.push({ seat, round, source: 'moors', points });
      });
    },
  },
  turnActions: { 'moors.turn': turn },
  moveSteps: [{ id: 'cultureCounters', run: (x, { seat }) => takeAndMark(x, seat) }],
  actions: { 'moors.turn': {} },
  refusals: MOORS_REFUSALS,
  testing: moorsTesting,
  tell: tellMoors,
  bots: moorsBots,
  prompts: [],
  sources: ['moors'],
  events: MOORS_EVENTS,
  field: moorsField,
  copy: ({ left, owned }) => ({ left, owned }),
  known: (slice) => slice,
  imagine: (known: MoorsSlice) => known,
};
