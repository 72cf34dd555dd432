import type { ModuleTesting } from '../../module-parts.ts';
import { GATE_CARD } from './content.ts';
import type { CityGatesSlice } from './state.ts';

export const cityGatesTesting: ModuleTesting<CityGatesSlice> = {
  pieces({ open, inHand, built }, add) {
    add(`card ${GATE_CARD}`, Number(open) + inHand.reduce((a, b) => a + b) + built);
    add('gate standing or in store', inHand.length);
  },
  shownAndHiddenAgain: ['city-gates.turnedUp'],
};
