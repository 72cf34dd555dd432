import { tileText } from '../../content/tiles.ts';
import type { ModuleTesting } from '../../module-parts.ts';
import type { BazaarsSlice } from './state.ts';

export const bazaarsTesting: ModuleTesting<BazaarsSlice> = {
  pieces({ beside }, add) {
    for (const tile of beside) add(tileText(tile));
  },
};
