import type { Seat } from '@majlis/kernel';
import { decline } from '../../actions.ts';
import { isCity } from '../../content/board.ts';
import { amountOf } from '../../content/spell-cards.ts';
import type { SpellFrame } from '../../frames/kinds.ts';
import { wrongAction } from '../../refusals.ts';
import { checkAmount, pay, payments } from '../../rules/paying.ts';
import { sendBack, tokenRef } from '../../rules/tokens.ts';
import type { State } from '../../state.ts';
import { anyTime, type SpellDef } from '../play.ts';
import { askOf, othersInOrder } from '../questions.ts';

const AMOUNT = amountOf('cityTax');

/** The seat's next token in the city that was not taxed yet; -1: none. */
const nextTaxed = (s: State, f: SpellFrame, seat: Seat): number =>
  s.players[seat]!.tokens.findIndex((token, i) => i >= f.next && isCity(token.space));

/** ADR-CITYTAX-1 ADR-19: each other player pays for each token in the city, or takes it back. */
export const cityTax: SpellDef = {
  id: 'cityTax',
  targets: [],
  isTime: anyTime,
  resolve(x, seat) {
    if (!x.s.players.some(({ tokens }, other) => other !== seat && tokens.some(({ space }) => isCity(space))))
      return false;
    askOf(x, cityTax, seat, []);
    return true;
  },
  question: {
    order: othersInOrder,
    when: (s, f, seat) => nextTaxed(s, f, seat) >= 0,
    prompt: (s, f, seat) => ({ kind: 'cityTax', params: { amount: AMOUNT, token: nextTaxed(s, f, seat) } }),
    legal: (s, _f, seat) => [...payments(s, seat, AMOUNT, 'pay'), decline],
    check(s, _f, seat, action) {
      if (action.type === 'decline') return null;
      return action.type === 'pay' ? checkAmount(s, seat, action.treasures, AMOUNT) : wrongAction('pay', 'decline');
    },
    answer(x, f, seat, action) {
      const token = nextTaxed(x.s, f, seat);
      if (action.type === 'pay') pay(x, seat, action.treasures, 'cityTax');
      else sendBack(x, [tokenRef(seat, token)]);
      f.next = token + 1;
      if (nextTaxed(x.s, f, seat) >= 0) return 'again';
      f.next = 0;
    },
  },
};
