import type { Seat } from '@majlis/kernel';
import { isMoney } from '../content/cards.ts';
import type { Channel, Due } from '../hooks.ts';
import { type Bill, billFor, quote } from '../rules/bill.ts';
import { dueFor, offersOf } from '../rules/offers.ts';
import { paymentsFrom, worthOfSources } from '../rules/payments.ts';
import type { State } from '../state.ts';
import type { ToldBill } from './types.ts';

/** A bill for every offer, whether it is this seat's turn or not: what it could pay is its own to know. */
export function tellBills(s: State, seat: Seat): ToldBill[] {
  const channel = channelOf(s, seat);
  return offersOf(s, seat).map((offer) => {
    const isOpen = channel !== null && offer.closed === null && offer.channels.includes(channel);
    const wish = isOpen ? { type: ACTION[channel], offer: offer.key } : null;
    const told = tellBill(s, seat, dueFor(offer, channel ?? 'turn'), wish);
    return { ...told, offer: offer.key, tile: offer.tile, currency: offer.currency, closed: offer.closed };
  });
}

const ACTION: Readonly<Record<Channel, string>> = { turn: 'buy', special: 'vizier.buy' };

/** On what occasion the seat could buy now. */
function channelOf(s: State, seat: Seat): Channel | null {
  const top = s.stack[s.stack.length - 1];
  if (top?.kind === 'chooseAction') return top.seat === seat ? 'turn' : null;
  return top?.kind === 'specialMoves' && s.mod.vizier?.faceUp[seat] === true ? 'special' : null;
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
