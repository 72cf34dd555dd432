import { rankByScore, type Step, sequence } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, EndGameFrame } from '../frames.ts';
import { rulesOf } from '../rules/compiled.ts';
import { playerOf } from '../rules/hand.ts';
import { shareLeftovers } from '../rules/leftovers.ts';
import { inOrder } from '../rules/order.ts';
import { totalsOf } from '../rules/scoring.ts';
import type { State } from '../state.ts';

export const baseEndGame: readonly Step<State, EndGameFrame, AlhambraEvent, AlhambraFrame>[] = [
  { id: 'shareLeftovers', run: shareLeftovers },
  {
    id: 'placeLeftovers',
    run(x) {
      const receivers = inOrder(x.s).filter((seat) => playerOf(x.s, seat).waiting.length > 0);
      for (const seat of receivers.reverse()) x.push({ kind: 'endOfMove', seat, from: 'leftOver' });
    },
  },
  { id: 'finalScoring', run: (x) => x.push({ kind: 'scoring', round: 3 }) },
  {
    id: 'declareWinners',
    run(x) {
      const scores = totalsOf(x.s);
      x.emit({ type: 'ended', scores });
      x.end(rankByScore(scores));
    },
  },
];

export const endGame = sequence<State, EndGameFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  steps: (s) => rulesOf(s).endGameSteps,
});
