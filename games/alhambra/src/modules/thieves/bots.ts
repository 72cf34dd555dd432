import { cardWorth } from '../../heuristics/money.ts';
import type { Outlook } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { ThievesAction } from './state.ts';

/** What a thief is worth that may still choose. */
const kept = ({ ahead }: Outlook): number => 1.6 * Math.min(1, 2 * ahead);

export const thievesBots: ModuleBots<ThievesAction> = {
  worth: {
    'thieves.steal': ({ s, seat, wants, outlook }, { card }) =>
      cardWorth(s, seat, card, wants, outlook) - 0.2 - kept(outlook),
  },
  estimate: (s, seat, outlook) => kept(outlook) * inPlay(s.mod.thieves, 'thieves').hands[seat]!.length,
};
