import type { ModuleTesting } from '../../module-parts.ts';
import type { ChangeSlice } from './state.ts';

export const changeTesting: ModuleTesting<ChangeSlice> = {
  pieces({ bag, coins }, add) {
    for (const coin of bag) add(`coin ${coin}`);
    for (const owned of coins) for (const [coin, n] of owned.entries()) add(`coin ${coin}`, n);
  },
};
