import { type ModuleTesting, sharedList } from '../../module-parts.ts';
import type { ThievesSlice } from './state.ts';

export const thievesTesting: ModuleTesting<ThievesSlice> = {
  pieces({ hands, undealt, used }, add) {
    for (const thief of [...hands.flat(), ...undealt, ...used]) add(`thief ${thief}`);
  },
  secrets(slice) {
    const hands = slice.hands.map((hand, seat) => ({
      zone: `thieves of p${seat}`,
      kind: 'thief',
      items: sharedList(hand, (cards) => {
        slice.hands = slice.hands.with(seat, cards.sort());
      }),
      knownTo: [seat],
    }));
    const undealt = sharedList(slice.undealt, (cards) => {
      slice.undealt = cards.sort();
    });
    return [...hands, { zone: 'undealt thieves', kind: 'thief', items: undealt, knownTo: [], isSorted: true }];
  },
};
