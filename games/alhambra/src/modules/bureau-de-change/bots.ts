import type { ModuleBots } from '../../module-parts.ts';
import { isExchangeCard } from './content.ts';

/** A card for one exact payment more, as long as there is something to buy. */
const worthOf = (ahead: number): number => 1.4 * Math.min(1, 3 * ahead);

export const bureauDeChangeBots: ModuleBots = {
  worth: {},
  spent: (ref, { ahead }) => (isExchangeCard(ref) ? { value: 0, cost: worthOf(ahead) } : null),
  taken(s, seat, card, _wants, { ahead }) {
    if (!isExchangeCard(card)) return null;
    const held = s.players[seat]!.hand.filter(isExchangeCard).length;
    return worthOf(ahead) / (1 + held);
  },
  estimate: (s, seat, { ahead }) => worthOf(ahead) * s.players[seat]!.hand.filter(isExchangeCard).length,
};
