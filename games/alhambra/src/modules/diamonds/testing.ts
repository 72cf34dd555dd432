import type { ModuleTesting } from '../../module-parts.ts';
import type { DiamondsSlice } from './state.ts';

/** Its cards are counted and hidden with the other money. */
export const diamondsTesting: ModuleTesting<DiamondsSlice> = { pieces() {} };
