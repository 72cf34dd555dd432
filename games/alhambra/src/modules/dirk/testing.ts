import { tileText } from '../../content/tiles.ts';
import type { ModuleTesting } from '../../module-parts.ts';
import type { DirkSlice } from './state.ts';

export const dirkTesting: ModuleTesting<DirkSlice> = {
  pieces({ tiles }, add) {
    for (const tile of tiles) add(tileText(tile));
  },
};
