import { describe, expect, it } from 'vitest';
import { type Board, edgeOf, mayWalk, newBoard, withTile } from '../src/board/board.ts';
import { checkExchanging, checkLaying, checkRemoving } from '../src/board/building-rules.ts';
import { cellAt, EAST, LEANS, NORTH, WEST } from '../src/board/cells.ts';
import { longestWallOf } from '../src/board/longest-wall.ts';
import { parseTile, printedEdgesOf } from '../src/content/tiles.ts';

/** Numbers of tiles do not matter here, only what they show. */
const leaning = (braces: number) => ({ tile: 255, edges: LEANS | braces });
const lay = (board: Board, name: string, column: number, row: number): Board =>
  withTile(board, parseTile(name)!, printedEdgesOf(parseTile(name)!), cellAt(column, row), null);
const lean = (board: Board, braces: number, column: number, row: number): Board =>
  withTile(board, 255, LEANS | braces, cellAt(column, row), null);
const codeOf = (board: Board, braces: number, column: number, row: number) =>
  checkLaying(board, leaning(braces), cellAt(column, row), null, 0)?.code ?? null;

/** The fountain, and east of it arcades with a wall in the east. */
const walled = lay(newBoard(), 'arcades8-e', 1, 0);

describe('ALH-BUILD-6 tiles that lean on walls', () => {
  it('need a brace against a wall', () => {
    expect(codeOf(walled, WEST, 2, 0)).toBeNull();
    expect(codeOf(walled, WEST | NORTH, 2, 0)).toBeNull();
    expect(codeOf(walled, EAST, 2, 0)).toBe('build-edges-differ');
    expect(codeOf(walled, NORTH, 0, 1)).toBe('build-edges-differ');
    expect(codeOf(walled, WEST, 0, 1)).toBe('build-edges-differ');
    expect(codeOf(lean(walled, WEST, 2, 0), WEST, 2, 1)).toBe('build-leans-on-nothing');
  });
  it('show a brace or nothing, and nobody walks there', () => {
    const board = lean(walled, WEST, 2, 0);
    expect(edgeOf(board, cellAt(2, 0), 3)).toBe('brace');
    expect(edgeOf(board, cellAt(2, 0), 0)).toBe('blank');
    expect(mayWalk(board, cellAt(1, 0), 1)).toBe(false);
  });
  it('keep the wall they lean on', () => {
    const board = lean(walled, WEST, 2, 0);
    expect(checkRemoving(board, cellAt(1, 0))?.code).toBe('redesign-support');
    expect(checkRemoving(board, cellAt(2, 0))).toBeNull();
    expect(checkExchanging(board, cellAt(1, 0), printedEdgesOf(parseTile('arcades9')!))?.code).toBe(
      'build-edges-differ',
    );
    expect(checkExchanging(board, cellAt(1, 0), printedEdgesOf(parseTile('garden9-e')!))).toBeNull();
  });
  it('do not take the place of a tile one walks on', () => {
    expect(checkExchanging(walled, cellAt(1, 0), LEANS | EAST)?.code).toBe('build-edges-differ');
  });
  it('leave the wall behind them outside', () => {
    expect(longestWallOf(lean(walled, WEST, 2, 0))).toBe(1);
  });
});
