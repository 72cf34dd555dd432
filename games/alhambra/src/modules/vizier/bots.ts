import { offerWorth, paymentCost } from '../../heuristics/money.ts';
import type { Outlook } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { VizierAction } from './state.ts';

const soon = ({ ahead }: Outlook): number => Math.min(1, 2 * ahead);
/** What it is worth to have the vizier at hand. */
const READY = 2;

export const vizierBots: ModuleBots<VizierAction> = {
  worth: {
    'vizier.recall': ({ outlook }) => 1.6 * soon(outlook),
    'vizier.buy': ({ s, seat, outlook, wants }, action) =>
      offerWorth(s, seat, action.offer, wants, outlook) - paymentCost(s, action.with, outlook) - READY * soon(outlook),
  },
  estimate: (s, seat, outlook) => (inPlay(s.mod.vizier, 'vizier').faceUp[seat] ? READY * soon(outlook) : 0),
};
