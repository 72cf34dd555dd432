import { TOKENS } from '../../content/board.ts';
import type { SpellDef } from '../play.ts';

/** ADR-SPY-1: from now on all others place face up. */
export const spy: SpellDef = {
  id: 'spy',
  targets: [],
  isTime: (s, seat) =>
    s.stage === 'placing' && s.players.some(({ tokens }, other) => other !== seat && tokens.length < TOKENS.length),
  resolve(x, seat) {
    x.s.spy = seat;
    return true;
  },
};
