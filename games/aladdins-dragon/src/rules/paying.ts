import type { Refusal, Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { SpellId } from '../content/spell-cards.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import { sumOf } from './shelves.ts';
import { moveTreasures, selections, shortKind, type Treasures } from './treasures.ts';

export function pay(x: X, seat: Seat, treasures: Treasures, why: 'bribe' | 'room' | SpellId): void {
  moveTreasures(x.s.players[seat]!.hoard, x.s.treasury, treasures);
  x.emit({ type: 'treasurePaid', seat, treasures, why });
}

/** Exactly this many treasures, of any kinds the hoard has. */
export function checkAmount(s: State, seat: Seat, treasures: Treasures, amount: number): Refusal | null {
  if (sumOf(treasures) !== amount) return refuse('wrong-amount', { amount });
  return checkHoard(s, seat, treasures);
}

export function checkHoard(s: State, seat: Seat, treasures: Treasures): Refusal | null {
  const kind = shortKind(treasures, s.players[seat]!.hoard);
  return kind < 0 ? null : refuse('hoard-short', { kind });
}

export function payments(s: State, seat: Seat, amount: number, type: 'bribe' | 'pay'): Action[] {
  return selections(amount, s.players[seat]!.hoard).map((treasures) => ({ type, treasures }));
}
