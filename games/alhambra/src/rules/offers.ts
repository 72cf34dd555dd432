import type { Seat } from '@majlis/kernel';
import { CURRENCIES, type Currency } from '../content/cards.ts';
import { priceOf } from '../content/tiles.ts';
import type { Channel, Due, Offer } from '../hooks.ts';
import { kept } from '../memo.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';

export const EVERYWHERE: readonly Channel[] = ['turn', 'special'];
export const IN_TURN: readonly Channel[] = ['turn'];

/** Paid like a building of the market: in one currency, with another action for exact money. */
export const LIKE_A_BUILDING = { mixed: false, exact: false, again: true, change: true, closed: null } as const;

/** By square: the offer of each tile that has lain there. */
const knownOffers: readonly Map<number, Offer>[] = CURRENCIES.map(() => new Map());

/** A tile on a square of the market, paid in that square's currency. */
function marketOffer(square: number, tile: number): Offer {
  return kept(knownOffers[square]!, tile, () => {
    const currency = square as Currency;
    return { ...LIKE_A_BUILDING, key: square, tile, currency, price: priceOf(tile), channels: EVERYWHERE };
  });
}

const NONE: readonly Offer[] = [];

/** What is for sale besides the market, for this buyer. */
export function otherOffersOf(s: State, seat: Seat): readonly Offer[] {
  const { offers } = rulesOf(s).hooks;
  if (offers.length === 0) return NONE;
  const out: Offer[] = [];
  for (let i = 0; i < offers.length; i++) offers[i]!(s, seat, out);
  return out;
}

/** The squares of the market are offers 0 to 3. */
export function offerOf(s: State, seat: Seat, key: number): Offer | null {
  if (key >= s.market.length) return otherOffersOf(s, seat).find((offer) => offer.key === key) ?? null;
  const tile = s.market[key];
  return tile === null || tile === undefined ? null : marketOffer(key, tile);
}

/** Everything this seat could be offered, also what is closed to it at the moment. */
export function offersOf(s: State, seat: Seat): Offer[] {
  const squares = s.market.flatMap((tile, square) => (tile === null ? [] : marketOffer(square, tile)));
  return [...squares, ...otherOffersOf(s, seat)];
}

/** A special move takes the exact price only and gives no other action. */
export function dueFor({ tile, currency, mixed, price, exact, again, change }: Offer, channel: Channel): Due {
  const special = channel === 'special';
  return { channel, tile, currency, mixed, price, exact: exact || special, again: again && !special, change };
}
