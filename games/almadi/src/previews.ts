import type { Seat } from '@majlis/kernel';
import type { Content } from './content/compile.ts';
import { isMet } from './objectives/objectives.ts';
import { ROWS_1_TO_4, type Rows } from './realm/cells.ts';
import { addContacts, noSides } from './realm/contacts.ts';
import { placesBeside } from './realm/places.ts';
import { mapOf, placedAt, type Realm } from './realm/realm.ts';
import { genieRows, goesStraightBack } from './rules/genie.ts';
import { cellsFor, rowsForSlot } from './rules/placing.ts';
import { scoreLines, totalsOf } from './scoring/score.ts';
import type { Table } from './state.ts';
import { ACTIVATION, NONE, SIDES, type SideName } from './words.ts';

/** What would come of a landscape lying in a cell. Works on views: all of it is public. */
export interface Preview {
  readonly cell: number;
  /** Effects it would activate, per side. */
  readonly activates: { readonly [E in SideName]?: number };
  /** Objectives held that it would complete. */
  readonly completes: readonly number[];
  /** By how much the own total would change if the game ended then. */
  readonly points: number;
}

/** Every cell in which the landscape of this slot of the board may be placed. */
export function previewTake(content: Content, table: Table, seat: Seat, slot: number): Preview[] {
  return previewNew(content, table, seat, table.board[slot] ?? null, rowsForSlot(table.players[seat]!, slot));
}

/** Every cell in which the landscape Ali has drawn may be placed. */
export function previewDrawn(content: Content, table: Table, seat: Seat): Preview[] {
  return previewNew(content, table, seat, table.turn.drawn, ROWS_1_TO_4);
}

function previewNew(content: Content, table: Table, seat: Seat, landscape: number | null, rows: Rows): Preview[] {
  const player = table.players[seat]!;
  if (landscape === null || player.start === null) return [];
  return previewEach(content, table, seat, cellsFor(player.realm, rows), (realm, cell) => ({
    landscapes: [...realm.landscapes, landscape],
    cells: [...realm.cells, cell],
  }));
}

/** Every cell to which a genie may move the landscape of this cell. */
export function previewMove(content: Content, table: Table, seat: Seat, from: number): Preview[] {
  const player = table.players[seat]!;
  const at = placedAt(player.realm, from);
  if (at < 0) return [];
  const landscape = player.realm.landscapes[at]!;
  const places = placesBeside(player.realm, mapOf(player.realm), genieRows(player));
  const cells = places.cells.filter((to, i) => places.sole[i] !== from && !goesStraightBack(table.turn, landscape, to));
  return previewEach(content, table, seat, cells, (realm, to) => ({
    landscapes: realm.landscapes,
    cells: realm.cells.with(at, to),
  }));
}

function previewEach(
  content: Content,
  table: Table,
  seat: Seat,
  cells: readonly number[],
  laid: (realm: Realm, cell: number) => Realm,
): Preview[] {
  const before = totalOf(content, table, seat);
  return cells.map((cell) => {
    const player = table.players[seat]!;
    const realm = laid(player.realm, cell);
    const map = mapOf(realm);
    const completes = player.objectives.filter((objective) => isMet(content, objective, { ...player, realm }, map));
    const after = {
      ...player,
      realm,
      objectives: player.objectives.filter((objective) => !completes.includes(objective)),
      completed: [...player.completed, ...completes],
    };
    const points = totalOf(content, { ...table, players: table.players.with(seat, after) }, seat) - before;
    return { cell, activates: activatedAt(content, map, cell), completes, points };
  });
}

const totalOf = (content: Content, table: Table, seat: Seat): number =>
  totalsOf(scoreLines(table, content), table.players.length)[seat]!;

function activatedAt(content: Content, map: Uint8Array, cell: number): Preview['activates'] {
  const counts = noSides();
  addContacts(content, map, cell, counts);
  const activates: { [E in SideName]?: number } = {};
  SIDES.forEach((name, side) => {
    if (side !== NONE && side !== ACTIVATION && counts[side]! > 0) activates[name] = counts[side]!;
  });
  return activates;
}
