import type { ModuleTesting } from '../../module-parts.ts';
import { isCharacter } from './content.ts';
import type { CharactersSlice } from './state.ts';

export const charactersTesting: ModuleTesting<CharactersSlice> = {
  pieces({ surplus, owned, out, onOffer }, add) {
    for (const card of [...surplus, ...owned.flat(), ...out]) add(`card ${card}`);
    if (onOffer !== null) add(`card ${onOffer}`);
  },
  secrets({ surplus }, { deck }) {
    const kind = 'character';
    const at = deck.flatMap((card, place) => (isCharacter(card) ? [place] : []));
    return [
      { zone: 'characters of the deck', kind, items: deck, at, knownTo: [] },
      { zone: 'surplus', kind, items: surplus, knownTo: [] },
    ];
  },
};
