import type { Seat } from '@majlis/kernel';
import { amountOf } from '../../content/spell-cards.ts';
import { wrongAction } from '../../refusals.ts';
import { checkAmount, pay, payments } from '../../rules/paying.ts';
import { sumOf } from '../../rules/shelves.ts';
import { moveToken } from '../../rules/tokens.ts';
import type { State } from '../../state.ts';
import { anyTime, type SpellDef, targetFault } from '../play.ts';
import { askOf } from '../questions.ts';
import { anyToken, spaceToMoveTo } from '../targets.ts';

const price = (s: State, seat: Seat): number => Math.min(amountOf('teleport'), sumOf(s.players[seat]!.hoard));

/** ADR-TELEPORT-1 ADR-30: any player's token moves, and its price is paid when it does. */
export const teleport: SpellDef = {
  id: 'teleport',
  targets: [anyToken, spaceToMoveTo],
  isTime: anyTime,
  resolve(x, seat, on) {
    if (targetFault(x.s, teleport, seat, on) !== null) return false;
    askOf(x, teleport, seat, on);
    return true;
  },
  question: {
    order: (_s, f) => [f.caster],
    prompt: (s, _f, seat) => ({ kind: 'teleport', params: { amount: price(s, seat) } }),
    legal: (s, _f, seat) => payments(s, seat, price(s, seat), 'pay'),
    check: (s, _f, seat, action) =>
      action.type === 'pay' ? checkAmount(s, seat, action.treasures, price(s, seat)) : wrongAction('pay'),
    answer(x, f, seat, action) {
      if (action.type !== 'pay') return;
      pay(x, seat, action.treasures, 'teleport');
      moveToken(x, f.on[0]!, f.on[1]!);
    },
  },
};
