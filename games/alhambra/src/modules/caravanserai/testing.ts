import type { ModuleTesting } from '../../module-parts.ts';
import { caravanText } from './content.ts';
import type { CaravanseraiSlice } from './state.ts';

export const caravanseraiTesting: ModuleTesting<CaravanseraiSlice> = {
  pieces({ left, owned }, add) {
    for (const card of [...left, ...owned.flat().map((one) => one.card)]) add(caravanText(card));
  },
};
