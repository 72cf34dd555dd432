import { kindOf } from '../../content/tiles.ts';
import type { ModuleTesting } from '../../module-parts.ts';
import type { StreetTraderSlice } from './state.ts';

export const streetTraderTesting: ModuleTesting<StreetTraderSlice> = {
  pieces({ traders, stock, living }, add) {
    add('trader', traders.length);
    for (const { citizens } of traders) for (const citizen of citizens) add(`citizen ${citizen}`);
    for (const [citizen, count] of stock.entries()) add(`citizen ${citizen}`, count);
    for (const tile of living.flat()) add(`citizen ${kindOf(tile)}`);
  },
};
