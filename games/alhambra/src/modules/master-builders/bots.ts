import { PASS } from '../../actions.ts';
import { redesigns, redesignWorth } from '../../heuristics/building.ts';
import { lookOf } from '../../heuristics/sight.ts';
import type { ModuleBots } from '../../module-parts.ts';
import type { State } from '../../state.ts';
import { isMasterBuilder } from './content.ts';
import type { MasterBuildersAction } from './state.ts';

/** What a card costs that is money, too. */
const cost = (money: number): number => 3 * money + 0.3;

/** The best an extra redesign would bring. */
function bestRedesign(s: State, seat: number): number {
  if (s.players[seat]!.reserve.length === 0) return 0;
  const look = lookOf(s, seat);
  return redesigns(s, seat).reduce((best, action) => Math.max(best, redesignWorth(look, action)), 0);
}

export const masterBuildersBots: ModuleBots<MasterBuildersAction> = {
  worth: { 'master-builders.use': ({ s, seat, outlook }) => bestRedesign(s, seat) - cost(outlook.money) },
  rank: {
    'master-builders.ask'(s, seat) {
      const card = s.players[seat]!.hand.find(isMasterBuilder);
      const pass = { action: PASS, worth: 0 };
      if (card === undefined) return [pass];
      const worth = bestRedesign(s, seat) - cost(lookOf(s, seat).outlook.money);
      return [pass, { action: { type: 'master-builders.use', card }, worth }];
    },
  },
  taken: (_s, _seat, card, _wants, { ahead }) => (isMasterBuilder(card) ? 0.4 * ahead : null),
};
