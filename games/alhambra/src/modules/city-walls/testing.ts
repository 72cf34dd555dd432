import type { ModuleTesting } from '../../module-parts.ts';
import { isWallCard } from './content.ts';
import type { CityWallsSlice } from './state.ts';

export const cityWallsTesting: ModuleTesting<CityWallsSlice> = {
  pieces({ open, used }, add) {
    for (const card of [...open, ...used]) add(`card ${card}`);
  },
  secrets(_slice, { deck }) {
    const at = [...deck.keys()].filter((i) => isWallCard(deck[i]!));
    return [{ zone: 'wall cards of the deck', kind: 'wall card', items: deck, at, knownTo: [] }];
  },
  shownAndHiddenAgain: ['city-walls.turnedUp'],
};
