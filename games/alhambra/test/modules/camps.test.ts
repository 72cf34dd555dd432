import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { mayWalk } from '../../src/board/board.ts';
import { cellAt, LEANS } from '../../src/board/cells.ts';
import { longestWallOf } from '../../src/board/longest-wall.ts';
import { parseCard, SCORING_CARDS } from '../../src/content/cards.ts';
import { kindOf, printedEdgesOf, tileFacts } from '../../src/content/tiles.ts';
import { alhambra } from '../../src/index.ts';
import { CAMPS } from '../../src/modules/camps/content.ts';
import { linesOf } from '../../src/modules/camps/points.ts';
import type { ModuleId } from '../../src/modules/slices.ts';
import { obeysRules } from '../literal-board.ts';
import { boardOf, type Laid, type Table, table, tile, tiles } from '../table.ts';

const row = 'b5 b6 b7 b8';
/** The fountain, and east of it arcades with a wall in the east. */
const walled: readonly Laid[] = [['arcades8-e', 1, 0]];
/** Four tiles in a row, closed at both ends, and two in a column, closed below. */
const printed: readonly Laid[] = [
  ['tower10-w', -1, 0],
  ['garden11', 1, 0],
  ['arcades8-e', 2, 0],
  ['garden12-s', 1, 1],
];
const threeCamps: readonly Laid[] = [
  ['camp5-e', -2, 0],
  ['camp7-w', 3, 0],
  ['camp4-n', 1, 2],
];

/** Player 0 has these in the reserve. */
const reserved = (
  boards: readonly Laid[],
  names: readonly string[],
  modules: readonly ModuleId[] = [],
  set: Table = {},
) => table(3, ['camps', ...modules], { row, boards: { 0: boards }, reserves: { 0: names }, ...set });
const adding = (boards: readonly Laid[], name: string) =>
  reserved(boards, [name])
    .legal(0)
    .filter((text) => text.startsWith('add'));

describe('the camps', () => {
  it('ALH-CAMP-1 eight camps with one or two bastions, in the bag with the buildings', () => {
    expect(CAMPS.map((camp) => tileFacts(camp).name)).toEqual([
      'camp4-n',
      'camp5-e',
      'camp6-s',
      'camp7-w',
      'camp8-ne',
      'camp9-es',
      'camp10-sw',
      'camp11-nw',
    ]);
    const { state } = given(alhambra, { seats: 3, config: { modules: ['camps'] } });
    const all = [...state.bag, ...state.market];
    expect(all).toHaveLength(62);
    expect(CAMPS.every((camp) => all.includes(camp))).toBe(true);
  });
  it('ALH-CAMP-2 ALH-K2 bought like a building, exactly for another action', () => {
    const position = table(3, ['camps'], { row, market: ['camp8-ne', null, null, null], hands: { 0: 'b1 b7' } });
    position.play('p0: buy 1 with b1 b7').expectAsked(0);
    expect(position.state.players[0]!.waiting).toEqual(tiles('camp8-ne'));
  });
  it('ALH-CAMP-3 placed at the end of the turn, into the Alhambra or onto the reserve board', () => {
    const start = () =>
      table(3, ['camps'], {
        row,
        market: ['camp7-w', null, null, null],
        hands: { 0: 'b8' },
        boards: { 0: walled },
      }).play('p0: buy 1 with b8');
    expect(start().legal(0)).toEqual(['place camp7-w at 2,0', 'reserve camp7-w']);
    expect(start().play('p0: place camp7-w at 2,0').state.players[0]!.board.tiles).toContain(tile('camp7-w'));
    expect(start().play('p0: reserve camp7-w').state.players[0]!.reserve).toEqual(tiles('camp7-w'));
  });
  it('ALH-CAMP-4 they are not turned', () => {
    expect(adding(walled, 'camp7-w')).toEqual(['add camp7-w at 2,0']);
    expect(adding(walled, 'camp5-e')).toEqual([]);
  });
  it('ALH-CAMP-5 only with a bastion, and only against a wall', () => {
    const position = reserved(walled, ['camp7-w', 'camp5-e', 'camp4-n']);
    const refused = (text: string, sides: number[]) => {
      const [column, rows] = text.split(' ').at(-1)!.split(',').map(Number);
      position.expectRefusal(`p0: ${text}`, 'build-edges-differ', { cell: cellAt(column!, rows!), sides });
    };
    refused('add camp5-e at 2,0', [3]);
    refused('add camp5-e at -1,0', [1]);
    refused('add camp7-w at 0,1', [0]);
    refused('add camp4-n at 1,1', [0]);
    position.expectRefusal('p0: add camp7-w at 3,0', 'build-not-joined');
  });
  it('ALH-CAMP-6 ALH-K1 camps touch camps with green sides only', () => {
    const board: readonly Laid[] = [
      ['arcades8-e', 1, 0],
      ['garden9-e', 1, 1],
      ['camp7-w', 2, 0],
    ];
    expect(adding(board, 'camp10-sw')).toEqual(['add camp10-sw at 2,1']);
    expect(adding(board, 'camp11-nw')).toEqual([]);
    reserved(board, ['camp11-nw']).expectRefusal('p0: add camp11-nw at 2,1', 'build-edges-differ', {
      cell: cellAt(2, 1),
      sides: [0],
    });
    reserved(board, ['camp4-n']).expectRefusal('p0: add camp4-n at 3,0', 'build-leans-on-nothing');
    const facing: readonly Laid[] = [
      ['arcades8-e', 1, 0],
      ['garden9-e', 1, 1],
      ['camp10-sw', 2, 0],
    ];
    reserved(facing, ['camp7-w']).expectRefusal('p0: add camp7-w at 2,1', 'build-edges-differ', {
      cell: cellAt(2, 1),
      sides: [0],
    });
  });
  it('ALH-CAMP-7 ALH-K1 nobody has to walk there, nor can', () => {
    const board = boardOf(...walled, ['camp7-w', 2, 0]);
    expect(obeysRules(board)).toBe(true);
    expect(mayWalk(board, cellAt(1, 0), 1)).toBe(false);
  });
  it('ALH-K1 a building beside a camp needs a wall at its bastion, and never touches its green side', () => {
    const board: readonly Laid[] = [
      ['arcades8-e', 1, 0],
      ['tower12', 1, 1],
      ['garden11', 2, 1],
      ['camp7-w', 2, 0],
    ];
    expect(obeysRules(boardOf(...board))).toBe(false);
    const beside: readonly Laid[] = [
      ['arcades8-e', 1, 0],
      ['tower12', 1, 1],
      ['camp10-sw', 2, 0],
    ];
    expect(adding(beside, 'garden11')).not.toContain('add garden11 at 2,1');
    expect(adding(beside, 'garden10-n')).toContain('add garden10-n at 2,1');
    const green: readonly Laid[] = [
      ['arcades8-e', 1, 0],
      ['tower12', 1, 1],
      ['camp7-w', 2, 0],
    ];
    expect(adding(green, 'garden10-n')).not.toContain('add garden10-n at 2,1');
    expect(adding(green, 'garden11')).not.toContain('add garden11 at 2,1');
  });
  it('ALH-K1 a camp fills its cell: what it closes in is refused', () => {
    const pocket: readonly Laid[] = [
      ['tower12', 1, 0],
      ['tower11', 2, 0],
      ['garden11', 2, 1],
      ['garden10', 0, 1],
      ['arcades8-e', 0, 2],
    ];
    reserved(pocket, ['camp7-w']).expectRefusal('p0: add camp7-w at 1,2', 'build-encloses-space', {
      cell: cellAt(1, 2),
    });
  });
  it('ALH-CAMP-8 ALH-CAMP-11 the printed example: 4 + 4 + 2 = 10 points', () => {
    expect(obeysRules(boardOf(...printed, ...threeCamps))).toBe(true);
    const position = reserved([...printed, ...threeCamps], [], [], { next: [SCORING_CARDS[0], 'g1'] });
    position.play('p0: take b5');
    expect(position.scores.filter(({ source }) => source === 'camps')).toEqual([
      { seat: 0, round: 1, source: 'camps', points: 10, detail: { camps: 3 } },
    ]);
  });
  it('ALH-CAMP-8 a wall inside does not interrupt the line; a gap or a camp does', () => {
    const inside: readonly Laid[] = [
      ['arcades8-e', 1, 0],
      ['tower12', 1, 1],
      ['garden11', 2, 1],
      ['chambers9-w', 2, 0],
      ['camp6-s', 1, -1],
    ];
    expect(linesOf(boardOf(...inside.slice(0, 4), ['camp5-e', -1, 0])).points).toBe(3);
    expect(linesOf(boardOf(['tower11', 1, 0], ['camp5-e', -1, 0], ['garden11', 3, 0])).points).toBe(2);
    expect(linesOf(boardOf(['tower11', 1, 0], ['camp5-e', -1, 0], ['camp4-n', 2, 0], ['garden11', 3, 0])).points).toBe(
      2,
    );
  });
  it('ALH-CAMP-9 the fountain and huts count', () => {
    const line: readonly Laid[] = [
      ['hut-tower-e', 1, 0],
      ['camp7-w', 2, 0],
    ];
    expect(obeysRules(boardOf(...line))).toBe(true);
    const position = reserved(line, [], ['workers-huts'], { next: [SCORING_CARDS[0], 'g1'] }).play('p0: take b5');
    expect(position.scores.find(({ source }) => source === 'camps')).toMatchObject({ seat: 0, points: 2 });
  });
  it('ALH-CAMP-10 ALH-K1 two arrows count both ways, one towards an empty cell nothing', () => {
    const corner: readonly Laid[] = [
      ['tower10-w', 1, 0],
      ['garden11', 1, 1],
      ['arcades8-n', 0, 1],
    ];
    expect(linesOf(boardOf(...walled, ['camp10-sw', 2, 0])).points).toBe(2);
    const both = boardOf(['arcades8-e', 1, 0], ['tower12', 1, 1], ['garden10-n', 2, 1], ['camp10-sw', 2, 0]);
    expect(obeysRules(both)).toBe(true);
    expect(linesOf(both).points).toBe(3);
    expect(linesOf(boardOf(...corner)).points).toBe(0);
  });
  it('ALH-CAMP-12 ALH-K3 a wall behind a bastion scores', () => {
    expect(longestWallOf(boardOf(...walled, ['camp7-w', 2, 0]))).toBe(1);
  });
  it('ALH-K2 redesigned like buildings, but the last wall behind a bastion stays', () => {
    const board: readonly Laid[] = [...walled, ['camp7-w', 2, 0]];
    const position = reserved(board, ['garden9-e', 'garden11', 'camp10-sw']);
    expect(position.legal(0)).toEqual(
      expect.arrayContaining(['remove 2,0', 'exchange garden9-e at 1,0', 'exchange camp10-sw at 2,0']),
    );
    expect(position.legal(0)).not.toContain('exchange garden9-e at 2,0');
    position.expectRefusal('p0: remove 1,0', 'redesign-support', { cell: cellAt(1, 0) });
    position.expectRefusal('p0: exchange garden11 at 1,0', 'build-edges-differ', { cell: cellAt(1, 0), sides: [1] });
    position.expectRefusal('p0: exchange camp10-sw at 1,0', 'build-edges-differ');
    position.play('p0: remove 2,0');
    expect(position.state.players[0]!.reserve).toContain(tile('camp7-w'));
  });
  it('ALH-K2 ALH-W1 an added wall carries a bastion, and no wall is added to a camp', () => {
    const position = reserved([['garden11', 1, 0]], ['camp7-w'], ['city-walls'], {
      edit(s) {
        s.mod['city-walls']!.open = [parseCard('wall-e')!, parseCard('wall-n')!];
      },
    });
    position.expectRefusal('p0: city-walls.build wall-n on camp7-w', 'wall-on-leaning-tile');
    position.play('p0: city-walls.build wall-e on garden11', 'p1: take b5', 'p2: take b6', 'p0: add camp7-w at 2,0');
    expect(obeysRules(position.state.players[0]!.board)).toBe(true);
    expect(linesOf(position.state.players[0]!.board).points).toBe(2);
  });
  it('ALH-K2 no gate opens towards a camp', () => {
    const position = reserved([...walled, ['camp7-w', 2, 0]], ['camp11-nw', 'tower10-w'], ['city-gates'], {
      edit(s) {
        s.mod['city-gates']!.inHand = [2, 0, 0];
      },
    });
    expect(position.legal(0).filter((text) => text.includes('through'))).toEqual([]);
    reserved(walled, ['camp7-w'], ['city-gates'], {
      edit(s) {
        s.mod['city-gates']!.inHand = [2, 0, 0];
      },
    }).expectRefusal('p0: add camp7-w at 2,0 through w', 'passage-not-needed');
  });
  it('ALH-38 a vizier buys a camp; ALH-34 Abdul Karim pays it and change is given for it', () => {
    const special = table(3, ['camps', 'vizier'], {
      row,
      market: [null, 'camp8-ne', null, null],
      bag: ['tower12', 'tower11', 'garden11'],
      hands: { 1: 'g1 g7' },
    }).play('p0: take b5');
    expect(special.legal(1)).toContain('vizier.buy 2 with g1 g7');
    const karim = table(3, ['camps', 'characters'], {
      row,
      market: ['camp8-ne', null, null, null],
      characters: { 0: ['abdul-karim'] },
    });
    expect(karim.legal(0)).toContain('buy 1 with karim');
    const change = table(3, ['camps', 'change'], { row, market: ['camp4-n', null, null, null], hands: { 0: 'b8' } });
    change.play('p0: buy 1 with b8');
    expect(change.state.mod.change!.coins[0]!.reduce((a, b) => a + b)).toBe(2);
  });
  it('ALH-18 a camp given to Dirk scores nothing', () => {
    const position = table(2, ['camps'], { row, market: ['camp4-n', null, null, null], hands: { 0: 'b8' } });
    position.play('p0: buy 1 with b8', 'p0: dirk.give camp4-n');
    expect(position.state.mod.dirk!.tiles.at(-1)).toBe(tile('camp4-n'));
    expect(kindOf(tile('camp4-n'))).toBe(-1);
    expect(printedEdgesOf(tile('camp4-n')) & LEANS).toBe(LEANS);
  });
});
