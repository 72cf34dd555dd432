import type { ModuleTesting } from '../../module-parts.ts';
import type { BureauDeChangeSlice } from './state.ts';

/** Its cards are counted and hidden with the deck. */
export const bureauDeChangeTesting: ModuleTesting<BureauDeChangeSlice> = { pieces() {} };
