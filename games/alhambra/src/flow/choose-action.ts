import { ask, type Refusal, type Rng, type Seat } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, ChooseActionFrame } from '../frames.ts';
import type { Hooks, Offer, X } from '../hooks.ts';
import { refuse } from '../refusals.ts';
import { checkRedesign, countRedesigns, redesign, redesignAt, redesignsOf } from '../rules/building.ts';
import { rulesOf } from '../rules/compiled.ts';
import { type HandFacts, handFactsOf, playerOf } from '../rules/hand.ts';
import { checkTake, countTakes, moneyLimitOf, takeAt, takeMoney, takesOf } from '../rules/money.ts';
import { offerOf, otherOffersOf } from '../rules/offers.ts';
import {
  buy,
  buyAt,
  buysOf,
  checkBuy,
  countBuys,
  countPlainBuys,
  isPlain,
  plainBuyAt,
  plainBuysOf,
} from '../rules/purchase.ts';
import { walletOf } from '../rules/purses.ts';
import type { Wallet } from '../rules/wallet.ts';
import type { State } from '../state.ts';

/** Take money, buy a building or redesign; with exact money once more. */
export const chooseAction = ask<State, ChooseActionFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (s) => ({ kind: 'chooseAction', params: { actions: s.turn.actions } }),
  legal: (s, _f, seat) => legalTurnActions(s, seat),
  any: (s, _f, seat, rng) => anyTurnAction(s, seat, rng),
  check: (s, _f, seat, action) => checkTurnAction(s, seat, action),
  answer(x, f, action) {
    if (actInTurn(x, f.seat, action) === 'free') return 'again';
    x.s.turn.over = true;
  },
});

/** Copies a list to this place of a longer one; the place after it. */
function put(out: AlhambraAction[], at: number, items: readonly AlhambraAction[]): number {
  for (let i = 0; i < items.length; i++) out[at + i] = items[i]!;
  return at + items.length;
}

function add(out: AlhambraAction[], items: readonly AlhambraAction[]): void {
  for (let i = 0; i < items.length; i++) out.push(items[i]!);
}

const NONE: readonly AlhambraAction[] = [];
/** `wallet` is null where money is plain. */
const buysOn = (s: State, seat: Seat, square: number, wallet: Wallet | null): readonly AlhambraAction[] => {
  const offer = offerOf(s, seat, square);
  if (offer === null) return NONE;
  return wallet === null ? plainBuysOf(playerOf(s, seat).hand, offer) : buysOf(s, seat, offer, wallet);
};

/** The actions that make up a turn, without what is free. Square by square, into a list of just the right length. */
function spendingActions(s: State, seat: Seat): AlhambraAction[] {
  const takes = takesOf(s.row, moneyLimitOf(s, seat));
  const wallet = isPlain(s) ? null : walletOf(s, seat);
  const one = buysOn(s, seat, 0, wallet);
  const two = buysOn(s, seat, 1, wallet);
  const three = buysOn(s, seat, 2, wallet);
  const four = buysOn(s, seat, 3, wallet);
  const redesigns = redesignsOf(s, seat);
  const length = takes.length + one.length + two.length + three.length + four.length + redesigns.length;
  const out = new Array<AlhambraAction>(length);
  put(out, put(out, put(out, put(out, put(out, put(out, 0, takes), one), two), three), four), redesigns);
  addOthers(s, seat, wallet, out);
  return out;
}

/** What modules sell, and what else they let a turn be spent on. */
function addOthers(s: State, seat: Seat, wallet: Wallet | null, out: AlhambraAction[]): void {
  const others = otherOffersOf(s, seat);
  for (let i = 0; i < others.length; i++) {
    if (others[i]!.channels.includes('turn')) add(out, buysOf(s, seat, others[i]!, wallet));
  }
  const collect = rulesOf(s).hooks.turnActions;
  for (let i = 0; i < collect.length; i++) collect[i]!(s, seat, out);
}

/** The first action of a turn is a duty, another one for exact money is an offer (ALH-16). */
const mayDecline = (s: State): boolean => s.turn.actions > 0;

function legalTurnActions(s: State, seat: Seat): AlhambraAction[] {
  const out = spendingActions(s, seat);
  if (out.length === 0 || mayDecline(s)) out.push(PASS);
  const collect = rulesOf(s).hooks.freeActions;
  for (let i = 0; i < collect.length; i++) collect[i]!(s, seat, out);
  return out;
}

function countBuysOn(s: State, seat: Seat, square: number, cards: HandFacts, wallet: Wallet | null): number {
  const offer = offerOf(s, seat, square);
  if (offer === null) return 0;
  return wallet === null ? countPlainBuys(cards, offer) : countBuys(s, seat, offer, wallet);
}

function buyOn(s: State, seat: Seat, square: number, at: number, wallet: Wallet | null): AlhambraAction {
  const offer = offerOf(s, seat, square)!;
  return wallet === null
    ? plainBuyAt(handFactsOf(playerOf(s, seat).hand), offer, at)
    : buyAt(s, seat, offer, wallet, at);
}

/** What modules add to the list, behind all of the base game: purchases are counted, the rest is listed. */
interface Added {
  readonly offers: readonly Offer[];
  readonly wallet: Wallet;
  readonly buys: number;
  readonly actions: readonly AlhambraAction[];
  readonly count: number;
}

function addedTo(s: State, seat: Seat, known: Wallet | null): Added | null {
  const { hooks } = rulesOf(s);
  if (hooks.offers.length === 0 && hooks.turnActions.length === 0) return null;
  const offers = otherOffersOf(s, seat);
  const wallet = known ?? walletOf(s, seat);
  let buys = 0;
  for (let i = 0; i < offers.length; i++) buys += countOther(s, seat, offers[i]!, wallet);
  const actions = listed(s, seat, hooks.turnActions);
  return { offers, wallet, buys, actions, count: buys + actions.length };
}

const countOther = (s: State, seat: Seat, offer: Offer, wallet: Wallet): number =>
  offer.channels.includes('turn') ? countBuys(s, seat, offer, wallet) : 0;

function addedAt(s: State, seat: Seat, { offers, wallet, buys, actions }: Added, at: number): AlhambraAction {
  if (at >= buys) return actions[at - buys]!;
  let left = at;
  for (let i = 0; ; i++) {
    const count = countOther(s, seat, offers[i]!, wallet);
    if (left < count) return buyAt(s, seat, offers[i]!, wallet, left);
    left -= count;
  }
}

function listed(s: State, seat: Seat, hooks: readonly Hooks['turnActions'][]): readonly AlhambraAction[] {
  if (hooks.length === 0) return NONE;
  const out: AlhambraAction[] = [];
  for (let i = 0; i < hooks.length; i++) hooks[i]!(s, seat, out);
  return out;
}

/** One of them: counted in the order of the list, and only that one is made. */
function anyTurnAction(s: State, seat: Seat, rng: Rng): AlhambraAction {
  const limit = moneyLimitOf(s, seat);
  const cards = handFactsOf(playerOf(s, seat).hand);
  const wallet = isPlain(s) ? null : walletOf(s, seat);
  const one = countTakes(s.row, limit);
  const two = one + countBuysOn(s, seat, 0, cards, wallet);
  const three = two + countBuysOn(s, seat, 1, cards, wallet);
  const four = three + countBuysOn(s, seat, 2, cards, wallet);
  const redesigns = four + countBuysOn(s, seat, 3, cards, wallet);
  const others = redesigns + countRedesigns(s, seat);
  const added = addedTo(s, seat, wallet);
  const pass = others + (added === null ? 0 : added.count);
  const free = mayDecline(s) || pass === 0 ? pass + 1 : pass;
  const freed = listed(s, seat, rulesOf(s).hooks.freeActions);
  const at = rng.below(free + freed.length);
  if (at < one) return takeAt(s.row, limit, at);
  if (at < two) return buyOn(s, seat, 0, at - one, wallet);
  if (at < three) return buyOn(s, seat, 1, at - two, wallet);
  if (at < four) return buyOn(s, seat, 2, at - three, wallet);
  if (at < redesigns) return buyOn(s, seat, 3, at - four, wallet);
  if (at < others) return redesignAt(s, seat, at - redesigns);
  if (at < pass) return addedAt(s, seat, added!, at - others);
  return at < free ? PASS : freed[at - free]!;
}

function checkTurnAction(s: State, seat: Seat, action: AlhambraAction): Refusal | null {
  switch (action.type) {
    case 'take':
      return checkTake(s, seat, action);
    case 'buy':
      return checkBuy(s, seat, action, 'turn');
    case 'add':
    case 'remove':
    case 'exchange':
      return checkRedesign(s, seat, action);
    case 'pass':
      return mayDecline(s) || spendingActions(s, seat).length === 0 ? null : refuse('must-act');
    default: {
      const added = rulesOf(s).turnActions.get(action.type);
      return added === undefined ? refuse('not-this-action', { type: action.type }) : added.check(s, seat, action);
    }
  }
}

/** `free`: the seat goes on choosing. */
function actInTurn(x: X, seat: Seat, action: AlhambraAction): 'ends' | 'free' {
  x.s.turn.actions++;
  switch (action.type) {
    case 'take':
      takeMoney(x, seat, action);
      return 'ends';
    case 'buy':
      return buy(x, seat, action.offer, action.with, 'turn').again ? 'free' : 'ends';
    case 'add':
    case 'remove':
    case 'exchange':
      redesign(x, seat, action);
      return 'ends';
    case 'pass':
      x.emit({ type: 'passed', seat });
      return 'ends';
    default: {
      const cost = rulesOf(x.s).turnActions.get(action.type)!.act(x, seat, action);
      if (cost === 'free') x.s.turn.actions--;
      return cost;
    }
  }
}
