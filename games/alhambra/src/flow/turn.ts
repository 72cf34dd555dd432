import { type Seat, type Step, sequence } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, TurnFrame } from '../frames.ts';
import type { X } from '../hooks.ts';
import { rulesOf } from '../rules/compiled.ts';
import { playerOf } from '../rules/hand.ts';
import { seatAfter } from '../rules/order.ts';
import { OPEN_CARDS, type State } from '../state.ts';

/** A turn as the rulebook tells it (ALH-9). */
export const baseTurn: readonly Step<State, TurnFrame, AlhambraEvent, AlhambraFrame>[] = [
  { id: 'chooseActions', run: (x) => x.push({ kind: 'chooseAction', seat: x.s.turn.seat }) },
  {
    id: 'placeBought',
    when: (s) => playerOf(s, s.turn.seat).waiting.length > 0,
    run: (x) => x.push({ kind: 'placeTiles', seat: x.s.turn.seat, from: 'bought' }),
  },
  {
    id: 'refillMoney',
    when: (s) => s.row.length < OPEN_CARDS,
    run: (x) => x.push({ kind: 'refillMoney' }),
  },
  { id: 'score', when: (s) => s.scoringsDue.length > 0, run: (x) => x.push({ kind: 'score' }) },
  { id: 'refillMarket', when: (s) => s.market.includes(null), run: (x) => x.push({ kind: 'refillMarket' }) },
  {
    id: 'specialMoves',
    when: (s) => rulesOf(s).specialMoves.length > 0,
    run: (x) => x.push({ kind: 'specialMoves' }),
  },
  {
    id: 'nextPlayer',
    run: (x) => beginTurn(x, seatAfter(x.s, x.s.turn.seat)),
  },
];

export function beginTurn(x: X, seat: Seat): void {
  const { turn } = x.s;
  turn.seat = seat;
  turn.actions = 0;
  turn.over = false;
  x.emit({ type: 'turnBegan', seat });
  for (const told of rulesOf(x.s).hooks.onTurnBegan) told(x, seat);
}

/** Turn after turn; the end comes from the bag (`refill-market.ts`). */
export const turn = sequence<State, TurnFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  steps: (s) => rulesOf(s).turnSteps,
  repeat: () => true,
});
