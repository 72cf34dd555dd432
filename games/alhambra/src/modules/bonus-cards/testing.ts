import { tileText } from '../../content/tiles.ts';
import { type ModuleTesting, sharedList } from '../../module-parts.ts';
import { without } from '../../rules/hand.ts';
import type { BonusCardsSlice } from './state.ts';

const rising = (a: number, b: number): number => a - b;

export const bonusCardsTesting: ModuleTesting<BonusCardsSlice> = {
  pieces({ hands, played, undealt }, add) {
    for (const card of [...hands.flat(), ...played.flat(), ...undealt]) add(`bonus ${tileText(card)}`);
  },
  secrets(slice) {
    const kind = 'bonus';
    const hands = slice.hands.map((hand, seat) => {
      const seen = slice.seen[seat]!;
      const items = sharedList(seen.reduce(without, hand), (cards) => {
        slice.hands = slice.hands.with(seat, [...seen, ...cards].sort(rising));
      });
      return { zone: `bonus cards of p${seat}`, kind, items, knownTo: [seat] };
    });
    const undealt = sharedList(slice.undealt, (cards) => {
      slice.undealt = cards.sort(rising);
    });
    return [...hands, { zone: 'undealt bonus cards', kind, items: undealt, knownTo: [], isSorted: true }];
  },
};
