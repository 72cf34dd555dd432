import { kindWorth } from '../../heuristics/building.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { bonusHandOf, playableOf } from './rules.ts';
import type { BonusCardsAction } from './state.ts';

/** A card in hand whose building stands: about half a place in some majority. */
const IN_STORE = 2.5;

export const bonusCardsBots: ModuleBots<BonusCardsAction> = {
  worth: {
    // Before a scoring is soon enough, and nobody knows till then.
    'bonus-cards.play': () => -1,
    'bonus-cards.show': ({ kinds }, { tiles }) => tiles.reduce((sum, tile) => sum + 0.1 + kindWorth(kinds, tile), 0),
  },
  laying: ({ s, seat, kinds }, tile) => (bonusHandOf(s, seat).includes(tile) ? 0.8 * kindWorth(kinds, tile) : 0),
  estimate: (s, seat) => IN_STORE * playableOf(s, seat).length,
};
