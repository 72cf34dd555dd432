import type { Refusal, Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import type { AlhambraModule, Offer, SpecialMove, TurnAction } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import { offerOf, otherSpecialOffersOf } from '../../rules/offers.ts';
import { buy, checkBuy, countWaysToBuy, waysToBuy, wayToBuyAt } from '../../rules/purchase.ts';
import { walletOf } from '../../rules/purses.ts';
import type { Wallet } from '../../rules/wallet.ts';
import { SQUARES, type State } from '../../state.ts';
import { vizierBots } from './bots.ts';
import { VIZIER_REFUSALS } from './refusals.ts';
import { VIZIER_EVENTS, type VizierAction, type VizierSlice, vizierField } from './state.ts';
import { vizierTesting } from './testing.ts';

type Recall = Extract<VizierAction, { type: 'vizier.recall' }>;
type VizierBuy = Extract<VizierAction, { type: 'vizier.buy' }>;

const mine = (s: State) => inPlay(s.mod.vizier, 'vizier');
const isFaceUp = (s: State, seat: Seat): boolean => mine(s).faceUp[seat]!;

function turnOver(s: State, seat: Seat, faceUp: boolean): void {
  mine(s).faceUp = mine(s).faceUp.with(seat, faceUp);
}

const RECALL: Recall = { type: 'vizier.recall' };

const recall: TurnAction<Recall> = {
  check: (s, seat) => (isFaceUp(s, seat) ? refuse('vizier-face-up') : null),
  act(x, seat) {
    turnOver(x.s, seat, true);
    x.emit({ type: 'vizier.recalled', seat });
    return 'ends';
  },
};

/** The squares of the market, then what else may be bought out of turn. */
const offerAt = (s: State, seat: Seat, others: readonly Offer[], at: number): Offer | null =>
  at < SQUARES ? offerOf(s, seat, at) : others[at - SQUARES]!;

const isForSale = (offer: Offer | null): offer is Offer =>
  offer !== null && offer.closed === null && offer.channels.includes('special');

/** Exact money only, and no further action for it. */
function listVizierBuys(s: State, seat: Seat, out: AlhambraAction[]): void {
  const wallet = walletOf(s, seat);
  const others = otherSpecialOffersOf(s, seat);
  for (let i = 0; i < SQUARES + others.length; i++) {
    const offer = offerAt(s, seat, others, i);
    if (!isForSale(offer)) continue;
    const ways = waysToBuy(s, seat, offer, 'special', wallet);
    for (let way = 0; way < ways.length; way++) out.push({ type: 'vizier.buy', offer: offer.key, with: ways[way]! });
  }
}

const countWays = (s: State, seat: Seat, offer: Offer | null, wallet: Wallet): number =>
  isForSale(offer) ? countWaysToBuy(s, seat, offer, 'special', wallet) : 0;

function countVizierBuys(s: State, seat: Seat): number {
  const wallet = walletOf(s, seat);
  const others = otherSpecialOffersOf(s, seat);
  let count = 0;
  for (let i = 0; i < SQUARES + others.length; i++) count += countWays(s, seat, offerAt(s, seat, others, i), wallet);
  return count;
}

function vizierBuyAt(s: State, seat: Seat, place: number): VizierBuy {
  const wallet = walletOf(s, seat);
  const others = otherSpecialOffersOf(s, seat);
  let left = place;
  for (let i = 0; ; i++) {
    const offer = offerAt(s, seat, others, i);
    const count = countWays(s, seat, offer, wallet);
    if (left >= count) left -= count;
    else return { type: 'vizier.buy', offer: offer!.key, with: wayToBuyAt(s, seat, offer!, 'special', wallet, left) };
  }
}

const checkVizierBuy = (s: State, seat: Seat, action: VizierBuy): Refusal | null =>
  isFaceUp(s, seat) ? checkBuy(s, seat, action, 'special') : refuse('vizier-face-down');

const favour: SpecialMove<VizierBuy> = {
  type: 'vizier.buy',
  buys: true,
  mayAct: isFaceUp,
  legal: listVizierBuys,
  count: countVizierBuys,
  at: vizierBuyAt,
  check: checkVizierBuy,
  act(x, seat, action) {
    turnOver(x.s, seat, false);
    x.emit({ type: 'vizier.used', seat });
    x.push({ kind: 'refillMarket' });
    x.push({ kind: 'endOfMove', seat, from: 'bought' });
    // Last, so that whatever the purchase brings about comes first.
    buy(x, seat, action.offer, action.with, 'special');
  },
};

/** The Vizier's favour: buying a building between two turns. */
export const vizier: AlhambraModule<'vizier'> = {
  id: 'vizier',
  begin: (seats) => ({ faceUp: Array.from({ length: seats }, () => true) }),
  hooks: {
    turnActions(s, seat, out) {
      if (!isFaceUp(s, seat)) out.push(RECALL);
    },
  },
  turnActions: { 'vizier.recall': recall },
  specialMove: favour,
  actions: {
    'vizier.recall': {},
    'vizier.buy': { offer: { codec: 'offer' }, with: { keyword: 'with', codec: 'payment' } },
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
