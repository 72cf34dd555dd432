import { type Board, withTile } from './board/board.ts';
import { checkLaying, openableAt, sideList } from './board/building-rules.ts';
import type { Cell, Side } from './board/cells.ts';
import { factsOf } from './board/facts.ts';
import { countKinds, kindCountsOf } from './board/kinds.ts';
import { longestWallOf } from './board/longest-wall.ts';
import { BUILDINGS, type Building } from './content/buildings.ts';
import { type Round, SCORE_TABLES } from './content/score-table.ts';
import { printedEdgesOf } from './content/tiles.ts';
import type { AlhambraRefusal } from './refusals.ts';
import { sharePlaces } from './rules/majorities.ts';

/** For clients: what a move would mean, from boards alone. The rules still decide. */

export interface CellPreview {
  readonly cell: Cell;
  /** Null: the tile may be laid here, through one of `passages` if there are any. */
  readonly refusal: AlhambraRefusal | null;
  /** Sides on which a double wall would have to be opened; empty: one walks there. */
  readonly passages: readonly Side[];
}

/** Every empty cell beside the Alhambra: may this tile go there, and why not? */
export function previewCells(board: Board, tile: number, passages = 0): CellPreview[] {
  const laying = { tile, edges: printedEdgesOf(tile) };
  return factsOf(board).sites.map((site) => {
    const { cell } = site;
    const refusal = checkLaying(board, laying, cell, null, passages);
    if (refusal?.code !== 'build-not-reachable' || passages === 0) return { cell, refusal, passages: [] };
    const sides = sideList(openableAt(board, laying, site));
    return { cell, refusal: sides.length === 0 ? refusal : null, passages: sides };
  });
}

export interface MajorityChange {
  readonly building: Building;
  readonly count: Change;
  /** What the seat would score for it in each of the three scorings. */
  readonly points: Readonly<Record<Round, Change>>;
}

export interface Change {
  readonly before: number;
  readonly after: number;
}

export interface BoardChange {
  readonly wall: Change;
  /** Only kinds of which the seat would have more or fewer buildings. */
  readonly majorities: readonly MajorityChange[];
}

/** What changes when one seat's board becomes `after`; `others` are tiles of contenders without a board, as Dirk. */
export function previewChange(
  boards: readonly Board[],
  seat: number,
  after: Board,
  others: readonly (readonly number[])[] = [],
): BoardChange {
  const before = boards[seat]!;
  const changed = BUILDINGS.flatMap((building, kind): MajorityChange[] => {
    const count = { before: kindCountsOf(before)[kind]!, after: kindCountsOf(after)[kind]! };
    if (count.before === count.after) return [];
    const rivals = others.map((tiles) => countKinds(tiles)[kind]!);
    const counts = [...boards.map((board) => kindCountsOf(board)[kind]!), ...rivals];
    const pointsIn = (round: Round): Change => {
      const places = SCORE_TABLES[round][building];
      const then = counts.with(seat, count.after);
      return { before: sharePlaces(counts, places)[seat]!, after: sharePlaces(then, places)[seat]! };
    };
    return [{ building, count, points: { 1: pointsIn(1), 2: pointsIn(2), 3: pointsIn(3) } }];
  });
  return { wall: { before: longestWallOf(before), after: longestWallOf(after) }, majorities: changed };
}

/** What laying a tile would change. */
export function previewLaying(
  boards: readonly Board[],
  seat: number,
  lay: { readonly tile: number; readonly cell: Cell; readonly passage?: Side | null },
  others: readonly (readonly number[])[] = [],
): BoardChange {
  const { tile, cell, passage = null } = lay;
  return previewChange(boards, seat, withTile(boards[seat]!, tile, printedEdgesOf(tile), cell, passage), others);
}
