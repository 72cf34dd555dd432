import type { Seat } from '@majlis/kernel';
import { priceOf } from '../../content/tiles.ts';
import type { AlhambraModule, Offer } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { without } from '../../rules/hand.ts';
import { EVERYWHERE, newOffer } from '../../rules/offers.ts';
import type { State } from '../../state.ts';
import { bazaarsBots } from './bots.ts';
import { BAZAAR_TILES, currencyOfBazaar, isBazaar } from './content.ts';
import { BAZAARS_REFUSALS } from './refusals.ts';
import { bazaarsIn, bazaarsOn, fittingAround, pointsFor } from './rules.ts';
import { BAZAARS_EVENTS, type BazaarsSlice, bazaarsField } from './state.ts';
import { bazaarsTesting } from './testing.ts';

/** The same offers come again and again: by bazaar and price. */
const knownOffers = new Map<number, Offer>();
const DEAREST = 32;

/** At the price of whatever lies on the square of its currency, exactly. */
function offerOfBazaar(s: State, bazaar: number): Offer {
  const currency = currencyOfBazaar(bazaar);
  const tile = s.market[currency]!;
  const price = tile === null ? 0 : priceOf(tile);
  const known = knownOffers.get(bazaar * DEAREST + price);
  if (known !== undefined) return known;
  const closed = tile === null ? refuse('bazaar-no-price', { square: currency }) : null;
  const offer = newOffer({ key: bazaar, tile: bazaar, currency, price, exact: true, channels: EVERYWHERE, closed });
  knownOffers.set(bazaar * DEAREST + price, offer);
  return offer;
}

const LAST_ROUND = 3;

/** Tiles that count the buildings around them, in the last scoring. */
export const bazaars: AlhambraModule<'bazaars'> = {
  id: 'bazaars',
  refusals: BAZAARS_REFUSALS,
  testing: bazaarsTesting,
  bots: bazaarsBots,
  prompts: [],
  sources: ['bazaars'],
  bag: BAZAAR_TILES,
  begin: () => ({ beside: [] }),
  sellsOutOfTurn: true,
  hooks: {
    claimTile(x, _square, tile) {
      if (!isBazaar(tile)) return false;
      const slice = bazaarsIn(x.s);
      slice.beside = [...slice.beside, tile];
      x.emit({ type: 'bazaars.laidBeside', tile });
      return true;
    },
    offers(s, _seat, out) {
      for (const bazaar of bazaarsIn(s).beside) out.push(offerOfBazaar(s, bazaar));
    },
    claimSold(x, _seat, { offer }) {
      const slice = bazaarsIn(x.s);
      if (!slice.beside.includes(offer.key)) return false;
      slice.beside = without(slice.beside, offer.key);
      return true;
    },
    scoring(s, round, out) {
      if (round !== LAST_ROUND) return;
      s.players.forEach(({ board }, seat: Seat) => {
        for (const { tile, cell } of bazaarsOn(board)) {
          const fitting = fittingAround(board, tile, cell);
          const points = pointsFor(fitting);
          if (points > 0) out.push({ seat, round, source: 'bazaars', points, detail: { tile, ...fitting } });
        }
      });
    },
  },
  offers: Object.fromEntries(BAZAAR_TILES.map((tile, i) => [`bazaar-${i + 1}`, tile])),
  events: BAZAARS_EVENTS,
  field: bazaarsField,
  copy: ({ beside }) => ({ beside }),
  known: (slice) => slice,
  imagine: (known: BazaarsSlice) => ({ ...known }),
};
