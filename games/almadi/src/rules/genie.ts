import type { Refusal, Seat } from '@majlis/kernel';
import type { Content } from '../content/compile.ts';
import { MOVES_PER_TURN } from '../facts.ts';
import { ROWS_1_TO_4, type Rows } from '../realm/cells.ts';
import { addContacts, noSides } from '../realm/contacts.ts';
import { drawMap, placedAt, type Realm } from '../realm/realm.ts';
import { refuse } from '../refusals.ts';
import type { PublicPlayer, Turn } from '../state.ts';
import { completeObjectives } from './gains.ts';
import { activate } from './placing.ts';
import { fold } from './powers.ts';
import type { X } from './x.ts';

export const genieRows = (player: PublicPlayer): Rows => fold(player, 'genieRows', ROWS_1_TO_4);

export const mayMove = (turn: Turn): boolean => turn.waiting.genie > 0 && turn.moves < MOVES_PER_TURN;

export function checkGenie(turn: Turn): Refusal | null {
  if (turn.waiting.genie === 0) return refuse('effect-not-waiting', { effect: 'genie' });
  return turn.moves < MOVES_PER_TURN ? null : refuse('moves-used-up', { moves: turn.moves });
}

/** ALM-5: placed landscapes only. */
export function checkMovable(realm: Realm, cell: number): Refusal | null {
  if (placedAt(realm, cell) >= 0) return null;
  return realm.cells.includes(cell) ? refuse('starting-tile-stays', { cell }) : refuse('nothing-to-move', { cell });
}

/** ALM-4 */
export function goesStraightBack(turn: Turn, landscape: number, to: number): boolean {
  for (const left of turn.left) if (left.landscape === landscape && left.from === to) return true;
  return false;
}

export interface Shift {
  readonly landscape: number;
  readonly from: number;
  readonly to: number;
}

/** Carries out a move or a switch: one of the three of the turn, which may activate effects again (ALM-7). */
export function shiftLandscapes(x: X, content: Content, seat: Seat, shifts: readonly Shift[]): void {
  const { turn } = x.s;
  const player = x.s.players[seat]!;
  const { landscapes } = player.realm;
  const cells = [...player.realm.cells];
  for (const { landscape, to } of shifts) cells[landscapes.indexOf(landscape)] = to;
  const realm = { landscapes, cells };
  player.realm = realm;
  turn.moves++;
  turn.waiting.genie = 0;
  turn.left = shifts.map(({ landscape, from }) => ({ landscape, from }));
  const map = drawMap(realm);
  const effects = noSides();
  // The contact between two switched landscapes counts once: the second leaves out the first.
  shifts.forEach(({ to }, i) => {
    addContacts(content, map, to, effects, i === 0 ? -1 : shifts[0]!.to);
  });
  activate(x, seat, effects);
  completeObjectives(x, content, seat);
}
