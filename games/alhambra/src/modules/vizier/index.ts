import type { Refusal, Seat } from '@majlis/kernel';
import { square } from '../../action-text.ts';
import type { AlhambraAction } from '../../actions.ts';
import type { AlhambraModule, SpecialMove, TurnAction } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { sliceOf } from '../../rules/compiled.ts';
import { exactPaymentsFor } from '../../rules/payments.ts';
import { buy, checkPayment, dueFor, offerOf, pursesFor, totalOf } from '../../rules/purchase.ts';
import type { State } from '../../state.ts';
import { vizierBots } from './bots.ts';
import { VIZIER_REFUSALS } from './refusals.ts';
import { VIZIER_EVENTS, type VizierAction, type VizierSlice, vizierField } from './state.ts';
import { vizierTesting } from './testing.ts';

type Recall = Extract<VizierAction, { type: 'vizier.recall' }>;
type VizierBuy = Extract<VizierAction, { type: 'vizier.buy' }>;

const mine = (s: State) => sliceOf(s, 'vizier');
const isFaceUp = (s: State, seat: Seat): boolean => mine(s).faceUp[seat]!;

function turnOver(s: State, seat: Seat, faceUp: boolean): void {
  mine(s).faceUp = mine(s).faceUp.with(seat, faceUp);
}

const recall: TurnAction<Recall> = {
  check: (s, seat) => (isFaceUp(s, seat) ? refuse('vizier-face-up') : null),
  act(x, seat) {
    turnOver(x.s, seat, true);
    x.emit({ type: 'vizier.recalled', seat });
    return 'ends';
  },
};

/** Exact money only, and no further action for it. */
function listVizierBuys(s: State, seat: Seat, out: AlhambraAction[]): void {
  for (let key = 0; key < s.market.length; key++) {
    const found = offerOf(s, key);
    if (found === null || !found.channels.includes('special')) continue;
    for (const purse of pursesFor(s, seat, dueFor(found, 'special'))) {
      for (const refs of exactPaymentsFor(purse, found.price)) out.push({ type: 'vizier.buy', offer: key, with: refs });
    }
  }
}

function checkVizierBuy(s: State, seat: Seat, action: VizierBuy): Refusal | null {
  if (!isFaceUp(s, seat)) return refuse('vizier-face-down');
  const found = offerOf(s, action.offer);
  if (found === null) return refuse('buy-empty-square', { square: action.offer });
  const due = dueFor(found, 'special');
  const refusal = checkPayment(s, seat, due, action.with);
  if (refusal !== null) return refusal;
  const over = totalOf(s, seat, due, action.with) - found.price;
  return over === 0 ? null : refuse('pay-not-exact', { over, price: found.price });
}

const favour: SpecialMove<VizierBuy> = {
  type: 'vizier.buy',
  mayAct: isFaceUp,
  legal: listVizierBuys,
  check: checkVizierBuy,
  act(x, seat, action) {
    turnOver(x.s, seat, false);
    x.emit({ type: 'vizier.used', seat });
    buy(x, seat, action.offer, action.with, 'special');
    x.push({ kind: 'refillMarket' });
    x.push({ kind: 'placeTiles', seat, from: 'bought' });
  },
};

/** The Vizier's favour: buying a building between two turns. */
export const vizier: AlhambraModule<'vizier'> = {
  id: 'vizier',
  begin: (seats) => ({ faceUp: Array.from({ length: seats }, () => true) }),
  hooks: {
    turnActions(s, seat, out) {
      if (!isFaceUp(s, seat)) out.push({ type: 'vizier.recall' });
    },
  },
  turnActions: { 'vizier.recall': recall },
  specialMove: favour,
  actions: {
    'vizier.recall': {},
    'vizier.buy': { offer: { codec: square }, with: { keyword: 'with', codec: 'payment' } },
  },
  refusals: VIZIER_REFUSALS,
  testing: vizierTesting,
  bots: vizierBots,
  prompts: [],
  sources: [],
  events: VIZIER_EVENTS,
  field: vizierField,
  copy: ({ faceUp }) => ({ faceUp }),
  known: (slice) => slice,
  imagine: (known: VizierSlice) => known,
};
