import type { Seat } from '@majlis/kernel';
import { isMoney } from '../content/cards.ts';
import type { Channel, Due } from '../hooks.ts';
import { type Bill, billFor, quote } from '../rules/bill.ts';
import { rulesOf } from '../rules/compiled.ts';
import { dueFor, offersOf } from '../rules/offers.ts';
import { nextToPlay } from '../rules/order.ts';
import { paymentsFrom, worthOfSources } from '../rules/payments.ts';
import type { State } from '../state.ts';
import type { ToldBill } from './types.ts';

/** A bill for every offer, whether it is this seat's turn or not: what it could pay is its own to know. */
export function tellBills(s: State, seat: Seat): ToldBill[] {
  const occasion = occasionOf(s, seat);
  return offersOf(s, seat).map((offer) => {
    const isOpen = occasion !== null && offer.closed === null && offer.channels.includes(occasion.channel);
    const wish = isOpen ? { type: occasion.action, offer: offer.key } : null;
    const told = tellBill(s, seat, dueFor(offer, occasion?.channel ?? 'turn'), wish);
    return { ...told, offer: offer.key, tile: offer.tile, currency: offer.currency, closed: offer.closed };
  });
}

/** How the seat could buy now: by what action, and on what occasion. */
function occasionOf(s: State, seat: Seat): { readonly action: string; readonly channel: Channel } | null {
  const top = s.stack[s.stack.length - 1];
  if (top?.kind === 'chooseAction') return top.seat === seat ? { action: 'buy', channel: 'turn' } : null;
  if (top?.kind !== 'specialMoves') return null;
  const move = rulesOf(s).specialMoves.find(({ buys, mayAct }) => buys && mayAct(s, seat, nextToPlay(s)));
  return move === undefined ? null : { action: move.type, channel: 'special' };
}

/** What a seat owes, and the best way to pay it. */
export function tellBill(s: State, seat: Seat, due: Due, wish: ToldBill['wish']): ToldBill {
  const bill = billFor(s, seat, due);
  const most = Math.max(0, ...bill.purses.map(({ sources }) => worthOfSources(sources)));
  const missing = Math.max(0, bill.price - most);
  const { tile, currency } = due;
  return { offer: null, tile, currency, wish, closed: null, bill, best: bestOf(bill), missing };
}

/** Exactly if possible, with little besides money cards; what pays any price alone is kept for whoever asks for it. */
function bestOf(bill: Bill): readonly number[] | null {
  let best: readonly number[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const purse of bill.purses) {
    for (const refs of paymentsFrom(purse, bill.price, bill.exact)) {
      const others = refs.reduce((count, ref) => count + (isMoney(ref) ? 0 : 1), 0);
      const cost = quote(bill, refs).over + others * A_LITTLE + (others > 0 && refs.length === 1 ? LAST_RESORT : 0);
      if (cost < least) [best, least] = [refs, cost];
    }
  }
  return best;
}

const A_LITTLE = 0.4;
const LAST_RESORT = 1000;
