import type { ModuleBots } from '../../module-parts.ts';
import { cardOf, isCaravanserai, moneyAt } from './content.ts';
import { caravanseraiOf, ownedBy } from './rules.ts';
import type { CaravanseraiAction } from './state.ts';

/** About a unit a turn, spent now and then. */
const unitsToCome = (ahead: number, seats: number): number => Math.min(14, (30 * ahead) / seats);

export const caravanseraiBots: ModuleBots<CaravanseraiAction> = {
  worth: {
    'caravanserai.move'(sight, { card, to }) {
      const { s, seat, outlook } = sight;
      const now = ownedBy(s, seat).find((one) => one.card === card)!;
      const { currency, value } = moneyAt(card, to);
      const gain = value - moneyAt(card, now.at).value;
      if (gain > 0) return outlook.money * gain + 0.1;
      // A branch ends the way up: only for something wanted there.
      const { worth, price } = sight.wants;
      return 0.1 * Math.max(0, worth[currency]! - outlook.money * price[currency]!) - 0.3;
    },
  },
  spent(ref, { money }, s) {
    const card = cardOf(ref);
    if (!isCaravanserai(card)) return null;
    const owned = caravanseraiOf(s)
      .owned.flat()
      .find((one) => one.card === card);
    if (owned === undefined) return null;
    const { value } = moneyAt(card, owned.at);
    return { value, cost: 0.6 * money * value };
  },
  offer: (s, _seat, { key }, { money, ahead }) =>
    isCaravanserai(key) ? money * unitsToCome(ahead, s.players.length) : null,
  estimate: (s, seat, { money, ahead }) =>
    ownedBy(s, seat).reduce(
      (sum, { card, at }) => sum + money * (moneyAt(card, at).value + 0.7 * unitsToCome(ahead, s.players.length)),
      0,
    ),
};
