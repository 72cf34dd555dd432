import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { type Board, newBoard, withTile } from '../src/board/board.ts';
import { cellAt } from '../src/board/cells.ts';
import { faultsOfBoard } from '../src/board/faults.ts';
import { parseTile, printedEdgesOf } from '../src/content/tiles.ts';
import { alhambra } from '../src/index.ts';
import { faults } from '../src/position.ts';

/** Tiles as they are typed, laid one after another whether it may be or not. */
const laid = (...tiles: readonly (readonly [name: string, column: number, row: number])[]): Board =>
  tiles.reduce((board, [name, column, row]) => {
    const tile = parseTile(name)!;
    return withTile(board, tile, printedEdgesOf(tile), cellAt(column, row), null);
  }, newBoard());

describe('a board that cannot be', () => {
  it('has nothing wrong with it if it was built by the rules', () => {
    expect(faultsOfBoard(newBoard())).toEqual([]);
    expect(faultsOfBoard(laid(['pavilion8', 1, 0], ['seraglio9', 1, 1]))).toEqual([]);
  });

  it('has edges that do not fit (ALH-7)', () => {
    expect(faultsOfBoard(laid(['seraglio7-w', 1, 0]))).toContain(
      'has seraglio7-w at 1,0, which does not fit the fountain at 0,0',
    );
  });

  it('has a tile that one cannot reach (ALH-7)', () => {
    expect(faultsOfBoard(laid(['pavilion8', 5, 5]))).toEqual([
      'has pavilion8 at 5,5, which one cannot reach from the fountain',
    ]);
    const walled = laid(['pavilion7-e', 1, 0], ['seraglio7-w', 2, 0]);
    expect(faultsOfBoard(walled)).toEqual(['has seraglio7-w at 2,0, which one cannot reach from the fountain']);
  });

  it('has a hole (ALH-7)', () => {
    const ring = laid(
      ['pavilion8', 1, 0],
      ['seraglio9', 2, 0],
      ['arcades9', 2, 1],
      ['arcades10', 2, 2],
      ['chambers10', 1, 2],
      ['chambers11', 0, 2],
      ['garden10', 0, 1],
    );
    expect(faultsOfBoard(ring)).toEqual(['has enclosed the empty cell 1,1']);
  });

  it('has a passage that leads nowhere', () => {
    expect(faultsOfBoard({ ...newBoard(), passages: [0] })).toEqual(['has a passage that leads nowhere']);
  });

  it('shows walls of another tile', () => {
    const s = alhambra.setup({ modules: [] }, 2, '0'.repeat(32), nullLog);
    const tile = parseTile('pavilion8')!;
    s.players[1]!.board = withTile(newBoard(), tile, printedEdgesOf(parseTile('pavilion7-e')!), cellAt(1, 0), null);
    expect(faults(s)).toContain('p1 has a tile with walls of another');
  });
});

/** A fault that is none would shut out games that people have begun. */
it('no position of a game with any modules is called impossible', () => {
  const rng = rngFrom('positions that can be');
  const ids = alhambra.catalogue.modules.map(({ id }) => id);
  for (let game = 0; game < 12; game++) {
    const seats = 2 + rng.below(5);
    const checked = alhambra.checkConfig({ modules: ids.filter(() => rng.below(2) === 0) }, seats);
    if (!checked.ok) throw new Error(checked.refusal.code);
    const s = alhambra.setup(checked.value, seats, game.toString(16).padStart(32, '0'), nullLog);
    for (let move = 1; move <= 500 && alhambra.outcome(s) === null; move++) {
      const seat = alhambra.deciders(s)[0]!;
      alhambra.apply(s, seat, alhambra.anyAction!(s, seat, rng), nullLog);
      if (move % 25 === 0) expect(faults(s)).toEqual([]);
    }
  }
});
