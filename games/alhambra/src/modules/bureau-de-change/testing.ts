import type { ModuleTesting } from '../../module-parts.ts';
import { reshuffleOf, topLot } from '../../rules/lots.ts';
import { isExchangeCard } from './content.ts';
import type { BureauDeChangeSlice } from './state.ts';

/** Cards of the deck are counted with it. Which of them lies in which pile of the first deck is secret. */
export const bureauDeChangeTesting: ModuleTesting<BureauDeChangeSlice> = {
  pieces() {},
  secrets(_slice, s) {
    if (s.deck.length === 0 || reshuffleOf(topLot(s)) > 0) return [];
    const at = s.deck.flatMap((card, place) => (isExchangeCard(card) ? [place] : []));
    return [{ zone: 'exchange cards of the deck', kind: 'exchange card', items: s.deck, at, knownTo: [] }];
  },
};
