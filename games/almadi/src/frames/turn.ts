import { ask, type Prompt, sequence } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import type { Event } from '../events.ts';
import { MOVES_PER_TURN } from '../facts.ts';
import { anyDeed, checkDeed, doDeed, listDeeds } from '../rules/deeds/index.ts';
import type { X } from '../rules/x.ts';
import type { AlmadiFrame, PhaseFrame, SequenceOf, State } from '../state.ts';

type TurnPhase = 'chooseLandscape' | 'placeDrawn' | 'performEffects';

/** ALM-TURN-1: the three steps of a turn. */
export function turnFrames(content: Content) {
  return {
    turn: sequence<State, SequenceOf<'turn'>, Action, Event, AlmadiFrame>({
      steps: [
        { id: 'choose', run: (x) => x.push({ kind: 'chooseLandscape', seat: x.s.turn.seat }) },
        { id: 'effects', run: (x) => x.push({ kind: 'performEffects', seat: x.s.turn.seat }) },
        { id: 'refill', when: (s) => s.turn.slot !== null && !s.turn.extra, run: refill },
      ],
      done: (x) => x.emit({ type: 'turnEnded', seat: x.s.turn.seat }),
    }),
    chooseLandscape: phase(content, 'chooseLandscape', () => ({ kind: 'chooseLandscape' })),
    placeDrawn: phase(content, 'placeDrawn', (s) => ({ kind: 'placeDrawn', params: { landscape: s.turn.drawn } })),
    performEffects: phase(content, 'performEffects', (s) => ({
      kind: 'performEffects',
      params: { waiting: { ...s.turn.waiting }, movesLeft: MOVES_PER_TURN - s.turn.moves },
    })),
  };
}

function phase<K extends TurnPhase>(content: Content, kind: K, prompt: (s: State) => Prompt) {
  return ask<State, PhaseFrame<K> & AlmadiFrame, Action, Event, AlmadiFrame>({
    prompt,
    legal: (s, f) => listDeeds(s, content, kind, f.seat),
    any: (s, f, _seat, rng) => anyDeed(s, content, kind, f.seat, rng),
    check: (s, f, _seat, action) => checkDeed(s, content, kind, f.seat, action),
    answer: (x, f, action) => (doDeed(x, content, f.seat, action) === 'again' ? 'again' : undefined),
  });
}

/** ALM-REFILL-1 */
function refill(x: X): void {
  const slot = x.s.turn.slot!;
  const landscape = x.turnUp(x.s.supply)!;
  x.s.board[slot] = landscape;
  x.emit({ type: 'boardRefilled', slot, landscape });
}
