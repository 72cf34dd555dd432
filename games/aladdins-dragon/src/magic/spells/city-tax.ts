import type { Seat } from '@majlis/kernel';
import { decline } from '../../actions.ts';
import { isCity, TOKENS } from '../../content/board.ts';
import { amountOf } from '../../content/spell-cards.ts';
import type { SpellFrame } from '../../frames/kinds.ts';
import { wrongAction } from '../../refusals.ts';
import { checkAmount, pay, payments } from '../../rules/paying.ts';
import { endDouble, sendBack, tokenRef } from '../../rules/tokens.ts';
import type { State } from '../../state.ts';
import type { X } from '../../x.ts';
import { anyTime, type SpellDef } from '../play.ts';
import { askOf, othersInOrder } from '../questions.ts';

const AMOUNT = amountOf('cityTax');

/** What is paid for next: a token, the Double on it, or a Carpet. `at` counts them, two for each token. */
interface Taxed {
  readonly at: number;
  readonly space: number;
  takeBack(x: X): void;
}

/** Nothing a seat has in the city is taxed before `f.next`; null: all was. */
function nextTaxed(s: State, f: SpellFrame, seat: Seat): Taxed | null {
  for (const [i, token] of s.players[seat]!.tokens.entries()) {
    const { space, doubled } = token;
    if (!isCity(space)) continue;
    if (2 * i >= f.next) return { at: 2 * i, space, takeBack: (x) => sendBack(x, [tokenRef(seat, i)]) };
    if (doubled && 2 * i + 1 >= f.next) return { at: 2 * i + 1, space, takeBack: (x) => endDouble(x, seat, i) };
  }
  const carpets = s.carpets.filter((carpet) => carpet.seat === seat && isCity(carpet.space));
  const paid = Math.max(0, f.next - 2 * TOKENS.length);
  const carpet = carpets[paid];
  if (carpet === undefined) return null;
  return { at: 2 * TOKENS.length + paid, space: carpet.space, takeBack: (x) => sendBack(x, [], [carpet]) };
}

const isIn = (s: State, seat: Seat): boolean =>
  s.players[seat]!.tokens.some(({ space }) => isCity(space)) ||
  s.carpets.some((carpet) => carpet.seat === seat && isCity(carpet.space));

/** ADR-CITYTAX-1 ADR-19: each other player pays for each token in the city, Doubles and Carpets too, or takes it back. */
export const cityTax: SpellDef = {
  id: 'cityTax',
  targets: [],
  isTime: anyTime,
  resolve(x, seat) {
    if (!x.s.players.some((_, other) => other !== seat && isIn(x.s, other))) return false;
    askOf(x, cityTax, seat, []);
    return true;
  },
  question: {
    order: othersInOrder,
    when: (s, f, seat) => nextTaxed(s, f, seat) !== null,
    prompt: (s, f, seat) => ({ kind: 'cityTax', params: { amount: AMOUNT, space: nextTaxed(s, f, seat)!.space } }),
    legal: (s, _f, seat) => [...payments(s, seat, AMOUNT, 'pay'), decline],
    check(s, _f, seat, action) {
      if (action.type === 'decline') return null;
      return action.type === 'pay' ? checkAmount(s, seat, action.treasures, AMOUNT) : wrongAction('pay', 'decline');
    },
    answer(x, f, seat, action) {
      const taxed = nextTaxed(x.s, f, seat)!;
      const isPaid = action.type === 'pay';
      if (isPaid) pay(x, seat, action.treasures, 'cityTax');
      else taxed.takeBack(x);
      // A Carpet that went back is not counted any more.
      const isGone = !isPaid && taxed.at >= 2 * TOKENS.length;
      f.next = isGone ? taxed.at : taxed.at + 1;
      if (nextTaxed(x.s, f, seat) !== null) return 'again';
      f.next = 0;
    },
  },
};
