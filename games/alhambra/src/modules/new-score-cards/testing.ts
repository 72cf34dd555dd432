import type { ModuleTesting } from '../../module-parts.ts';
import type { NewScoreCardsSlice } from './state.ts';

export const newScoreCardsTesting: ModuleTesting<NewScoreCardsSlice> = {
  pieces({ cards }, add) {
    for (const card of cards) add(`score card ${card}`);
  },
};
