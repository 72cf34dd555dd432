import { automatic } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, RefillMarketFrame, RefillMoneyFrame } from '../frames.ts';
import { drawTile } from '../rules/market.ts';
import { drawCard, mayReshuffle, reshuffle, turnUp } from '../rules/money.ts';
import { OPEN_CARDS, type State } from '../state.ts';

/** One card at a time: a card that is not money may start something of its own. */
export const refillMoney = automatic<State, RefillMoneyFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  memory: () => null,
  advance(x) {
    const { s } = x;
    if (s.row.length >= OPEN_CARDS) return 'done';
    if (mayReshuffle(s)) {
      reshuffle(x);
      return 'more';
    }
    const drawn = drawCard(x);
    if (drawn === null) return 'done';
    turnUp(x, drawn);
    return s.row.length >= OPEN_CARDS ? 'done' : 'more';
  },
});

/** Squares in order, one tile at a time; when the bag is empty too early the game ends (ALH-14). */
export const refillMarket = automatic<State, RefillMarketFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  memory: () => null,
  advance(x) {
    const { s } = x;
    const square = s.market.indexOf(null);
    if (square < 0) return 'done';
    if (!drawTile(x, square, 'play')) {
      x.emit({ type: 'bagRanOut' });
      x.push({ kind: 'endGame' });
      return 'done';
    }
    return s.market.includes(null) ? 'more' : 'done';
  },
});
