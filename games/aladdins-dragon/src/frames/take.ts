import { ask } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { refuse, wrongAction } from '../refusals.ts';
import { sumOf } from '../rules/shelves.ts';
import { countSelections, moveTreasures, selectionAt, selections, shortKind } from '../rules/treasures.ts';
import type { State } from '../state.ts';
import type { DragonFrame, TakeFrame } from './kinds.ts';

/** As many as the treasury still has. */
const amountFor = (s: State, f: TakeFrame): number => Math.min(f.amount, sumOf(s.treasury));

/** A seat takes treasures of any kinds from the treasury: at the start, in the Market, by Charity. */
export const take = ask<State, TakeFrame, Action, Event, DragonFrame>({
  prompt: (s, f) => ({ kind: 'take', params: { amount: amountFor(s, f), why: f.why } }),
  legal: (s, f) => selections(amountFor(s, f), s.treasury).map((treasures) => ({ type: 'take', treasures })),
  any(s, f, _seat, rng) {
    const amount = amountFor(s, f);
    const at = rng.below(countSelections(amount, s.treasury));
    return { type: 'take', treasures: selectionAt(amount, s.treasury, at) };
  },
  check(s, f, _seat, action) {
    if (action.type !== 'take') return wrongAction('take');
    if (sumOf(action.treasures) !== amountFor(s, f)) return refuse('wrong-amount', { amount: amountFor(s, f) });
    const kind = shortKind(action.treasures, s.treasury);
    return kind < 0 ? null : refuse('treasury-short', { kind });
  },
  answer(x, { seat, why }, action) {
    if (action.type !== 'take') return;
    moveTreasures(x.s.treasury, x.s.players[seat]!.hoard, action.treasures);
    x.emit({ type: 'treasureTaken', seat, treasures: action.treasures, why });
  },
  about: (s, f) => ({ amount: amountFor(s, f), why: f.why }),
});
