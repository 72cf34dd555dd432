import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  edgeOf,
  newBoard,
  tileAt,
  withExchange,
  withoutTile,
  withTile,
  withWalls,
} from '../src/board/board.ts';
import { checkExchanging, checkLaying, checkRemoving, eachLayingThrough } from '../src/board/building-rules.ts';
import { type Cell, cellAt, type Edges, LEANS, neighbour, opposite, SIDES, type Side } from '../src/board/cells.ts';
import { areFactsKnown, cellsFor, exchangesFor, factsOf, removableOf } from '../src/board/facts.ts';
import { inheritExchanged, inheritLaid, inheritRemoved } from '../src/board/inherit.ts';
import { longestLine, longestWallOf, outerWalls, type Segment, scoringWallOf } from '../src/board/longest-wall.ts';
import { BUILDINGS } from '../src/content/buildings.ts';
import { BUILDING_TILES, defineTiles, FOUNTAIN, kindOf, printedEdgesOf } from '../src/content/tiles.ts';
import { CAMPS, isCamp } from '../src/modules/camps/content.ts';
import { linesOf } from '../src/modules/camps/points.ts';
import { colourOf, HUTS, isHut } from '../src/modules/workers-huts/content.ts';
import { hutCountsOf } from '../src/modules/workers-huts/rules.ts';
import { literalLongest, literalOuterWalls, obeysRules } from './literal-board.ts';

/** How many random boards each test looks at: `MAJLIS_BOARDS=100000 npx vitest run games/alhambra/test/boards`. */
const BOARDS = Number(process.env.MAJLIS_BOARDS ?? 300);
const LONG = { timeout: 3_600_000 };

/** Tiles nobody prints: with every set of walls, and leaning with every set of braces. */
const strange = Array.from({ length: 15 }, (_, i) => i + 1).flatMap((sides): Edges[] => [sides, sides | LEANS]);
const ODD_TILES = defineTiles(
  200,
  strange.map((edges, i) => ({ form: 'odd', building: null, price: null, edges, name: `odd${i}` })),
);
const LEANING_TILES = ODD_TILES.filter((tile) => printedEdgesOf(tile) & LEANS);
const POOL = [...BUILDING_TILES, ...ODD_TILES, ...LEANING_TILES, ...LEANING_TILES];

/** Every place for a tile, through passages too. */
function eachLaying(board: Board, tile: number, lay: (cell: Cell, passage: Side | null) => void): void {
  const edges = printedEdgesOf(tile);
  for (const cell of cellsFor(board, edges)) lay(cell, null);
  eachLayingThrough(board, { tile, edges }, lay);
}

/** Free sides of tiles one walks on that have no wall yet. */
const wallsToAdd = (board: Board): [Cell, Side][] =>
  board.cells.flatMap((cell) =>
    SIDES.filter((side) => edgeOf(board, cell, side) === 'open' && !board.cells.includes(neighbour(cell, side))).map(
      (side): [Cell, Side] => [cell, side],
    ),
  );

const edgesAt = (board: Board, cell: Cell): Edges => board.walls[board.cells.indexOf(cell)]!;

/** A legal Alhambra grown at random: tiles laid, through passages too, others leaning on them, walls added. */
const grownOf = (pool: readonly number[]) =>
  fc
    .array(fc.tuple(fc.nat(pool.length - 1), fc.nat(5300)), { minLength: 1, maxLength: 60, size: 'max' })
    .map((wishes) => {
      let board = newBoard();
      for (const [wish, choice] of wishes) {
        const tile = pool[wish]!;
        const walls = wallsToAdd(board);
        const [walled, side] = walls[choice % Math.max(1, walls.length)] ?? [];
        if (choice % 7 === 0 && walled !== undefined && side !== undefined) {
          board = withWalls(board, walled, edgesAt(board, walled) | (1 << side));
          continue;
        }
        if (board.tiles.includes(tile)) continue;
        const places: [Cell, Side | null][] = [];
        eachLaying(board, tile, (cell, passage) => {
          if (passage === null || board.passages.length < 2) places.push([cell, passage]);
        });
        const place = places[choice % Math.max(1, places.length)];
        if (place !== undefined) board = withTile(board, tile, printedEdgesOf(tile), place[0], place[1]);
      }
      return board;
    });
const grown = grownOf(POOL);
/** Of the tiles that there are, huts and camps more often than in a bag. */
const played = grownOf([...BUILDING_TILES, ...HUTS, ...CAMPS, ...CAMPS, ...CAMPS]);
const anyTile = fc.nat(POOL.length - 1).map((i) => POOL[i]!);

describe('fast answers agree with slow ones', () => {
  it('laying: every cell around, every tile', LONG, () => {
    fc.assert(
      fc.property(grown, anyTile, (board, tile) => {
        expect(obeysRules(board)).toBe(true);
        const edges = printedEdgesOf(tile);
        const listed = new Set<string>();
        eachLaying(board, tile, (cell, passage) => listed.add(`${cell}/${passage}`));
        const around = new Set(board.cells.flatMap((cell) => [cell, ...SIDES.map((side) => neighbour(cell, side))]));
        around.add(cellAt(40, 40));
        for (const cell of around) {
          const isFree = !board.cells.includes(cell);
          for (const passage of [null, ...SIDES]) {
            const isLegal = checkLaying(board, { tile, edges }, cell, passage, 1) === null;
            expect(isLegal).toBe(listed.has(`${cell}/${passage}`));
            const laid = () => withTile(board, tile, edges, cell, passage);
            if (passage === null) expect(isLegal).toBe(isFree && obeysRules(laid()));
            else expect(isLegal).toBe(isFree && mayOpen(board, tile, cell, passage) && obeysRules(laid()));
          }
        }
      }),
      { numRuns: Math.ceil(BOARDS / 4) },
    );
  });
  it('what a board inherits from the one it was made of is what it would find by itself', LONG, () => {
    const found = (board: Board) => {
      const { packedSites, beside, removable } = factsOf(board);
      return { packedSites, beside, removable };
    };
    const agree = (heir: Board) => expect(found(heir)).toEqual(found({ ...heir }));
    fc.assert(
      fc.property(grown, anyTile, fc.nat(5300), (board, tile, choice) => {
        const edges = printedEdgesOf(tile);
        const chosen = <T>(cells: readonly T[]): T | undefined => cells[choice % Math.max(1, cells.length)];
        const [walled, side] = chosen(wallsToAdd(board)) ?? [];
        const heirs: [Cell | undefined, (cell: Cell) => Board, typeof inheritLaid][] = [
          [chosen(cellsFor(board, edges)), (cell) => withTile(board, tile, edges, cell, null), inheritLaid],
          [chosen(exchangesFor(board, edges)), (cell) => withExchange(board, cell, tile, edges), inheritExchanged],
          [chosen(removableOf(board)), (cell) => withoutTile(board, cell), inheritRemoved],
          [walled, (cell) => withWalls(board, cell, edgesAt(board, cell) | (1 << side!)), inheritExchanged],
        ];
        for (const [cell, make, inherit] of heirs) {
          if (cell === undefined) continue;
          const heir = make(cell);
          // What can leave the old board is known when it is inherited, or nobody has asked for it yet.
          const old = choice % 2 === 0 ? board : { ...board };
          if (choice % 2 === 0) removableOf(old);
          else factsOf(old);
          inherit(old, heir, cell);
          expect(areFactsKnown(heir)).toBe(true);
          agree(heir);
          expect(obeysRules(heir)).toBe(true);
        }
      }),
      { numRuns: BOARDS },
    );
  });
  it('removing and exchanging: every tile', LONG, () => {
    fc.assert(
      fc.property(grown, anyTile, (board, tile) => {
        const edges = printedEdgesOf(tile);
        board.cells.forEach((cell, i) => {
          const isFixed = SIDES.some((side) => edgeOf(board, cell, side) === 'passage');
          const stays = board.tiles[i] === FOUNTAIN || isFixed;
          const isRemovable = !stays && obeysRules(withoutTile(board, cell));
          expect(removableOf(board).includes(cell)).toBe(isRemovable);
          expect(checkRemoving(board, cell) === null).toBe(isRemovable);
          const isExchangeable = !stays && obeysRules(withExchange(board, cell, tile, edges));
          expect(checkExchanging(board, cell, edges) === null).toBe(isExchangeable);
          expect(exchangesFor(board, edges).includes(cell)).toBe(isExchangeable);
        });
      }),
      { numRuns: Math.ceil(BOARDS / 2) },
    );
  });
  it('ALH-13 longest wall of legal boards, and the line that has it', LONG, () => {
    fc.assert(
      fc.property(grown, (board) => {
        const segments = literalOuterWalls(board);
        const sorted = (list: readonly Segment[]) => list.map((segment) => [...segment].sort().join()).sort();
        expect(sorted(outerWalls(board))).toEqual(sorted(segments));
        expect(longestWallOf(board)).toBe(literalLongest(segments));
        expectLine(scoringWallOf(board), segments, longestWallOf(board));
      }),
      { numRuns: BOARDS },
    );
  });
  it('ALH-13 longest line of segments nobody could build', LONG, () => {
    const segment = fc
      .tuple(fc.nat(3), fc.nat(3), fc.boolean())
      .map(([c, r, across]): Segment => [r * 256 + c, r * 256 + c + (across ? 1 : 256)]);
    fc.assert(
      fc.property(fc.uniqueArray(segment, { maxLength: 14, selector: String }), (segments) => {
        const corners: number[] = [];
        const length = longestLine(segments, corners);
        expect(length).toBe(literalLongest(segments));
        expectLine(corners, segments, length);
      }),
    );
  });
});

describe('what modules count on a board agrees with slow counts', () => {
  it('ALH-HUT-9 huts, by asking every building', LONG, () => {
    fc.assert(
      fc.property(played, (board) => {
        const counts = BUILDINGS.map((_, kind) => {
          const isBeside = (a: Cell, b: Cell) =>
            SIDES.some((side) => edgeOf(board, a, side) === 'open' && neighbour(a, side) === b);
          const huts = board.cells.filter((_cell, i) => isHut(board.tiles[i]!) && colourOf(board.tiles[i]!) === kind);
          const own = board.cells.filter((_cell, i) => kindOf(board.tiles[i]!) === kind);
          return huts.reduce((sum, hut) => sum + own.filter((cell) => isBeside(hut, cell)).length, 0);
        });
        expect(hutCountsOf(board)).toEqual(counts);
      }),
      { numRuns: BOARDS },
    );
  });
  it('ALH-CAMP-8 camps, by looking from every tile', LONG, () => {
    fc.assert(
      fc.property(played, (board) => {
        let points = 0;
        board.cells.forEach((cell, i) => {
          if (isCamp(board.tiles[i]!)) return;
          for (const side of SIDES) {
            let at = cell;
            while (tileAt(board, at) !== null && !isCamp(tileAt(board, at)!)) at = neighbour(at, side);
            const end = tileAt(board, at);
            if (end !== null && isCamp(end) && edgeOf(board, at, opposite(side)) === 'brace') points++;
          }
        });
        expect(linesOf(board).points).toBe(points);
      }),
      { numRuns: BOARDS },
    );
  });
});

/** Both tiles have a printed wall there, and nothing else leads to the cell. */
function mayOpen(board: Board, tile: number, cell: Cell, side: Side): boolean {
  const there = board.cells.indexOf(neighbour(cell, side));
  if (there < 0 || edgeOf(board, neighbour(cell, side), opposite(side)) !== 'wall') return false;
  const isPrinted = (of: number, on: Side) => (printedEdgesOf(of) & LEANS) === 0 && (printedEdgesOf(of) >> on) & 1;
  if (!isPrinted(tile, side) || !isPrinted(board.tiles[there]!, opposite(side))) return false;
  const isReached = SIDES.some((way) => edgeOf(board, neighbour(cell, way), opposite(way)) === 'open');
  return !isReached;
}

/** Goes from corner to corner along walls and is nowhere twice, but for a ring's end. */
function expectLine(corners: readonly number[], segments: readonly Segment[], length: number): void {
  expect(corners.length).toBe(length === 0 ? 0 : length + 1);
  const known = new Set(segments.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`));
  for (let i = 1; i < corners.length; i++) {
    const [a, b] = [corners[i - 1]!, corners[i]!];
    expect(known.has(`${Math.min(a, b)}-${Math.max(a, b)}`)).toBe(true);
  }
  const open = corners[0] === corners.at(-1) ? corners.slice(1) : corners;
  expect(new Set(open).size).toBe(open.length);
}
