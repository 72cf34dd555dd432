import type { ModuleBots } from '../../module-parts.ts';
import { inPlay } from '../../rules/compiled.ts';
import { COIN_REFS } from './content.ts';

const COINS: readonly number[] = COIN_REFS;

export const changeBots: ModuleBots = {
  worth: {},
  spent: (ref, { money }) => (COINS.includes(ref) ? { value: 1, cost: money } : null),
  estimate: (s, seat, { money }) =>
    money * inPlay(s.mod.change, 'change').coins[seat]!.reduce((sum, coins) => sum + coins, 0),
};
