import { describe, expect, it } from 'vitest';
import { parseTile, printedEdgesOf } from '../content/tiles.ts';
import { type Board, edgeOf, mayWalk, newBoard, withTile } from './board.ts';
import { checkExchanging, checkLaying, checkRemoving } from './building-rules.ts';
import { cellAt } from './cells.ts';
import { longestLine, longestWallOf, type Segment } from './longest-wall.ts';

/** Lays tiles by name without asking the rules. */
const boardOf = (...laid: readonly [name: string, column: number, row: number][]): Board =>
  laid.reduce((board, [name, column, row]) => {
    const tile = parseTile(name)!;
    return withTile(board, tile, printedEdgesOf(tile), cellAt(column, row), null);
  }, newBoard());

const layingOf = (name: string) => ({ tile: parseTile(name)!, edges: printedEdgesOf(parseTile(name)!) });
const codeOf = (board: Board, name: string, column: number, row: number) =>
  checkLaying(board, layingOf(name), cellAt(column, row), null, 0)?.code ?? null;

describe('the five forbidden placements (p.4)', () => {
  it('ALH-BUILD-1 knows no other way round: walls are where they are printed', () => {
    expect(edgeOf(boardOf(['garden10-n', 1, 0]), cellAt(1, 0), 0)).toBe('wall');
    expect(codeOf(newBoard(), 'garden10-w', 1, 0)).toBe('build-edges-differ');
  });
  it('ALH-BUILD-2 refuses a wall against a side without one, and says on which side', () => {
    expect(checkLaying(newBoard(), layingOf('seraglio7-w'), cellAt(1, 0), null, 0)).toEqual({
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
    ];
    const full = boardOf(...ring.map(([c, r], i): [string, number, number] => [names[i]!, c, r]));
    expect(checkRemoving(full, cellAt(1, 1))?.code).toBe('redesign-encloses-space');
    expect(checkRemoving(full, cellAt(2, 2))).toBeNull();
  });
  it('ALH-REDESIGN-5 the fountain stays', () => {
    expect(checkRemoving(row, cellAt(0, 0))?.code).toBe('redesign-fountain');
    expect(checkExchanging(row, cellAt(0, 0), 0)?.code).toBe('redesign-fountain');
  });
  it('ALH-REDESIGN-3 an exchange must match the neighbours in exactly that cell', () => {
    expect(checkExchanging(row, cellAt(1, 0), printedEdgesOf(parseTile('arcades8-n')!))).toBeNull();
    expect(checkExchanging(row, cellAt(1, 0), printedEdgesOf(parseTile('arcades8-e')!))).toEqual({
      code: 'build-edges-differ',
      params: { cell: cellAt(1, 0), sides: [1] },
    });
    expect(checkExchanging(row, cellAt(9, 0), 0)?.code).toBe('redesign-no-tile-there');
  });
});

describe('passages on edges', () => {
  const board = boardOf(['arcades8-e', 1, 0]);
  const tower = layingOf('tower10-w');
  const opened = withTile(board, tower.tile, tower.edges, cellAt(2, 0), 3);
  it('ALH-GATE-4 a passage stands on a double wall only', () => {
    expect(checkLaying(board, tower, cellAt(2, 0), 3, 1)).toBeNull();
    expect(checkLaying(board, tower, cellAt(2, 0), 0, 1)?.code).toBe('passage-needs-double-wall');
    expect(checkLaying(board, tower, cellAt(2, 0), 3, 0)?.code).toBe('passage-none-left');
  });
  it('ALH-GATE-5 no passage where one walks', () => {
    expect(checkLaying(board, layingOf('tower12'), cellAt(1, 1), 0, 1)?.code).toBe('passage-not-needed');
  });
  it('ALH-GATE-6 a passage lets walkers through; ALH-GATE-7 and fixes both tiles', () => {
    expect(edgeOf(opened, cellAt(1, 0), 1)).toBe('passage');
    expect(mayWalk(opened, cellAt(1, 0), 1)).toBe(true);
    expect(checkRemoving(opened, cellAt(2, 0))?.code).toBe('redesign-fixed');
    expect(checkExchanging(opened, cellAt(1, 0), 0)?.code).toBe('redesign-fixed');
    expect(longestWallOf(opened)).toBe(0);
  });
  it('ALH-GATE-6 tiles behind a passage may leave again when they are not under it', () => {
    const further = withTile(opened, parseTile('tower12')!, 0, cellAt(3, 0), null);
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
    ];
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
    ];
    expect(longestLine(eight)).toBe(6);
    const tee: Segment[] = [
      [0, 1],
      [1, 2],
      [1, 257],
      [257, 513],
    ];
    expect(longestLine(tee)).toBe(3);
  });
});
