import { refuse } from '../refusals.ts';
import { type Deed, deed, OWN_TURN } from '../rules/deed.ts';
import { changed, completeObjectives, takeTop } from '../rules/gains.ts';
import type { State } from '../state.ts';

const ID = 'zaynab';
type Cards = 'mosaic' | 'stall';

const deckOf = (s: State, cards: Cards) => (cards === 'mosaic' ? s.mosaicDeck : s.stallDeck);
const fieldOf = (cards: Cards) => (cards === 'mosaic' ? 'mosaics' : 'stalls');
const otherThan = (cards: Cards): Cards => (cards === 'mosaic' ? 'stall' : 'mosaic');

const exchange = deed<'exchange'>({
  type: 'exchange',
  during: OWN_TURN,
  list(s, _content, seat, out) {
    if (s.turn.used.includes(ID)) return;
    for (const give of ['mosaic', 'stall'] as const) {
      if (deckOf(s, otherThan(give)).cards.length === 0) continue;
      s.players[seat]![fieldOf(give)].forEach((count, card) => {
        if (count > 0) out.push({ type: 'exchange', give, card });
      });
    }
  },
  check(s, _content, seat, { give, card }) {
    if (s.turn.used.includes(ID)) return refuse('used-this-turn', { character: ID });
    if ((s.players[seat]![fieldOf(give)][card] ?? 0) === 0) return refuse('card-not-held', { give, card });
    const other = otherThan(give);
    return deckOf(s, other).cards.length > 0 ? null : refuse('deck-empty', { deck: other });
  },
  act(x, content, seat, { give, card }) {
    const player = x.s.players[seat]!;
    const under = deckOf(x.s, give);
    player[fieldOf(give)] = changed(player[fieldOf(give)], card, -1);
    under.cards.unshift(card);
    under.known++;
    const other = otherThan(give);
    const got = takeTop(x, deckOf(x.s, other));
    player[fieldOf(other)] = changed(player[fieldOf(other)], got, 1);
    x.s.turn.used = [...x.s.turn.used, ID];
    x.emit({ type: 'cardExchanged', seat, gave: give, card, got });
    completeObjectives(x, content, seat);
    return 'again';
  },
});

/** ALM-ZAYNAB-1, ALM-C7 */
export const zaynab: readonly Deed[] = [exchange];
