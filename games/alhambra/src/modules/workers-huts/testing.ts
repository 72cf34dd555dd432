import { tileText } from '../../content/tiles.ts';
import type { ModuleTesting } from '../../module-parts.ts';
import type { WorkersHutsSlice } from './state.ts';

export const workersHutsTesting: ModuleTesting<WorkersHutsSlice> = {
  pieces({ faceUp, piles }, add) {
    for (const hut of [...faceUp, ...piles.flat()]) if (hut !== null) add(tileText(hut));
  },
  secrets: ({ piles }) =>
    piles.map((pile, kind) => ({ zone: `huts of colour ${kind}`, kind: `hut ${kind}`, items: pile, knownTo: [] })),
};
