import { eachInOrder, type Refusal, type Seat, sequence } from '@majlis/kernel';
import { type Action, decline } from '../actions.ts';
import { ARTIFACTS } from '../content/artifacts.ts';
import { FIRST_ROOM } from '../content/board.ts';
import type { Event } from '../events.ts';
import { checkPlay, isPlay, listPlays } from '../magic/declare.ts';
import { refuse, wrongAction } from '../refusals.ts';
import { endIfSoldOut } from '../rules/ending.ts';
import { changed } from '../rules/lists.ts';
import { checkHoard, pay } from '../rules/paying.ts';
import { turnUpTop } from '../rules/stacks.ts';
import { strengthIn, valuesIn } from '../rules/strength.ts';
import { paysFor, roomPayments, type Treasures } from '../rules/treasures.ts';
import { anyMayPlay } from '../rules/uses.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import type { DragonFrame, PurchaseFrame, RoomFrame } from './kinds.ts';
import { playWithin } from './plays.ts';

const priceOf = (s: State, f: RoomFrame, seat: Seat): number[] => valuesIn(s, seat, FIRST_ROOM + f.room);

/** ADR-ROOM-2: the strongest first, then the next, until somebody pays. Who is asked may cast before (ADR-42). */
export const room = eachInOrder<State, RoomFrame, Action, Event, DragonFrame>({
  order: (_s, f) => f.order,
  // A spell may have taken away what brought him here.
  when: (s, f, seat) => strengthIn(s, seat, FIRST_ROOM + f.room) > 0,
  prompt: (s, f, seat) => ({ kind: 'buy', params: { room: f.room, values: priceOf(s, f, seat) } }),
  legal(s, f, seat) {
    const actions: Action[] = roomPayments(priceOf(s, f, seat), s.players[seat]!.hoard).map((treasures) => ({
      type: 'buy',
      treasures,
    }));
    return [...actions, ...listPlays(s, seat, 'purchase'), decline];
  },
  any(s, f, seat, rng) {
    const payments = roomPayments(priceOf(s, f, seat), s.players[seat]!.hoard);
    const plays = listPlays(s, seat, 'purchase');
    const at = rng.below(payments.length + plays.length + 1);
    if (at < payments.length) return { type: 'buy', treasures: payments[at]! };
    return plays[at - payments.length] ?? decline;
  },
  check(s, f, seat, action) {
    if (action.type === 'decline') return null;
    if (isPlay(action) && s.magic) return checkPlay(s, seat, 'purchase', action);
    if (action.type !== 'buy') return wrongAction('buy', 'decline');
    return checkPrice(s, seat, action.treasures, priceOf(s, f, seat));
  },
  answer(x, f, seat, action) {
    if (isPlay(action)) {
      playWithin(x, 'purchase', seat, action);
      return 'again';
    }
    if (action.type !== 'buy') return x.emit({ type: 'purchaseDeclined', seat, room: f.room });
    pay(x, seat, action.treasures, 'room');
    f.sold = true;
    x.s.sale = { seat, room: f.room, taken: false };
    x.push({ kind: 'purchase' });
    return 'stop';
  },
  done(x, f) {
    if (!f.sold) x.emit({ type: 'artifactUnsold', room: f.room });
  },
  about: (_s, f) => ({ room: f.room }),
});

/** ADR-ROOM-3 ADR-9: each token's value in a kind of its own. */
function checkPrice(s: State, seat: Seat, treasures: Treasures, values: readonly number[]): Refusal | null {
  if (!paysFor(values, treasures)) return refuse('wrong-payment', { values });
  return checkHoard(s, seat, treasures);
}

export const purchase = sequence<State, PurchaseFrame, Action, Event, DragonFrame>({
  steps: [
    {
      id: 'plays',
      when: (s) => anyMayPlay(s, 'purchase'),
      run: (x) => x.push({ kind: 'plays', at: 'purchase', but: null }),
    },
    { id: 'take', run: finishSale },
  ],
});

function finishSale(x: X): void {
  const sale = x.s.sale!;
  if (!sale.taken) takeBought(x, drawOffered(x, sale.room));
  x.s.sale = null;
  endIfSoldOut(x);
}

/** The open artifact; in the basic version the topmost. */
function drawOffered(x: X, room: number): number {
  const { open } = x.s.rooms[room]!;
  if (open === null) return turnUpTop(x, x.s.rooms[room]!);
  x.s.rooms[room]!.open = null;
  return open;
}

/** The buyer gets this artifact. */
export function takeBought(x: X, artifact: number): void {
  const sale = x.s.sale!;
  const buyer = x.s.players[sale.seat]!;
  buyer.artifacts = changed(buyer.artifacts, artifact, 1);
  buyer.bought = [...buyer.bought, x.s.round];
  sale.taken = true;
  x.emit({ type: 'artifactBought', seat: sale.seat, room: sale.room, artifact: ARTIFACTS[artifact]! });
}
