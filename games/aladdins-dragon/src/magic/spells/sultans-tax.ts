import type { Seat } from '@majlis/kernel';
import { decline } from '../../actions.ts';
import { isRoom } from '../../content/board.ts';
import { amountOf } from '../../content/spell-cards.ts';
import { wrongAction } from '../../refusals.ts';
import { checkAmount, pay, payments } from '../../rules/paying.ts';
import { refsWhere, sendBack, tokenOf } from '../../rules/tokens.ts';
import type { Carpet, State } from '../../state.ts';
import { anyTime, type SpellDef } from '../play.ts';
import { askOf, othersInOrder } from '../questions.ts';

const inRooms = (s: State, seat: Seat): number[] =>
  refsWhere(s, (token, owner) => owner === seat && isRoom(token.space));
const carpetsInRooms = (s: State, seat: Seat): Carpet[] =>
  s.carpets.filter((carpet) => carpet.seat === seat && isRoom(carpet.space));

function owed(s: State, seat: Seat): number {
  const tokens = inRooms(s, seat);
  const doubled = tokens.filter((ref) => tokenOf(s, ref)!.doubled);
  return amountOf('sultansTax') * (tokens.length + doubled.length + carpetsInRooms(s, seat).length);
}

/** ADR-SULTAN-1 ADR-19: each other player pays for all he has in the rooms, or takes it all back. */
export const sultansTax: SpellDef = {
  id: 'sultansTax',
  targets: [],
  isTime: anyTime,
  resolve(x, seat) {
    if (!x.s.players.some((_, other) => other !== seat && owed(x.s, other) > 0)) return false;
    askOf(x, sultansTax, seat, []);
    return true;
  },
  question: {
    order: othersInOrder,
    when: (s, _f, seat) => owed(s, seat) > 0,
    prompt: (s, _f, seat) => ({ kind: 'sultansTax', params: { amount: owed(s, seat) } }),
    legal: (s, _f, seat) => [...payments(s, seat, owed(s, seat), 'pay'), decline],
    check(s, _f, seat, action) {
      if (action.type === 'decline') return null;
      return action.type === 'pay'
        ? checkAmount(s, seat, action.treasures, owed(s, seat))
        : wrongAction('pay', 'decline');
    },
    answer(x, _f, seat, action) {
      if (action.type === 'pay') pay(x, seat, action.treasures, 'sultansTax');
      else sendBack(x, inRooms(x.s, seat), carpetsInRooms(x.s, seat));
    },
  },
};
