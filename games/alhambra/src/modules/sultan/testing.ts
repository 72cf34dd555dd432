import { tileText } from '../../content/tiles.ts';
import type { ModuleTesting } from '../../module-parts.ts';
import type { SultanSlice } from './state.ts';

export const sultanTesting: ModuleTesting<SultanSlice> = {
  pieces({ open, owned, used, drawn }, add) {
    const marked = [...open, ...owned.flat()].map(({ card }) => card);
    for (const card of [...marked, ...used]) add(`card ${card}`);
    if (drawn !== null) add(tileText(drawn.tile));
  },
  // Turned up in one action with money, it may come before or after it.
  shownAndHiddenAgain: ['sultan.turnedUp'],
};
