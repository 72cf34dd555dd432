import type { Refusal, Seat } from '@majlis/kernel';
import type { Content } from '../content/compile.ts';
import { type Rows, rowBit, rowOf } from '../realm/cells.ts';
import { addContacts, noSides, type SideCounts } from '../realm/contacts.ts';
import { hasNeighbour, mayHold, placesOf } from '../realm/places.ts';
import { drawMap, type Realm, withLandscape } from '../realm/realm.ts';
import { refuse } from '../refusals.ts';
import type { PublicPlayer } from '../state.ts';
import { GENIE, MARTELINE, MOON, RUBY, STALL } from '../words.ts';
import { completeObjectives } from './gains.ts';
import { fold } from './powers.ts';
import type { X } from './x.ts';

export const boardRowOf = (slot: number): number => 1 + (slot >> 1);

/** ALM-PLACE-3, widened by Morgiana. */
export function rowsForSlot(player: PublicPlayer, slot: number): Rows {
  const row = boardRowOf(slot);
  return player.recruited.length === 0 ? rowBit(row) : fold(player, 'boardRows', rowBit(row), row);
}

export const rowsIn = (rows: Rows): number[] => [0, 1, 2, 3, 4, 5].filter((row) => (rows & rowBit(row)) !== 0);

/** The rules of placement; `leaving` is the cell a moved landscape comes from, which does not count (ALM-5). */
export function checkPlace(realm: Realm, cell: number, rows: Rows, leaving = -1): Refusal | null {
  if ((rows & rowBit(rowOf(cell))) === 0) return refuse('wrong-row', { rows: rowsIn(rows) });
  if (!mayHold(cell, rows)) return refuse('not-right-of-start', { cell });
  const map = drawMap(realm);
  if (map[cell] !== 0) return refuse('cell-taken', { cell });
  return hasNeighbour(map, cell, leaving) ? null : refuse('touches-nothing', { cell });
}

/** The cells in which a new landscape may be placed. */
export const cellsFor = (realm: Realm, rows: Rows): readonly number[] => placesOf(realm, rows).cells;

export function placeLandscape(
  x: X,
  content: Content,
  seat: Seat,
  landscape: number,
  slot: number | null,
  cell: number,
): void {
  const player = x.s.players[seat]!;
  const realm = withLandscape(player.realm, landscape, cell);
  player.realm = realm;
  x.emit({ type: 'landscapePlaced', seat, landscape, slot, cell });
  const effects = noSides();
  addContacts(content, drawMap(realm), cell, effects);
  activate(x, seat, effects);
  completeObjectives(x, content, seat);
}

/** The effects wait until they are performed or the turn ends (ALM-6); genies allow one move (ALM-2). */
export function activate(x: X, seat: Seat, effects: SideCounts): void {
  const { turn } = x.s;
  const { waiting } = turn;
  const genie = effects[GENIE]! > 0 ? 1 : 0;
  const activated = {
    genie,
    marteline: effects[MARTELINE]!,
    stall: effects[STALL]!,
    moon: effects[MOON]!,
    ruby: effects[RUBY]!,
  };
  if (genie + activated.marteline + activated.stall + activated.moon + activated.ruby === 0) return;
  if (genie === 1) {
    waiting.genie = 1;
    turn.genieActivated = true;
  }
  waiting.marteline += activated.marteline;
  waiting.stall += activated.stall;
  waiting.moon += activated.moon;
  waiting.ruby += activated.ruby;
  x.emit({ type: 'effectsActivated', seat, effects: activated });
}
