import { cardText } from '../../content/cards.ts';
import { type ModuleTesting, sharedList } from '../../module-parts.ts';
import type { MasterBuildersSlice } from './state.ts';

/** Those of the deck and of hands are counted and hidden with the other cards. */
export const masterBuildersTesting: ModuleTesting<MasterBuildersSlice> = {
  pieces({ undealt, used }, add) {
    for (const card of [...undealt, ...used]) add(cardText(card));
  },
  secrets(slice) {
    const items = sharedList(slice.undealt, (cards) => {
      slice.undealt = cards;
    });
    return [{ zone: 'undealt master builders', kind: 'faces of master-builders', items, knownTo: [] }];
  },
};
