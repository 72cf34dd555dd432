import { ask } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import { refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { moneyAt, stepsFrom } from './content.ts';
import { ownedBy, setMarker } from './rules.ts';
import type { CaravanseraiAction, StepFrame } from './state.ts';

function stepsOf(s: State, seat: number): CaravanseraiAction[] {
  const steps: CaravanseraiAction[] = [];
  for (const { card, at } of ownedBy(s, seat)) {
    for (const to of stepsFrom(at)) steps.push({ type: 'caravanserai.move', card, to });
  }
  return steps;
}

export function mayStep(s: State, seat: number): boolean {
  const owned = ownedBy(s, seat);
  for (let i = 0; i < owned.length; i++) if (stepsFrom(owned[i]!.at).length > 0) return true;
  return false;
}

/** The first thing of a turn: one marker one step, or none. */
export const step = ask<State, StepFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: () => ({ kind: 'caravanserai.step' }),
  legal: (s, _f, seat) => [...stepsOf(s, seat), PASS],
  check(s, _f, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'caravanserai.move') return refuse('not-this-action', { type: action.type });
    const { card, to } = action;
    const may = stepsOf(s, seat).some((one) => one.card === card && one.to === to);
    return may ? null : refuse('caravanserai-no-such-step', { card, to });
  },
  answer(x, { seat }, action) {
    if (action.type !== 'caravanserai.move') return;
    const { card, to } = action;
    setMarker(x.s, seat, card, to);
    x.emit({ type: 'caravanserai.moved', seat, card, ...moneyAt(card, to) });
  },
});
