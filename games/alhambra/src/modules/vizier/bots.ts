import { offerWorth, paymentCost } from '../../heuristics/money.ts';
import type { Outlook } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import type { VizierAction } from './state.ts';

const soon = ({ ahead }: Outlook): number => Math.min(1, 2 * ahead);

export const vizierBots: ModuleBots<VizierAction> = {
  worth: {
    'vizier.recall': ({ outlook }) => 1.6 * soon(outlook),
    'vizier.buy': ({ s, seat, outlook, wants }, action) =>
      offerWorth(s, seat, action.offer, wants, outlook) - paymentCost(s, action.with, outlook) - 2 * soon(outlook),
  },
};
