import { describe, expect, it } from 'vitest';
import { type Board, edgeOf, newBoard, withoutTile, withTile, withWalls } from '../src/board/board.ts';
import { type Cell, cellAt, EAST, LEANS, NORTH, neighbour, SIDES, SOUTH, WEST } from '../src/board/cells.ts';
import { cellsFor, removableOf } from '../src/board/facts.ts';
import { longestWallOf, outerWalls } from '../src/board/longest-wall.ts';
import { printedEdgesOf } from '../src/content/tiles.ts';
import { CAMPS } from '../src/modules/camps/content.ts';
import { literalLongest, obeysRules } from './literal-board.ts';

/**
 * How bad can a wall get? Where two tiles touch at a corner only, a way on foot joins them and encloses what lies on
 * one side of that corner; so it must be full of camps. Such a place is a rectangle, for each of its corners needs the
 * one camp with those two bastions, and its ring of tiles can be open at one corner at most. So four walls meet in at
 * most one corner, and all other parts are lines and rings. The search climbs from such a place, and from nothing,
 * over legal changes with any walls on any tile, towards more branchings and more walls; it found no board that takes
 * half a millisecond.
 */
const CLIMBS = Math.ceil(Number(process.env.MAJLIS_BOARDS ?? 300) / 30);

const EDGES_OF_CAMPS = CAMPS.map(printedEdgesOf);
/** The fountain, all buildings, three huts, all camps. */
const MOST_TILES = 1 + 54 + 3 + 8;

/** A rectangle full of camps, its ring of tiles open in the south-east, with walls that meet there from outside. */
function openRing(width: number, height: number): Board {
  let board = newBoard();
  const lay = (edges: number, column: number, row: number) => {
    board = withTile(board, 150, edges, cellAt(column, row), null);
  };
  for (let c = 1; c <= width; c++) lay(SOUTH, c, 0);
  for (let r = 1; r <= height; r++) lay(EAST, 0, r);
  lay(0, width + 1, 0);
  for (let r = 1; r <= height; r++) lay(r === height ? WEST | SOUTH : WEST, width + 1, r);
  lay(0, 0, height + 1);
  for (let c = 1; c <= width; c++) lay(c === width ? NORTH | EAST : NORTH, c, height + 1);
  for (let r = 1; r <= height; r++) {
    for (let c = 1; c <= width; c++) {
      const bastions =
        (r === 1 ? NORTH : 0) | (c === width ? EAST : 0) | (r === height ? SOUTH : 0) | (c === 1 ? WEST : 0);
      lay(LEANS | bastions, c, r);
    }
  }
  return board;
}

function branchingsOf(board: Board): number {
  const meeting = new Map<number, number>();
  for (const corner of outerWalls(board).flat()) meeting.set(corner, (meeting.get(corner) ?? 0) + 1);
  return [...meeting.values()].filter((walls) => walls > 2).length;
}

/** The same climb every time. */
function chanceFrom(seed: number) {
  let at = seed;
  const next = () => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    return at / 2 ** 32;
  };
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]! };
}

/** A legal change: a wall more, a tile less, a camp or a tile with any walls more. */
function change(board: Board, { next, pick }: ReturnType<typeof chanceFrom>): Board {
  const what = next();
  if (what < 0.25) {
    const free = board.cells.flatMap((cell, i) =>
      SIDES.filter((side) => edgeOf(board, cell, side) === 'open' && !board.cells.includes(neighbour(cell, side))).map(
        (side): [Cell, number] => [cell, board.walls[i]! | (1 << side)],
      ),
    );
    return free.length === 0 ? board : withWalls(board, ...pick(free));
  }
  if (what < 0.35) {
    const others = removableOf(board).filter((cell) => board.walls[board.cells.indexOf(cell)]! < LEANS);
    return others.length === 0 ? board : withoutTile(board, pick(others));
  }
  if (board.tiles.length >= MOST_TILES) return board;
  const unused = EDGES_OF_CAMPS.filter((edges) => !board.walls.includes(edges));
  const edges = what < 0.45 ? pick([0, ...unused]) : Math.floor(next() * 16);
  const cells = cellsFor(board, edges);
  return cells.length === 0 ? board : withTile(board, 150, edges, pick(cells), null);
}

describe('ALH-K3 walls around camps', () => {
  it.each([
    [2, 2],
    [2, 3],
    [3, 2],
  ])('four walls meet where a ring around %s by %s camps is open', (width, height) => {
    const board = openRing(width, height);
    expect(obeysRules(board)).toBe(true);
    expect(branchingsOf(board)).toBe(1);
    expect(longestWallOf(board)).toBe(literalLongest(outerWalls(board)));
  });
  it('nowhere else: the worst boards that a search finds', { timeout: 3_600_000 }, () => {
    const starts = [newBoard(), openRing(2, 2), openRing(2, 3), openRing(3, 2)];
    for (let climb = 0; climb < CLIMBS; climb++) {
      const chance = chanceFrom(climb + 1);
      let board = starts[climb % starts.length]!;
      let height = 0;
      for (let steps = 0; steps < 400; steps++) {
        const changed = change(board, chance);
        const reached = 100 * branchingsOf(changed) + outerWalls(changed).length;
        if (reached < height && chance.next() > 0.03) continue;
        board = changed;
        height = reached;
      }
      expect(obeysRules(board)).toBe(true);
      expect(branchingsOf(board)).toBeLessThanOrEqual(1);
      expect(longestWallOf(board)).toBe(literalLongest(outerWalls(board)));
    }
  });
});
