import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOUNTAIN, parseTile, printedWallsOf, TILES } from '../content/tiles.ts';
import { type Board, edgeOf, mayWalk, newBoard, withExchange, withoutTile, withTile } from './board.ts';
import { checkExchanging, checkLaying, checkRemoving, eachGatedLaying, exchangeableCells } from './building-rules.ts';
import { type Cell, cellAt, neighbour, opposite, SIDES, type Side } from './cells.ts';
import { cellsFor, factsOf, inheritFacts, removableOf } from './facts.ts';
import { longestLine, longestWallOf, outerWalls, type Segment } from './longest-wall.ts';

/** Lays tiles by name without asking the rules. */
const boardOf = (...laid: readonly [name: string, column: number, row: number][]): Board =>
  laid.reduce((board, [name, column, row]) => {
    const tile = parseTile(name)!;
    return withTile(board, tile, printedWallsOf(tile), cellAt(column, row), null);
  }, newBoard());

/** Every place for a tile, through gates too if there are any. */
function eachLaying(board: Board, walls: number, gates: number, lay: (cell: Cell, gate: Side | null) => void): void {
  for (const cell of cellsFor(board, walls)) lay(cell, null);
  if (gates > 0) eachGatedLaying(board, walls, lay);
}

const codeOf = (board: Board, name: string, column: number, row: number) =>
  checkLaying(board, printedWallsOf(parseTile(name)!), cellAt(column, row), null, 0)?.code ?? null;

describe('the five forbidden placements (p.4)', () => {
  it('ALH-BUILD-1 knows no other way round: walls are where they are printed', () => {
    expect(edgeOf(boardOf(['garden10-n', 1, 0]), cellAt(1, 0), 0)).toBe('wall');
    expect(codeOf(newBoard(), 'garden10-w', 1, 0)).toBe('build-edges-differ');
  });
  it('ALH-BUILD-2 refuses a wall against a side without one, and says on which side', () => {
    const walls = printedWallsOf(parseTile('seraglio7-w')!);
    expect(checkLaying(newBoard(), walls, cellAt(1, 0), null, 0)).toEqual({
      code: 'build-edges-differ',
      params: { cell: cellAt(1, 0), sides: [3] },
    });
    expect(codeOf(newBoard(), 'seraglio7-w', -1, 0)).toBeNull();
  });
  it('ALH-BUILD-3 refuses a tower that cannot be reached on foot', () => {
    const board = boardOf(['arcades8-e', 1, 0]);
    expect(codeOf(board, 'tower10-w', 2, 0)).toBe('build-not-reachable');
    expect(codeOf(board, 'tower12', 1, 1)).toBeNull();
  });
  it('ALH-BUILD-4 refuses a tile that touches only a corner, or nothing, or lies on another', () => {
    expect(codeOf(newBoard(), 'tower12', 1, 1)).toBe('build-not-joined');
    expect(codeOf(newBoard(), 'tower12', 5, 5)).toBe('build-not-joined');
    expect(codeOf(newBoard(), 'tower12', 0, 0)).toBe('build-occupied');
  });
  it('ALH-BUILD-5 ALH-7 refuses to enclose an empty area, also one that touches the outside at a corner', () => {
    const around = boardOf(
      ['tower12', 1, 0],
      ['tower11', 2, 0],
      ['arcades9', 2, 1],
      ['arcades10', 2, 2],
      ['garden11', 1, 2],
      ['garden10', 0, 2],
    );
    expect(codeOf(around, 'chambers10', 0, 1)).toBe('build-encloses-space');
    expect(codeOf(around, 'chambers10', 1, 1)).toBeNull();
    const diagonal = boardOf(['tower12', 1, 0], ['tower11', 2, 0], ['arcades9', 2, 1], ['arcades10', 2, 2]);
    expect(codeOf(diagonal, 'chambers10', 1, 2)).toBeNull();
    const almost = withTile(diagonal, parseTile('garden11')!, 0, cellAt(1, 2), null);
    expect(codeOf(almost, 'chambers10', 0, 1)).toBe('build-encloses-space');
  });
});

describe('redesigning', () => {
  const row = boardOf(['tower12', 1, 0], ['tower11', 2, 0], ['garden11', 0, 1]);
  it('ALH-8 a tile others are reached by cannot leave', () => {
    expect(checkRemoving(row, cellAt(1, 0))?.code).toBe('redesign-cuts-off');
    expect(checkRemoving(row, cellAt(2, 0))).toBeNull();
    expect(checkRemoving(row, cellAt(0, 1))).toBeNull();
    expect(checkRemoving(row, cellAt(7, 7))?.code).toBe('redesign-no-tile-there');
  });
  it('ALH-8 a tile with tiles on all sides cannot leave: the space would be enclosed', () => {
    const names = ['tower12', 'tower11', 'garden11', 'garden10', 'arcades9', 'arcades10', 'chambers10', 'chambers11'];
    const ring: [number, number][] = [
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
      [1, 1],
    ]; // prettier-ignore
    const full = boardOf(...ring.map(([c, r], i): [string, number, number] => [names[i]!, c, r]));
    expect(checkRemoving(full, cellAt(1, 1))?.code).toBe('redesign-encloses-space');
    expect(checkRemoving(full, cellAt(2, 2))).toBeNull();
  });
  it('ALH-REDESIGN-5 the fountain stays', () => {
    expect(checkRemoving(row, cellAt(0, 0))?.code).toBe('redesign-fountain');
    expect(checkExchanging(row, cellAt(0, 0), 0)?.code).toBe('redesign-fountain');
  });
  it('ALH-REDESIGN-3 an exchange must match the neighbours in exactly that cell', () => {
    expect(checkExchanging(row, cellAt(1, 0), printedWallsOf(parseTile('arcades8-n')!))).toBeNull();
    expect(checkExchanging(row, cellAt(1, 0), printedWallsOf(parseTile('arcades8-e')!))).toEqual({
      code: 'build-edges-differ',
      params: { cell: cellAt(1, 0), sides: [1] },
    });
    expect(checkExchanging(row, cellAt(9, 0), 0)?.code).toBe('redesign-no-tile-there');
  });
});

describe('gates on edges', () => {
  const board = boardOf(['arcades8-e', 1, 0]);
  const tower = printedWallsOf(parseTile('tower10-w')!);
  const gated = withTile(board, parseTile('tower10-w')!, tower, cellAt(2, 0), 3);
  it('ALH-GATE-4 a gate stands on a double wall only', () => {
    expect(checkLaying(board, tower, cellAt(2, 0), 3, 1)).toBeNull();
    expect(checkLaying(board, tower, cellAt(2, 0), 0, 1)?.code).toBe('gate-needs-double-wall');
    expect(checkLaying(board, tower, cellAt(2, 0), 3, 0)?.code).toBe('gate-not-in-hand');
  });
  it('ALH-GATE-5 no gate where one walks', () => {
    expect(checkLaying(board, 0, cellAt(1, 1), 0, 1)?.code).toBe('gate-not-needed');
  });
  it('ALH-GATE-6 a gate lets walkers through; ALH-GATE-7 and fixes both tiles', () => {
    expect(edgeOf(gated, cellAt(1, 0), 1)).toBe('gate');
    expect(mayWalk(gated, cellAt(1, 0), 1)).toBe(true);
    expect(checkRemoving(gated, cellAt(2, 0))?.code).toBe('redesign-fixed-by-gate');
    expect(checkExchanging(gated, cellAt(1, 0), 0)?.code).toBe('redesign-fixed-by-gate');
    expect(longestWallOf(gated)).toBe(0);
  });
  it('ALH-GATE-6 tiles behind a gate may leave again when they are not under it', () => {
    const further = withTile(gated, parseTile('tower12')!, 0, cellAt(3, 0), null);
    expect(checkRemoving(further, cellAt(3, 0))).toBeNull();
  });
});

describe('longest wall', () => {
  it('ALH-WALL-1 counts one point a segment along the longest joined line', () => {
    const board = boardOf(['arcades8-n', 1, 0], ['tower9-ne', 2, 0], ['garden12-s', -1, 0]);
    expect(longestWallOf(board)).toBe(3);
  });
  it('ALH-WALL-2 walls back to back do not count', () => {
    const board = boardOf(['arcades8-e', 1, 0], ['garden11', 1, 1], ['garden10', 2, 1]);
    expect(longestWallOf(board)).toBe(1);
    expect(longestWallOf(withTile(board, parseTile('tower10-w')!, 8, cellAt(2, 0), null))).toBe(0);
  });
  it('ALH-13 a closed ring counts all its segments', () => {
    const square: Segment[] = [
      [0, 1],
      [1, 257],
      [257, 256],
      [256, 0],
    ]; // prettier-ignore
    expect(longestLine(square)).toBe(4);
    expect(longestLine(square.slice(1))).toBe(3);
  });
  it('ALH-13 a line uses no corner twice', () => {
    const eight: Segment[] = [
      [0, 1],
      [1, 257],
      [257, 256],
      [256, 0],
      [257, 258],
      [258, 514],
      [514, 513],
      [513, 257],
    ]; // prettier-ignore
    expect(longestLine(eight)).toBe(6);
    const tee: Segment[] = [
      [0, 1],
      [1, 2],
      [1, 257],
      [257, 513],
    ]; // prettier-ignore
    expect(longestLine(tee)).toBe(3);
  });
});

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

/** A legal Alhambra grown at random, gates included. */
const grown = fc
  .array(fc.tuple(fc.nat(TILES.length - 1), fc.nat(1000)), { minLength: 1, maxLength: 54 })
  .map((wishes) => {
    let board = newBoard();
    for (const [tile, choice] of wishes) {
      if (board.tiles.includes(tile)) continue;
      const places: [Cell, Side | null][] = [];
      eachLaying(board, printedWallsOf(tile), board.gates.length < 2 ? 1 : 0, (cell, gate) =>
        places.push([cell, gate]),
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
        eachLaying(board, walls, 1, (cell, gate) => listed.add(`${cell}/${gate}`));
        for (let c = -9; c <= 9; c++) {
          for (let r = -9; r <= 9; r++) {
            const cell = cellAt(c, r);
            for (const gate of [null, ...SIDES]) {
              const legal = checkLaying(board, walls, cell, gate, 1) === null;
              expect(legal).toBe(listed.has(`${cell}/${gate}`));
              if (gate === null) {
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
  it('exchanging: what an exchanged board inherits is what it would find', () => {
    fc.assert(
      fc.property(grown, fc.nat(TILES.length - 1), fc.nat(53), (board, tile, choice) => {
        const walls = printedWallsOf(tile);
        const cells = exchangeableCells(board, walls);
        const cell = cells[choice % Math.max(1, cells.length)];
        if (cell === undefined) return;
        const heir = withExchange(board, cell, tile, walls);
        factsOf(board);
        inheritFacts(board, heir, heir.cells.indexOf(cell));
        const fresh = { ...heir };
        expect(factsOf(heir)).toEqual(factsOf(fresh));
      }),
      { numRuns: 150 },
    );
  });
  it('removing and exchanging: every tile', () => {
    fc.assert(
      fc.property(grown, fc.nat(TILES.length - 1), (board, tile) => {
        const walls = printedWallsOf(tile);
        board.cells.forEach((cell, i) => {
          const gated = SIDES.some((side) => edgeOf(board, cell, side) === 'gate');
          const stays = board.tiles[i] === FOUNTAIN || gated;
          const removable = !stays && obeysRules(withoutTile(board, cell));
          expect(removableOf(board).includes(cell)).toBe(removable);
          expect(checkRemoving(board, cell) === null).toBe(removable);
          const exchangeable = !stays && obeysRules(withExchange(board, cell, tile, walls));
          expect(checkExchanging(board, cell, walls) === null).toBe(exchangeable);
          expect(exchangeableCells(board, walls).includes(cell)).toBe(exchangeable);
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
