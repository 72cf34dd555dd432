import type { Seat } from '@majlis/kernel';
import { type Action, CARD_EFFECTS } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import { isLeft } from '../rules/gains.ts';
import type { State } from '../state.ts';
import { heldWorth } from './objectives.ts';

/** Moves that no one would make who looks at the board: gifts left lying, and objectives that cannot be met. */
export function isDominated(s: State, content: Content, seat: Seat, action: Action): boolean {
  if (action.type === 'end') return CARD_EFFECTS.some((effect) => isWaiting(s, effect));
  if (action.type !== 'claim') return false;
  const player = s.players[seat]!;
  // Held by a rival, it is taken from somebody.
  const isOpen = s.objectives.includes(action.objective);
  return isOpen && heldWorth(content, player, action.objective) <= -content.objective(action.objective).points;
}

const isWaiting = (s: State, effect: (typeof CARD_EFFECTS)[number]): boolean =>
  s.turn.waiting[effect] > 0 && isLeft(s, effect === 'marteline' ? 'mosaic' : effect);
