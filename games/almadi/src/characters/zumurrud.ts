import type { Seat } from '@majlis/kernel';
import { refuse } from '../refusals.ts';
import { type Deed, deed, OWN_TURN } from '../rules/deed.ts';
import type { State } from '../state.ts';
import type { CharacterId } from './ids.ts';

const ID = 'zumurrud';

const isRecruitedByOther = (s: State, seat: Seat, character: CharacterId): boolean =>
  s.players.some((player, owner) => owner !== seat && player.recruited.includes(character));

/** ALM-C19: in the own turn, or when everybody is asked after the last refill. */
const copy = deed<'copy'>({
  type: 'copy',
  during: [...OWN_TURN, 'lastChoice'],
  list(s, _content, seat, out) {
    if (s.players[seat]!.copied !== null) return;
    s.players.forEach((player, owner) => {
      if (owner === seat) return;
      for (const character of player.recruited) if (character !== ID) out.push({ type: 'copy', character });
    });
  },
  check(s, _content, seat, { character }) {
    const { copied } = s.players[seat]!;
    if (copied !== null) return refuse('copied-already', { character: copied });
    return character !== ID && isRecruitedByOther(s, seat, character) ? null : refuse('cannot-copy', { character });
  },
  act(x, _content, seat, { character }) {
    x.s.players[seat]!.copied = character;
    x.emit({ type: 'characterCopied', seat, character });
    return 'again';
  },
});

/** ALM-ZUMURRUD-1, ALM-C8 */
export const zumurrud: readonly Deed[] = [copy];
