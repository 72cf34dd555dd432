import { amountOf } from '../../content/spell-cards.ts';
import { sumOf } from '../../rules/shelves.ts';
import { anyTime, type SpellDef } from '../play.ts';

/** ADR-CHARITY-1: treasures of any kinds from the treasury, as far as it goes. */
export const charity: SpellDef = {
  id: 'charity',
  targets: [],
  isTime: anyTime,
  resolve(x, seat) {
    if (sumOf(x.s.treasury) === 0) return false;
    x.push({ kind: 'take', seat, amount: amountOf('charity'), why: 'charity' });
    return true;
  },
};
