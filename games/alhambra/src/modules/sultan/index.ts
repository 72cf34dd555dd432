import { building } from '../../action-text.ts';
import { kindOf, NO_KIND } from '../../content/tiles.ts';
import type { AlhambraModule, Offer, Purchase, X } from '../../hooks.ts';
import { IN_TURN, newOffer } from '../../rules/offers.ts';
import type { State } from '../../state.ts';
import { sultanBots } from './bots.ts';
import { chooseMark, claim, mark, rollDie, showTile, sultanOf } from './claims.ts';
import { currencyAsked, IN_PILES, isSultanCard, SULTAN_CARDS, SULTAN_PRICE } from './content.ts';
import { SULTAN_REFUSALS } from './refusals.ts';
import { SULTAN_EVENTS, type SultanSlice, sultanField } from './state.ts';
import { sultanTesting } from './testing.ts';

/** It lies open, and the die says for which kind of building. */
function turnUp(x: X, card: number): boolean {
  if (!isSultanCard(card)) return false;
  const slice = sultanOf(x.s);
  const rolled = rollDie(x);
  slice.open = [...slice.open, { card, mark: rolled }];
  x.emit({ type: 'sultan.turnedUp', card, building: rolled });
  return true;
}

/** By card. */
const OFFERS = new Map<number, Offer>(
  SULTAN_CARDS.map((card) => {
    const currency = currencyAsked(card);
    return [card, newOffer({ key: card, tile: null, currency, price: SULTAN_PRICE, channels: IN_TURN })];
  }),
);

function listOffers(s: State, out: Offer[]): void {
  const { open } = sultanOf(s);
  for (let i = 0; i < open.length; i++) out.push(OFFERS.get(open[i]!.card)!);
}

function sell(x: X, seat: number, { offer, paid, exact }: Purchase): boolean {
  const slice = sultanOf(x.s);
  const sold = slice.open.find(({ card }) => card === offer.key);
  if (sold === undefined) return false;
  const { card } = sold;
  slice.open = slice.open.filter((one) => one !== sold);
  slice.owned = slice.owned.with(seat, [...slice.owned[seat]!, sold]);
  x.emit({ type: 'sultan.bought', seat, card, building: sold.mark, paid, exact });
  x.push({ kind: 'sultan.mark', seat, card });
  return true;
}

/** Cards that claim a tile the moment it is drawn. */
export const sultan: AlhambraModule<'sultan'> = {
  id: 'sultan',
  refusals: SULTAN_REFUSALS,
  testing: sultanTesting,
  bots: sultanBots,
  prompts: ['sultan.mark', 'sultan.choose', 'sultan.claim'],
  sources: [],
  begin: (seats) => ({ open: [], owned: Array.from({ length: seats }, () => []), used: [], drawn: null }),
  hooks: {
    hideCards(x, out) {
      const pack = SULTAN_CARDS.slice();
      x.chance.shuffle('sultan', pack);
      for (const [pile, count] of IN_PILES.entries()) out.push({ pile, cards: pack.splice(0, count) });
    },
    claimCard: turnUp,
    offers: (s, _seat, out) => listOffers(s, out),
    claimSold: sell,
    // No claim at the set-up, and only for buildings (ALH-34, ALH-U2).
    claimTile: (x, square, tile, occasion) =>
      occasion === 'play' && kindOf(tile) !== NO_KIND && showTile(x, square, tile),
  },
  frames: { 'sultan.mark': mark, 'sultan.choose': chooseMark, 'sultan.claim': claim },
  actions: {
    'sultan.keep': {},
    'sultan.roll': {},
    'sultan.choose': { building: { codec: building } },
    'sultan.claim': {},
  },
  offers: Object.fromEntries(SULTAN_CARDS.map((card, i) => [`sultan-${i + 1}`, card])),
  ownsCard: isSultanCard,
  faceDown: {
    cards: SULTAN_CARDS,
    elsewhere: ({ open, owned, used }) => [
      ...open.map(({ card }) => card),
      ...owned.flat().map(({ card }) => card),
      ...used,
    ],
    lay() {},
  },
  events: SULTAN_EVENTS,
  field: sultanField,
  copy: ({ open, owned, used, drawn }) => ({ open, owned, used, drawn }),
  known: (slice) => slice,
  imagine: (known: SultanSlice) => ({ ...known }),
};
