import { ask, type Refusal } from '@majlis/kernel';
import { type Action, decline } from '../actions.ts';
import { KIND_COUNT } from '../content/board.ts';
import type { Event } from '../events.ts';
import { refuse, wrongAction } from '../refusals.ts';
import { moveTreasures, NO_TREASURES } from '../rules/treasures.ts';
import type { State } from '../state.ts';
import type { CaravanseraiFrame, DragonFrame, MarketFrame } from './kinds.ts';

const MARKET_TAKES = 3;
const one = (kind: number): number[] => NO_TREASURES.with(kind, 1);

/** ADR-MARKET-1 ADR-6: one treasure is given, then three are taken. */
export const market = ask<State, MarketFrame, Action, Event, DragonFrame>({
  prompt: () => ({ kind: 'market' }),
  legal(s, { seat }) {
    const actions: Action[] = [];
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if (s.players[seat]!.hoard[kind]! > 0) actions.push({ type: 'give', kind });
    }
    return [...actions, decline];
  },
  check(s, _f, seat, action): Refusal | null {
    if (action.type === 'decline') return null;
    if (action.type !== 'give') return wrongAction('give', 'decline');
    return s.players[seat]!.hoard[action.kind]! > 0 ? null : refuse('hoard-short', { kind: action.kind });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'give') return x.emit({ type: 'marketDeclined', seat });
    const treasures = one(action.kind);
    moveTreasures(x.s.players[seat]!.hoard, x.s.treasury, treasures);
    x.emit({ type: 'treasurePaid', seat, treasures, why: 'market' });
    x.push({ kind: 'take', seat, amount: MARKET_TAKES, why: 'market' });
  },
});

/** ADR-CARAVAN-1 ADR-7: the winner names the new starting player. */
export const caravanserai = ask<State, CaravanseraiFrame, Action, Event, DragonFrame>({
  prompt: () => ({ kind: 'caravanserai' }),
  legal: (s) => s.players.map((_, seat) => ({ type: 'camel', seat })),
  check(s, _f, _seat, action) {
    if (action.type !== 'camel') return wrongAction('camel');
    return action.seat < s.players.length ? null : refuse('no-such-seat', { seat: action.seat });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'camel') return;
    x.s.camel = action.seat;
    x.emit({ type: 'camelGiven', by: seat, to: action.seat });
  },
});
