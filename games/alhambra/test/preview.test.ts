import { describe, expect, it } from 'vitest';
import { withoutTile } from '../src/board/board.ts';
import { cellAt } from '../src/board/cells.ts';
import { previewCells, previewChange, previewLaying } from '../src/preview.ts';
import { boardOf, table, tile, tiles } from './table.ts';

describe('previews for clients', () => {
  it('says for every cell beside the Alhambra whether a tile may go there, and why not', () => {
    const board = boardOf(['arcades8-e', 1, 0]);
    const cells = previewCells(board, tile('tower10-w'));
    const codeAt = (column: number, row: number) =>
      cells.find(({ cell }) => cell === cellAt(column, row))?.refusal?.code ?? null;
    expect(cells).toHaveLength(6);
    expect([codeAt(2, 0), codeAt(1, 1), codeAt(-1, 0)]).toEqual(['build-not-reachable', null, null]);
    expect(previewCells(boardOf(), tile('tower10-w')).filter(({ refusal }) => refusal !== null)).toMatchObject([
      { cell: cellAt(1, 0), refusal: { code: 'build-edges-differ', params: { sides: [3] } } },
    ]);
  });
  it('offers a passage where only that helps', () => {
    const cells = previewCells(boardOf(['arcades8-e', 1, 0]), tile('tower10-w'), 1);
    expect(cells.filter(({ passages }) => passages.length > 0)).toEqual([
      { cell: cellAt(2, 0), refusal: null, passages: [3] },
    ]);
  });
  it('agrees with what the rules list', () => {
    const position = table(3, [], { hands: { 0: 'b9 b9' }, boards: { 0: [['arcades8-e', 1, 0]] } }).play(
      'p0: buy 1 with b9 b9',
    );
    const places = position.legal(0).filter((text) => text.startsWith('place'));
    const cells = previewCells(position.view(1).players[0]!.board, tile('tower13-e'));
    expect(cells.filter(({ refusal }) => refusal === null)).toHaveLength(places.length);
  });
  it('tells what would change in walls and majorities', () => {
    const boards = [boardOf(['tower11-n', 1, 0]), boardOf(['tower12', 1, 0]), boardOf()];
    const change = previewLaying(boards, 0, { tile: tile('tower9-ne'), cell: cellAt(2, 0) });
    expect(change.wall).toEqual({ before: 1, after: 3 });
    expect(change.majorities).toEqual([
      {
        building: 'tower',
        count: { before: 1, after: 2 },
        points: { 1: { before: 3, after: 6 }, 2: { before: 9, after: 13 }, 3: { before: 17, after: 21 } },
      },
    ]);
  });
  it('counts Dirk, and what is lost by removing', () => {
    const boards = [boardOf(['tower11-n', 1, 0]), boardOf()];
    const change = previewChange(boards, 0, withoutTile(boards[0]!, cellAt(1, 0)), [tiles('tower12')]);
    expect(change.majorities[0]!.points[2]).toEqual({ before: 9, after: 0 });
    expect(change.wall).toEqual({ before: 1, after: 0 });
  });
});
