import { cardWorth } from '../../heuristics/money.ts';
import type { ModuleBots } from '../../module-parts.ts';
import type { ThievesAction } from './state.ts';

export const thievesBots: ModuleBots<ThievesAction> = {
  worth: {
    'thieves.steal': ({ s, seat, wants, outlook }, { card }) =>
      cardWorth(s, seat, card, wants, outlook) - 0.2 - 1.6 * Math.min(1, 2 * outlook.ahead),
  },
};
