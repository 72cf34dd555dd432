import type { CharacterId } from '../../characters/ids.ts';
import { characters } from '../../characters/index.ts';
import { refuse } from '../../refusals.ts';
import { deed } from '../deed.ts';
import { type Gift, give, isLeft } from '../gains.ts';
import { hasPower, powersOf } from '../powers.ts';

const bonusOf = (character: CharacterId): Gift | null => characters[character].hooks?.genieBonus ?? null;

/** ALM-C5, ALM-C18: what a power gives for an activated genie, once a turn. */
export const bonus = deed<'bonus'>({
  type: 'bonus',
  during: ['performEffects'],
  list(s, _content, seat, out) {
    if (!s.turn.genieActivated) return;
    for (const character of powersOf(s.players[seat]!)) {
      const gift = bonusOf(character);
      if (gift === null || s.turn.used.includes(character) || !isLeft(s, gift)) continue;
      out.push({ type: 'bonus', character });
    }
  },
  check(s, _content, seat, { character }) {
    const gift = bonusOf(character);
    if (gift === null || !hasPower(s.players[seat]!, character)) return refuse('power-missing', { character });
    if (!s.turn.genieActivated) return refuse('no-genie-activated');
    if (s.turn.used.includes(character)) return refuse('used-this-turn', { character });
    if (isLeft(s, gift)) return null;
    return gift === 'ruby' ? refuse('reserve-empty') : refuse('deck-empty', { deck: gift });
  },
  act(x, content, seat, { character }) {
    x.s.turn.used = [...x.s.turn.used, character];
    give(x, content, seat, bonusOf(character)!, 1, character);
    return 'again';
  },
});
