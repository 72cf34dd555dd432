import type { ModuleTesting } from '../../module-parts.ts';
import type { MoorsSlice } from './state.ts';

export const moorsTesting: ModuleTesting<MoorsSlice> = {
  pieces({ left, owned }, add) {
    for (const [counter, count] of left.entries()) add(`culture counter ${counter}`, count);
    for (const { counter } of owned.flat()) add(`culture counter ${counter}`);
  },
};
