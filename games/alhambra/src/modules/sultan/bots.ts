import { kindWorths } from '../../heuristics/kind-worths.ts';
import { tileWorth } from '../../heuristics/money.ts';
import type { Outlook } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { sultanOf } from './claims.ts';
import { isSultanCard, oppositeOf } from './content.ts';
import type { MarkFrame, SultanAction } from './state.ts';

/** How sure it is that such a tile is still drawn. */
const hope = ({ ahead }: Outlook): number => Math.min(0.9, 2.5 * ahead);

/** What one may choose on the average after rolling: the better of two opposite kinds. */
const rolledWorth = (kinds: readonly number[]): number =>
  kinds.reduce((sum, worth, kind) => sum + Math.max(worth, kinds[oppositeOf(kind)]!), 0) / kinds.length;

export const sultanBots: ModuleBots<SultanAction> = {
  worth: {
    'sultan.keep': ({ s, seat, kinds }) => {
      const { card } = s.stack[s.stack.length - 1] as MarkFrame;
      return kinds[sultanOf(s).owned[seat]!.find((owned) => owned.card === card)?.mark ?? 0]!;
    },
    'sultan.roll': ({ kinds }) => rolledWorth(kinds),
    'sultan.choose': ({ kinds }, { building }) => kinds[building]!,
    'sultan.claim': (sight) => tileWorth(sight, sultanOf(sight.s).drawn!.tile) + 0.5,
  },
  offer(s, seat, { key }, outlook) {
    if (!isSultanCard(key)) return null;
    const kinds = kindWorths(s, seat, outlook);
    const { mark } = sultanOf(s).open.find(({ card }) => card === key)!;
    return hope(outlook) * Math.max(kinds[mark]!, rolledWorth(kinds));
  },
  estimate: (s, seat, outlook) => 3 * hope(outlook) * sultanOf(s).owned[seat]!.length,
};
