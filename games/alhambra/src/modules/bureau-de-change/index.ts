import { type Currency, currencyOf } from '../../content/cards.ts';
import type { AlhambraModule } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import type { Purse } from '../../rules/payments.ts';
import type { Wallet } from '../../rules/wallet.ts';
import type { Price } from '../../rules/ways.ts';
import { bureauDeChangeBots } from './bots.ts';
import { CARDS_PER_PILE, currenciesOn, EXCHANGE_CARDS, isExchangeCard, PILES } from './content.ts';
import { BUREAU_DE_CHANGE_REFUSALS } from './refusals.ts';
import { type BureauDeChangeSlice, bureauDeChangeField } from './state.ts';
import { bureauDeChangeTesting } from './testing.ts';

/** Money of the square's currency and of the other one on the card, which must be part of it (ALH-X4). */
function purseOpenedBy(card: number, currency: Currency, wallet: Wallet): Purse | null {
  const [a, b] = currenciesOn(card);
  if (currency !== a && currency !== b) return null;
  const other = currency === a ? b : a;
  if (wallet.totals[other] === 0) return null;
  return wallet.joinedPurse(card, currency, other, () => refuse('exchange-needless', { card }));
}

/** What asks for one currency is a building, bazaar, camp or sultan card; bids, caravanserais and chests do not. */
function purses({ currency, mixed }: Price, wallet: Wallet, out: Purse[]): void {
  if (currency === null || mixed) return;
  const { hand } = wallet;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (currencyOf(card) >= 0 || !isExchangeCard(card)) continue;
    const opened = purseOpenedBy(card, currency, wallet);
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
