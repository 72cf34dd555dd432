import type { Seat } from '@majlis/kernel';
import { amountOf } from '../../content/spell-cards.ts';
import { wrongAction } from '../../refusals.ts';
import { sequenceFrom } from '../../rules/order.ts';
import { checkAmount, pay, payments } from '../../rules/paying.ts';
import { sumOf } from '../../rules/shelves.ts';
import type { State } from '../../state.ts';
import { anyTime, type SpellDef } from '../play.ts';
import { askOf } from '../questions.ts';

/** Donation and Sacrifice: everyone returns treasures; who has too few shows and returns all. */
export function giveBack(id: 'donation' | 'sacrifice'): SpellDef {
  const amount = amountOf(id);
  const owed = (s: State, seat: Seat) => Math.min(amount, sumOf(s.players[seat]!.hoard));
  const def: SpellDef = {
    id,
    targets: [],
    isTime: anyTime,
    resolve(x, seat) {
      askOf(x, def, seat, []);
      return true;
    },
    question: {
      order: (s) => sequenceFrom(s.camel, s.players.length),
      prompt: (s, _f, seat) => ({ kind: id, params: { amount: owed(s, seat) } }),
      legal: (s, _f, seat) => payments(s, seat, owed(s, seat), 'pay'),
      check: (s, _f, seat, action) =>
        action.type === 'pay' ? checkAmount(s, seat, action.treasures, owed(s, seat)) : wrongAction('pay'),
      answer(x, _f, seat, action) {
        if (action.type !== 'pay') return;
        if (sumOf(action.treasures) < amount) x.emit({ type: 'treasureShown', seat, treasures: action.treasures });
        pay(x, seat, action.treasures, id);
      },
    },
  };
  return def;
}
