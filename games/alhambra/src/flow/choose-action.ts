import { ask, type Refusal, type Seat } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, ChooseActionFrame } from '../frames.ts';
import type { X } from '../hooks.ts';
import { refuse } from '../refusals.ts';
import { checkRedesign, redesign, redesignsOf } from '../rules/building.ts';
import { rulesOf } from '../rules/compiled.ts';
import { checkTake, moneyLimitOf, takeMoney, takesOf } from '../rules/money.ts';
import { buy, buysOf, checkBuy, offerOf } from '../rules/purchase.ts';
import { SQUARES, type State } from '../state.ts';

/** Take money, buy a building or redesign; with exact money once more. */
export const chooseAction = ask<State, ChooseActionFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (s) => ({ kind: 'chooseAction', params: { actions: s.turn.actions } }),
  legal: (s, _f, seat) => legalTurnActions(s, seat),
  check: (s, _f, seat, action) => checkTurnAction(s, seat, action),
  answer(x, f, action) {
    if (actInTurn(x, f.seat, action) === 'free') return 'again';
    x.s.turn.over = true;
  },
});

const EMPTY: readonly AlhambraAction[] = [];
const lists: (readonly AlhambraAction[])[] = [];

/** The actions that make up a turn, without what is free. */
function spendingActions(s: State, seat: Seat): AlhambraAction[] {
  lists[0] = takesOf(s.row, moneyLimitOf(s, seat));
  for (let key = 0; key < SQUARES; key++) {
    const offer = offerOf(s, key);
    lists[1 + key] = offer === null ? EMPTY : buysOf(s, seat, offer);
  }
  lists[1 + SQUARES] = redesignsOf(s, seat);
  const out = joined(lists);
  const collect = rulesOf(s).hooks.turnActions;
  for (let i = 0; i < collect.length; i++) collect[i]!(s, seat, out);
  return out;
}

/** One list of all, in memory for just as many. */
function joined(parts: readonly (readonly AlhambraAction[])[]): AlhambraAction[] {
  let length = 0;
  for (let i = 0; i < parts.length; i++) length += parts[i]!.length;
  const out = new Array<AlhambraAction>(length);
  let at = 0;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    for (let j = 0; j < part.length; j++) out[at++] = part[j]!;
  }
  return out;
}

function legalTurnActions(s: State, seat: Seat): AlhambraAction[] {
  const out = spendingActions(s, seat);
  if (out.length === 0) out.push(PASS);
  const collect = rulesOf(s).hooks.freeActions;
  for (let i = 0; i < collect.length; i++) collect[i]!(s, seat, out);
  return out;
}

function checkTurnAction(s: State, seat: Seat, action: AlhambraAction): Refusal | null {
  switch (action.type) {
    case 'take':
      return checkTake(s, seat, action);
    case 'buy':
      return checkBuy(s, seat, action);
    case 'add':
    case 'remove':
    case 'exchange':
      return checkRedesign(s, seat, action);
    case 'pass':
      return spendingActions(s, seat).length === 0 ? null : refuse('must-act');
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
      return buy(x, seat, action.offer, action.with, 'turn').exact ? 'free' : 'ends';
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
