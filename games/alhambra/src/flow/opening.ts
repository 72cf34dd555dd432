import { type Step, sequence } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, OpeningFrame } from '../frames.ts';
import type { X } from '../hooks.ts';
import { rulesOf } from '../rules/compiled.ts';
import { drawTile } from '../rules/market.ts';
import { SQUARES, type State } from '../state.ts';
import { beginTurn } from './turn.ts';

/** Cards are dealt; what modules ask of everybody comes first, then the market is filled and play begins. */
export const baseOpening: readonly Step<State, OpeningFrame, AlhambraEvent, AlhambraFrame>[] = [
  { id: 'fillMarket', run: fillMarket },
  { id: 'firstTurn', run: (x) => beginTurn(x, x.s.turn.seat) },
];

function fillMarket(x: X): void {
  for (let square = 0; square < SQUARES; square++) {
    while (x.s.market[square] === null) drawTile(x, square, 'opening');
  }
}

export const opening = sequence<State, OpeningFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  steps: (s) => rulesOf(s).openingSteps,
});
