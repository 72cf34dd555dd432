import { ask, auction as auctionFrame, type Seat } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import type { Due, X } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inOrder } from '../../rules/order.ts';
import { listPayments, mostPayable, pay as payDue } from '../../rules/purchase.ts';
import { checkPayment } from '../../rules/purses.ts';
import { addLines } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';
import { tellBill } from '../../tell/bills.ts';
import type { ToldBill } from '../../tell/types.ts';
import { characterCard, FATIMA_POINTS } from './content.ts';
import { charactersOf, discardCharacter, gainCharacter } from './owners.ts';
import type { CharacterAuctionFrame, FatimaFrame, PayCharacterFrame } from './state.ts';

/** In one currency of the bidder's choice; more than the bid gives change where change is given. */
const dueOf = (bid: number): Due => ({
  channel: 'special',
  tile: null,
  currency: null,
  mixed: false,
  price: bid,
  exact: false,
  again: false,
  change: true,
});

/** The most a seat can pay in one currency. */
export const meansOf = (s: State, seat: Seat): number => mostPayable(s, seat, dueOf(1));

const about = (s: State) => ({ character: charactersOf(s).onOffer });

/** From the player due to play next, each raises or passes for good (ALH-C1). */
export const auction = auctionFrame<State, CharacterAuctionFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  order: (s) => inOrder(s),
  prompt: (s, f, seat) => ({
    kind: 'characters.auction',
    params: { ...about(s), bid: f.mem.bid, leader: f.mem.leader, means: meansOf(s, seat) },
  }),
  about: (s, { mem }) => ({ ...about(s), bid: mem.bid, leader: mem.leader, left: mem.left }),
  bids(s, f, seat) {
    const { bid } = f.mem;
    return Array.from({ length: Math.max(0, meansOf(s, seat) - bid) }, (_, i) => bid + 1 + i);
  },
  bid: (amount) => ({ type: 'characters.bid', amount }),
  pass: PASS,
  amountOf: (action) => (action.type === 'characters.bid' ? action.amount : null),
  check(s, f, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'characters.bid') return refuse('not-this-action', { type: action.type });
    if (action.amount <= f.mem.bid) return refuse('bid-not-higher', { bid: f.mem.bid });
    const means = meansOf(s, seat);
    return action.amount > means ? refuse('bid-beyond-means', { means }) : null;
  },
  heard: (x, _f, seat, amount) => x.emit({ type: 'characters.bid', seat, amount }),
  won(x, _f, seat, bid) {
    if (seat === null) removeUnwanted(x);
    else x.push({ kind: 'characters.pay', seat, bid });
  },
});

function removeUnwanted(x: X): void {
  const slice = charactersOf(x.s);
  const character = slice.onOffer!;
  slice.onOffer = null;
  slice.out = [...slice.out, character].sort((a, b) => a - b);
  x.emit({ type: 'characters.unwanted', character });
}

/** At least the bid, in one currency. */
export const pay = ask<State, PayCharacterFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (s, f) => ({ kind: 'characters.pay', params: { ...about(s), bid: f.bid } }),
  about: (s, f) => ({ ...about(s), bid: f.bid }),
  legal(s, f, seat) {
    return listPayments(s, seat, dueOf(f.bid)).map((refs) => ({ type: 'characters.pay', with: refs }));
  },
  check(s, f, seat, action) {
    if (action.type !== 'characters.pay') return refuse('not-this-action', { type: action.type });
    return checkPayment(s, seat, dueOf(f.bid), action.with);
  },
  answer(x, f, action) {
    if (action.type !== 'characters.pay') return;
    const slice = charactersOf(x.s);
    const character = slice.onOffer!;
    slice.onOffer = null;
    x.emit({ type: 'characters.won', seat: f.seat, character, bid: f.bid, paid: action.with });
    payDue(x, f.seat, dueOf(f.bid), action.with);
    gainCharacter(x.s, f.seat, character);
    if (character === characterCard('fatima')) x.push({ kind: 'characters.fatima', seat: f.seat });
  },
});

/** The bid as a bill: in any currency, but in one. */
export function tellDebts(s: State, seat: Seat): ToldBill[] {
  const top = s.stack[s.stack.length - 1];
  if (top?.kind !== 'characters.pay' || top.seat !== seat) return [];
  return [tellBill(s, seat, dueOf(top.bid), { type: 'characters.pay' })];
}

/** Keep her for points, or exchange her for the top of the surplus (ALH-C3). */
export const fatima = ask<State, FatimaFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'characters.fatima' }),
  legal: (s) =>
    charactersOf(s).surplus.length > 0
      ? [{ type: 'characters.keepFatima' }, { type: 'characters.swapFatima' }]
      : [{ type: 'characters.keepFatima' }],
  check(s, _f, _seat, action) {
    if (action.type === 'characters.keepFatima') return null;
    const mayswap = action.type === 'characters.swapFatima' && charactersOf(s).surplus.length > 0;
    return mayswap ? null : refuse('not-this-action', { type: action.type });
  },
  answer(x, { seat }, action) {
    discardCharacter(x.s, seat, 'fatima');
    if (action.type === 'characters.keepFatima') {
      addLines(x, [{ seat, round: 0, source: 'fatima', points: FATIMA_POINTS }]);
      x.emit({ type: 'characters.fatimaKept', seat, points: FATIMA_POINTS });
      return;
    }
    const character = x.turnUp(charactersOf(x.s).surplus)!;
    gainCharacter(x.s, seat, character);
    x.emit({ type: 'characters.fatimaSwapped', seat, character });
  },
});
