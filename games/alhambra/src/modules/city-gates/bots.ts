import type { ModuleBots } from '../../module-parts.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { CityGatesAction } from './state.ts';

const IN_HAND = 1.2;

export const cityGatesBots: ModuleBots<CityGatesAction> = {
  worth: { 'city-gates.take': ({ outlook }) => IN_HAND * outlook.ahead },
  estimate: (s, seat, { ahead }) => IN_HAND * ahead * inPlay(s.mod['city-gates'], 'city-gates').inHand[seat]!,
};
