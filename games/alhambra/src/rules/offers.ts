import type { Seat } from '@majlis/kernel';
import { CURRENCIES, type Currency } from '../content/cards.ts';
import { priceOf } from '../content/tiles.ts';
import type { Channel, Due, Hooks, Offer } from '../hooks.ts';
import { SQUARES, type State } from '../state.ts';
import { rulesOf } from './compiled.ts';

export const EVERYWHERE: readonly Channel[] = ['turn', 'special'];
export const IN_TURN: readonly Channel[] = ['turn'];

type OfferDraft = Pick<Offer, 'key' | 'tile' | 'currency' | 'price' | 'channels'> & Partial<Offer>;

/**
 * Paid like a building of the market unless it says otherwise: in one currency, with another action for exact money.
 * All offers are made here, alike in every part, for they are looked at in every turn.
 */
export function newOffer(draft: OfferDraft): Offer {
  const { key, tile, currency, price, channels } = draft;
  const { mixed = false, exact = false, again = true, change = true, closed = null } = draft;
  return { key, tile, currency, price, channels, mixed, exact, again, change, closed };
}

/** By square: the offer of each tile that has lain there. */
const knownOffers: readonly (Offer | undefined)[][] = CURRENCIES.map(() => []);

/** A tile on a square of the market, paid in that square's currency. */
function marketOffer(square: number, tile: number): Offer {
  const known = knownOffers[square]![tile];
  if (known !== undefined) return known;
  const currency = square as Currency;
  const offer = newOffer({ key: square, tile, currency, price: priceOf(tile), channels: EVERYWHERE });
  knownOffers[square]![tile] = offer;
  return offer;
}

const NONE: readonly Offer[] = [];

function collect(hooks: readonly Hooks['offers'][], s: State, seat: Seat): readonly Offer[] {
  if (hooks.length === 0) return NONE;
  const out: Offer[] = [];
  for (let i = 0; i < hooks.length; i++) hooks[i]!(s, seat, out);
  return out;
}

/** What is for sale besides the market, for this buyer. */
export const otherOffersOf = (s: State, seat: Seat): readonly Offer[] => collect(rulesOf(s).hooks.offers, s, seat);

/** What of it is for sale out of turn, too; modules that sell nothing then are not asked. */
export const otherSpecialOffersOf = (s: State, seat: Seat): readonly Offer[] =>
  collect(rulesOf(s).specialOffers, s, seat);

/** The squares of the market are offers 0 to 3. */
export function offerOf(s: State, seat: Seat, key: number): Offer | null {
  if (key >= s.market.length) return otherOffersOf(s, seat).find((offer) => offer.key === key) ?? null;
  const tile = s.market[key];
  return tile === null || tile === undefined ? null : marketOffer(key, tile);
}

const SQUARE_KEYS: readonly number[] = Array.from({ length: SQUARES }, (_, square) => square);

/** Everything this seat could be offered, also what is closed to it at the moment. */
export const offersOf = (s: State, seat: Seat): Offer[] => [
  ...SQUARE_KEYS.flatMap((square) => offerOf(s, seat, square) ?? []),
  ...otherOffersOf(s, seat),
];

/** A special move takes the exact price only and gives no other action. */
export function dueFor({ tile, currency, mixed, price, exact, again, change }: Offer, channel: Channel): Due {
  const special = channel === 'special';
  return { channel, tile, currency, mixed, price, exact: exact || special, again: again && !special, change };
}
