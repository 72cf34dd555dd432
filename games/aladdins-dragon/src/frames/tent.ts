import { ask, type Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { SPELLS } from '../content/spell-cards.ts';
import type { Event } from '../events.ts';
import { refuse, wrongAction } from '../refusals.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import type { DragonFrame, TentFrame } from './kinds.ts';

/** ADR-TENT-1: two spells are drawn, one is kept, the other goes to the second strongest. */
export function visitTent(x: X, seat: Seat, second: Seat | null): void {
  const { s } = x;
  const spells: number[] = [];
  while (spells.length < 2 && s.spellPile.length > 0) spells.push(x.turnUp(s.spellPile)!);
  if (spells.length === 0) return;
  x.emit({ type: 'spellsDrawn', seat, count: spells.length }, { [seat]: spells.map((spell) => SPELLS[spell]!) });
  if (spells.length === 1) {
    takeSpell(s, seat, spells[0]!, 0);
  } else {
    s.offer = { seat, second, spells };
    x.push({ kind: 'tent', seat });
  }
}

export const tent = ask<State, TentFrame, Action, Event, DragonFrame>({
  prompt: (s) => ({
    kind: 'tent',
    params: { spells: s.offer!.spells.map((spell) => SPELLS[spell]!), second: s.offer!.second },
  }),
  legal: (s) => s.offer!.spells.map((spell) => ({ type: 'keep', spell: SPELLS[spell]! })),
  check(s, _f, _seat, action) {
    if (action.type !== 'keep') return wrongAction('keep');
    const isOffered = s.offer!.spells.includes(SPELLS.indexOf(action.spell));
    return isOffered ? null : refuse('not-offered', { spell: action.spell });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'keep') return;
    const { second, spells } = x.s.offer!;
    const kept = SPELLS.indexOf(action.spell);
    const other = spells.find((spell) => spell !== kept)!;
    x.s.offer = null;
    x.reveal();
    takeSpell(x.s, seat, kept, 0);
    if (second !== null) takeSpell(x.s, second, other, 1 << seat);
    x.emit({ type: 'spellKept', seat, second }, second === null ? null : { [second]: SPELLS[other]! });
    if (second !== null) return;
    x.s.spentSpells = [...x.s.spentSpells, other];
    x.emit({ type: 'spellDiscarded', seat, spell: SPELLS[other]! });
  },
});

/** `seenBy` has a bit for each other seat that knows the card. */
function takeSpell(s: State, seat: Seat, spell: number, seenBy: number): void {
  const player = s.players[seat]!;
  player.spells.push(spell);
  player.spellsSeen = [...player.spellsSeen, seenBy];
}
