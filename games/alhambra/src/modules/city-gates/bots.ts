import type { ModuleBots } from '../../module-parts.ts';
import type { CityGatesAction } from './state.ts';

export const cityGatesBots: ModuleBots<CityGatesAction> = {
  worth: { 'city-gates.take': ({ outlook }) => 1.2 * outlook.ahead },
};
