import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOUNTAIN, printedWallsOf, TILES } from '../content/tiles.ts';
import { type Board, edgeOf, mayWalk, newBoard, withExchange, withoutTile, withTile } from './board.ts';
import { checkExchanging, checkLaying, checkRemoving, eachLayingThrough } from './building-rules.ts';
import { type Cell, cellAt, neighbour, opposite, SIDES, type Side } from './cells.ts';
import {
  cellsFor,
  exchangesFor,
  factsOf,
  inheritExchanged,
  inheritLaid,
  inheritRemoved,
  removableOf,
} from './facts.ts';
import { longestLine, longestWallOf, outerWalls, type Segment } from './longest-wall.ts';

/** Every place for a tile, through passages too if there are any. */
function eachLaying(
  board: Board,
  walls: number,
  passages: number,
  lay: (cell: Cell, passage: Side | null) => void,
): void {
  for (const cell of cellsFor(board, walls)) lay(cell, null);
  if (passages > 0) eachLayingThrough(board, walls, lay);
}

const slowPath = (segments: readonly Segment[]): number => {
  let best = 0;
  const walk = (at: number, start: number, corners: readonly number[], length: number): void => {
    best = Math.max(best, length);
    for (const [a, b] of segments) {
      const next = a === at ? b : b === at ? a : null;
      if (next === null) continue;
      if (next === start && length > 1) best = Math.max(best, length + 1);
      if (!corners.includes(next)) walk(next, start, [...corners, next], length + 1);
    }
  };
  for (const corner of new Set(segments.flat())) walk(corner, corner, [corner], 0);
  return best;
};

/** Everything a legal Alhambra must be, cell by cell, by walking and flooding. */
function obeysRules(board: Board): boolean {
  const { cells, walls } = board;
  const at = (cell: Cell) => cells.indexOf(cell);
  const matches = cells.every((cell, i) =>
    SIDES.every((side) => {
      const j = at(neighbour(cell, side));
      return j < 0 || ((walls[i]! >> side) & 1) === ((walls[j]! >> opposite(side)) & 1);
    }),
  );
  const walked = new Set<Cell>([cells[0]!]);
  for (const cell of walked)
    for (const side of SIDES) if (mayWalk(board, cell, side)) walked.add(neighbour(cell, side));
  return matches && walked.size === cells.length && !hasEnclosedSpace(board);
}

function hasEnclosedSpace({ cells }: Board): boolean {
  const columns = cells.map((cell) => cell & 255);
  const rows = cells.map((cell) => cell >> 8);
  const [west, east] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const [north, south] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const empty = new Set<Cell>([north * 256 + west]);
  for (const cell of empty) {
    for (const side of SIDES) {
      const next = neighbour(cell, side);
      const [c, r] = [next & 255, next >> 8];
      if (c >= west && c <= east && r >= north && r <= south && !cells.includes(next)) empty.add(next);
    }
  }
  return empty.size + cells.length !== (east - west + 1) * (south - north + 1);
}

/** A legal Alhambra grown at random, passages included. */
const grown = fc
  .array(fc.tuple(fc.nat(TILES.length - 1), fc.nat(1000)), { minLength: 1, maxLength: 54 })
  .map((wishes) => {
    let board = newBoard();
    for (const [tile, choice] of wishes) {
      if (board.tiles.includes(tile)) continue;
      const places: [Cell, Side | null][] = [];
      eachLaying(board, printedWallsOf(tile), board.passages.length < 2 ? 1 : 0, (cell, passage) =>
        places.push([cell, passage]),
      );
      const place = places[choice % Math.max(1, places.length)];
      if (place !== undefined) board = withTile(board, tile, printedWallsOf(tile), place[0], place[1]);
    }
    return board;
  });

describe('fast answers agree with slow ones', () => {
  it('laying: every cell around, every tile', () => {
    fc.assert(
      fc.property(grown, fc.nat(TILES.length - 1), (board, tile) => {
        expect(obeysRules(board)).toBe(true);
        const walls = printedWallsOf(tile);
        const listed = new Set<string>();
        eachLaying(board, walls, 1, (cell, passage) => listed.add(`${cell}/${passage}`));
        for (let c = -9; c <= 9; c++) {
          for (let r = -9; r <= 9; r++) {
            const cell = cellAt(c, r);
            for (const passage of [null, ...SIDES]) {
              const legal = checkLaying(board, walls, cell, passage, 1) === null;
              expect(legal).toBe(listed.has(`${cell}/${passage}`));
              if (passage === null) {
                const free = !board.cells.includes(cell);
                expect(legal).toBe(free && obeysRules(withTile(board, tile, walls, cell, null)));
              }
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
  it('what a board inherits from the one it was made of is what it would find by itself', () => {
    const agree = (heir: Board) => expect(factsOf(heir)).toEqual(factsOf({ ...heir }));
    fc.assert(
      fc.property(grown, fc.nat(TILES.length - 1), fc.nat(5300), (board, tile, choice) => {
        const walls = printedWallsOf(tile);
        const chosen = (cells: readonly Cell[]) => cells[choice % Math.max(1, cells.length)];
        const laid = chosen(cellsFor(board, walls));
        const exchanged = chosen(exchangesFor(board, walls));
        const removed = chosen(removableOf(board));
        const heirs: [Cell | undefined, (cell: Cell) => Board, typeof inheritLaid][] = [
          [laid, (cell) => withTile(board, tile, walls, cell, null), inheritLaid],
          [exchanged, (cell) => withExchange(board, cell, tile, walls), inheritExchanged],
          [removed, (cell) => withoutTile(board, cell), inheritRemoved],
        ];
        for (const [cell, make, inherit] of heirs) {
          if (cell === undefined) continue;
          const heir = make(cell);
          factsOf(board);
          inherit(board, heir, cell);
          agree(heir);
        }
      }),
      { numRuns: 300 },
    );
  });
  it('removing and exchanging: every tile', () => {
    fc.assert(
      fc.property(grown, fc.nat(TILES.length - 1), (board, tile) => {
        const walls = printedWallsOf(tile);
        board.cells.forEach((cell, i) => {
          const opened = SIDES.some((side) => edgeOf(board, cell, side) === 'passage');
          const stays = board.tiles[i] === FOUNTAIN || opened;
          const removable = !stays && obeysRules(withoutTile(board, cell));
          expect(removableOf(board).includes(cell)).toBe(removable);
          expect(checkRemoving(board, cell) === null).toBe(removable);
          const exchangeable = !stays && obeysRules(withExchange(board, cell, tile, walls));
          expect(checkExchanging(board, cell, walls) === null).toBe(exchangeable);
          expect(exchangesFor(board, walls).includes(cell)).toBe(exchangeable);
        });
      }),
      { numRuns: 150 },
    );
  });
  it('ALH-13 longest wall of legal boards, and of segments nobody could build', () => {
    fc.assert(
      fc.property(grown, (board) => {
        expect(longestWallOf(board)).toBe(slowPath(outerWalls(board)));
      }),
      { numRuns: 100 },
    );
    const segment = fc
      .tuple(fc.nat(3), fc.nat(3), fc.boolean())
      .map(([c, r, across]): Segment => [r * 256 + c, r * 256 + c + (across ? 1 : 256)]);
    fc.assert(
      fc.property(fc.uniqueArray(segment, { maxLength: 14, selector: String }), (segments) => {
        expect(longestLine(segments)).toBe(slowPath(segments));
      }),
    );
  });
});
