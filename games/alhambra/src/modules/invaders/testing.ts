import type { ModuleTesting, Secret } from '../../module-parts.ts';
import type { InvadersSlice } from './state.ts';

export const invadersTesting: ModuleTesting<InvadersSlice> = {
  pieces({ pile, came, scouts, scoutPile, scoutsOut }, add) {
    for (const side of [...pile.cards, ...came]) add(`invasion ${side}`);
    for (const kind of [...scouts, ...scoutPile, ...scoutsOut]) add(`scout ${kind}`);
  },
  secrets({ pile, scoutPile }, { players }) {
    const { cards, lookers, isOpen } = pile;
    const top = cards.length - 1;
    const rest: Secret = {
      zone: 'invasions below the top',
      kind: 'invasion',
      items: cards,
      at: [...cards.keys()].filter((at) => at !== top),
      knownTo: [],
    };
    const next: Secret = { zone: 'next invasion', kind: 'invasion', items: cards, at: [top], knownTo: lookers };
    const known = isOpen || lookers.length === players.length || top < 0;
    return [rest, ...(known ? [] : [next]), { zone: 'scouts', kind: 'scout', items: scoutPile, knownTo: [] }];
  },
};
