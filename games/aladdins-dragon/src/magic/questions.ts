import type { Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { ARTIFACTS } from '../content/artifacts.ts';
import type { SpellFrame } from '../frames/kinds.ts';
import { sequenceFrom } from '../rules/order.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import type { SpellDef } from './play.ts';

/** Puts the spell's question to those it concerns. */
export function askOf(x: X, spell: SpellDef, caster: Seat, on: readonly number[]): void {
  x.push({ kind: 'spell', spell: spell.id, caster, on, next: 0 });
}

export const othersInOrder = (s: State, f: SpellFrame): Seat[] =>
  sequenceFrom(s.camel, s.players.length).filter((seat) => seat !== f.caster);

/** A choice for each different artifact of these. */
export function chooseFrom(artifacts: readonly number[]): Action[] {
  return ARTIFACTS.filter((_, artifact) => artifacts.includes(artifact)).map((artifact) => ({
    type: 'choose',
    artifact,
  }));
}
