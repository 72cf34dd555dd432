import type { Seat } from '@majlis/kernel';
import { type Currency, currencyOf } from '../../content/cards.ts';
import type { AlhambraModule, Due } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { playerOf } from '../../rules/hand.ts';
import type { Purse } from '../../rules/payments.ts';
import { sourcesOf } from '../../rules/purses.ts';
import type { State } from '../../state.ts';
import { bureauDeChangeBots } from './bots.ts';
import { CARDS_PER_PILE, currenciesOn, EXCHANGE_CARDS, isExchangeCard, PILES } from './content.ts';
import { BUREAU_DE_CHANGE_REFUSALS } from './refusals.ts';
import { type BureauDeChangeSlice, bureauDeChangeField } from './state.ts';
import { bureauDeChangeTesting } from './testing.ts';

/** Money of the square's currency and of the other one on the card, which must be part of it (ALH-X4). */
function purseOpenedBy(s: State, seat: Seat, card: number, currency: Currency): Purse | null {
  const [a, b] = currenciesOn(card);
  if (currency !== a && currency !== b) return null;
  const other = sourcesOf(s, seat, currency === a ? b : a);
  if (other.length === 0) return null;
  const sources = [...sourcesOf(s, seat, currency), ...other].sort((one, two) => one.ref - two.ref);
  const refusal = refuse('exchange-needless', { card });
  return { sources, opener: { ref: card, needs: other.map(({ ref }) => ref), refusal } };
}

/** What asks for one currency is a building, bazaar, camp or sultan card; bids, caravanserais and chests do not. */
function purses(s: State, seat: Seat, { currency, mixed }: Due, out: Purse[]): void {
  if (currency === null || mixed) return;
  const { hand } = playerOf(s, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (currencyOf(card) >= 0 || !isExchangeCard(card)) continue;
    const opened = purseOpenedBy(s, seat, card, currency);
    if (opened !== null) out.push(opened);
  }
}

/** Cards that let a purchase be paid in two currencies. */
export const bureauDeChange: AlhambraModule<'bureau-de-change'> = {
  id: 'bureau-de-change',
  refusals: BUREAU_DE_CHANGE_REFUSALS,
  testing: bureauDeChangeTesting,
  bots: bureauDeChangeBots,
  prompts: [],
  sources: [],
  begin: () => ({}),
  hooks: {
    hideCards(x, out) {
      const pack = EXCHANGE_CARDS.slice();
      x.chance.shuffle('exchange', pack);
      for (const pile of PILES) out.push({ pile, cards: pack.splice(0, CARDS_PER_PILE) });
    },
    purses,
  },
  ownsCard: isExchangeCard,
  faceDown: { cards: EXCHANGE_CARDS, elsewhere: () => [], lay() {} },
  events: [],
  field: bureauDeChangeField,
  copy: (slice) => slice,
  known: (slice) => slice,
  imagine: (known: BureauDeChangeSlice) => known,
};
