import { kindOf } from '../../content/tiles.ts';
import type { ModuleTesting } from '../../module-parts.ts';
import type { TreasureChamberSlice } from './state.ts';

export const treasureChamberTesting: ModuleTesting<TreasureChamberSlice> = {
  pieces({ bag, rooms, held, heldByRivals, waiting }, add) {
    const loose = [...bag, ...rooms.flat(), ...(waiting?.chests ?? [])];
    for (const chest of loose) add(`chest ${chest}`);
    for (const tile of [...held.flat(), ...heldByRivals.flat()]) add(`chest ${kindOf(tile)}`);
  },
};
