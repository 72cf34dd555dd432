import { type ActionOf, CARD_EFFECTS } from '../../actions.ts';
import { refuse } from '../../refusals.ts';
import { deed } from '../deed.ts';
import { type Gift, give, isLeft } from '../gains.ts';
import { fold } from '../powers.ts';

const giftOf = (effect: (typeof CARD_EFFECTS)[number]): Gift => (effect === 'marteline' ? 'mosaic' : effect);

const PERFORMS = CARD_EFFECTS.map((effect): ActionOf<'perform'> => ({ type: 'perform', effect }));

/** ALM-MARTELINE-1, ALM-STALL-1, ALM-RUBY-1 */
export const perform = deed<'perform'>({
  type: 'perform',
  during: ['performEffects'],
  list(s, _content, _seat, out) {
    for (let i = 0; i < PERFORMS.length; i++) {
      const { effect } = PERFORMS[i]!;
      if (s.turn.waiting[effect] > 0 && isLeft(s, giftOf(effect))) out.push(PERFORMS[i]!);
    }
  },
  check(s, _content, _seat, { effect }) {
    if (s.turn.waiting[effect] === 0) return refuse('effect-not-waiting', { effect });
    const gift = giftOf(effect);
    if (isLeft(s, gift)) return null;
    return gift === 'ruby' ? refuse('reserve-empty') : refuse('deck-empty', { deck: gift });
  },
  act(x, content, seat, { effect }) {
    x.s.turn.waiting[effect]--;
    const rubies = effect === 'ruby' ? fold(x.s.players[seat]!, 'rubiesPerSide', 1) : 0;
    give(x, content, seat, giftOf(effect), rubies, null);
    return 'again';
  },
});
