import type { Content } from '../../content/compile.ts';
import { refuse } from '../../refusals.ts';
import { deed, OWN_TURN } from '../deed.ts';
import { without } from '../gains.ts';

/** ALM-CHAR-3, ALM-CHAR-4, ALM-C14 */
export const recruit = deed<'recruit'>({
  type: 'recruit',
  during: OWN_TURN,
  list(s, content, seat, out) {
    const { rubies, hand } = s.players[seat]!;
    if (rubies < cheapestOf(content)) return;
    for (const character of hand) if (content.costs[character]! <= rubies) out.push({ type: 'recruit', character });
    for (const character of s.characters)
      if (content.costs[character]! <= rubies) out.push({ type: 'recruit', character });
  },
  check(s, content, seat, { character }) {
    const { rubies, hand } = s.players[seat]!;
    if (!hand.includes(character) && !s.characters.includes(character)) {
      return refuse('character-not-available', { character });
    }
    const cost = content.costs[character]!;
    return cost <= rubies ? null : refuse('too-few-rubies', { character, cost, rubies });
  },
  act(x, content, seat, { character }) {
    const player = x.s.players[seat]!;
    const isFromHand = player.hand.includes(character);
    if (isFromHand) {
      player.hand = without(player.hand, character);
      x.reveal();
    } else x.s.characters = without(x.s.characters, character);
    const cost = content.costs[character]!;
    player.rubies -= cost;
    x.s.rubies += cost;
    player.recruited = [...player.recruited, character];
    x.emit({ type: 'characterRecruited', seat, character, from: isFromHand ? 'hand' : 'table' });
    return 'again';
  },
});

let last: { readonly content: Content; readonly cheapest: number } | null = null;

/** Most of the time nobody can be paid. */
function cheapestOf(content: Content): number {
  if (last?.content !== content) last = { content, cheapest: Math.min(...Object.values(content.costs)) };
  return last.cheapest;
}
