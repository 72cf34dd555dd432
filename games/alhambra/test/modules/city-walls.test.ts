import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { cellAt, EAST, LEANS, NORTH, SOUTH, WEST } from '../../src/board/cells.ts';
import { longestWallOf } from '../../src/board/longest-wall.ts';
import { parseCard, SCORING_CARDS } from '../../src/content/cards.ts';
import { defineTiles, FOUNTAIN } from '../../src/content/tiles.ts';
import { alhambra } from '../../src/index.ts';
import { isWallCard, sidesOfCard, WALL_CARDS } from '../../src/modules/city-walls/content.ts';
import { edgesOf } from '../../src/rules/building.ts';
import { obeysRules } from '../literal-board.ts';
import { type Position, type Table, table, tile, typesOf } from '../table.ts';

const row = 'b5 b6 b7 b8';
const card = (name: string) => parseCard(name)!;
const walls = (position: Position) => position.state.mod['city-walls']!;
const open = (names: readonly string[], set: Table = {}, modules: readonly 'city-gates'[] = []) =>
  table(3, ['city-walls', ...modules], {
    row,
    ...set,
    edit(s) {
      s.mod['city-walls']!.open = names.map(card);
      set.edit?.(s);
    },
  });
const boards = {
  0: [
    ['garden11', 1, 0],
    ['tower12', 0, 1],
  ],
} as const;

describe('the city walls', () => {
  it('ALH-CW-1 eight cards with 12 segments, two in each of piles 2 to 5', () => {
    const count = (sides: number) => sides.toString(2).replaceAll('0', '').length;
    expect(WALL_CARDS.reduce((sum, one) => sum + count(sidesOfCard(one)), 0)).toBe(12);
    const { state } = given(alhambra, { seats: 3, config: { modules: ['city-walls'] } });
    let end = state.deck.length;
    const inPiles = state.piles.map((size) => {
      end -= size;
      return state.deck.slice(end, end + size).filter(isWallCard).length;
    });
    expect(inPiles).toEqual([0, 2, 2, 2, 2]);
  });
  it('ALH-CW-2 ALH-W3 cards that are turned up lie open, several of them, and the row is made up to four', () => {
    const position = open([], { next: [card('wall-n'), card('wall-sw'), 'g1'] }).play('p0: take b5');
    expect(walls(position).open).toEqual([card('wall-n'), card('wall-sw')]);
    expect(position.state.row).toHaveLength(4);
    expect(typesOf(position)).toContain('city-walls.turnedUp');
  });
  it('ALH-CW-3 ALH-W3 taking an open card is an action that ends the actions; the card leaves the game', () => {
    const position = open(['wall-n', 'wall-e'], { boards });
    position.expectRefusal('p0: city-walls.build wall-s on garden11', 'wall-card-not-open', { card: card('wall-s') });
    position.play('p0: city-walls.build wall-n on garden11').expectAsked(1);
    expect(walls(position)).toMatchObject({ open: [card('wall-e')], used: [card('wall-n')] });
  });
  it('ALH-CW-4 on a tile of the Alhambra, of the reserve or just bought, and on no other', () => {
    const set: Table = {
      boards,
      reserves: { 0: ['arcades9'] },
      hands: { 0: 'b2 b9' },
      market: ['garden10', 'tower11', null, null],
    };
    const reserved = open(['wall-n'], set).play('p0: city-walls.build wall-n on arcades9');
    expect(edgesOf(reserved.state, 0, tile('arcades9'))).toBe(NORTH);
    const bought = open(['wall-e'], { ...set, hands: { 0: 'b1 b9' } }).play('p0: buy 1 with b1 b9');
    bought.play('p0: city-walls.build wall-e on garden10');
    expect(bought.legal(0)).not.toContain('place garden10 at -1,0');
    bought.play('p0: place garden10 at 2,0').expectAsked(1);
    expect(bought.state.players[0]!.board.walls.at(-1)).toBe(EAST);
    open(['wall-n'], set).expectRefusal('p0: city-walls.build wall-n on tower11', 'wall-tile-not-own');
  });
  it('ALH-CW-5 ALH-W3 a card with two sides needs both, and builds both', () => {
    const position = open(['wall-ne', 'wall-nw'], { boards });
    position.expectRefusal('p0: city-walls.build wall-nw on garden11', 'wall-between-tiles', {
      tile: tile('garden11'),
      sides: [3],
    });
    position.play('p0: city-walls.build wall-ne on garden11');
    expect(longestWallOf(position.state.players[0]!.board)).toBe(2);
  });
  it('ALH-CW-6 not over a wall, printed or added', () => {
    const position = open(['wall-n', 'wall-ne', 'wall-e'], { boards: { 0: [['garden10-n', 1, 0]] } });
    position.expectRefusal('p0: city-walls.build wall-n on garden10-n', 'wall-there-already', {
      tile: tile('garden10-n'),
      sides: [0],
    });
    position.play('p0: city-walls.build wall-e on garden10-n', 'p1: take b5', 'p2: take b6');
    position.expectRefusal('p0: city-walls.build wall-ne on garden10-n', 'wall-there-already');
  });
  it('ALH-CW-7 ALH-W2 it belongs to the tile wherever it goes', () => {
    const position = open(['wall-e'], { boards: { 0: [['garden11', 1, 0]] } });
    position.play('p0: city-walls.build wall-e on garden11', 'p1: take b5', 'p2: take b6', 'p0: remove 1,0');
    expect(edgesOf(position.state, 0, tile('garden11'))).toBe(EAST);
    position.play('p1: take b7', 'p2: take b8');
    expect(position.legal(0)).toContain('add garden11 at 1,0');
    expect(position.legal(0)).not.toContain('add garden11 at -1,0');
    position.play('p0: add garden11 at 1,0');
    expect(position.state.players[0]!.board.walls).toEqual([0, EAST]);
  });
  it('ALH-W2 an exchange takes it along, in both directions', () => {
    const position = open(['wall-e', 'wall-n'], { boards: { 0: [['garden11', 1, 0]] }, reserves: { 0: ['tower12'] } });
    position.play('p0: city-walls.build wall-n on tower12', 'p1: take b5', 'p2: take b6');
    position.play('p0: exchange tower12 at 1,0');
    expect(position.state.players[0]!.board.walls).toEqual([0, NORTH]);
    expect(edgesOf(position.state, 0, tile('garden11'))).toBe(0);
  });
  it('ALH-CW-8 ALH-CW-9 a wall added to the fountain counts', () => {
    const position = open(['wall-nw'], { boards, next: [SCORING_CARDS[0], 'g1'] });
    position.play('p0: city-walls.build wall-nw on fountain');
    expect(position.state.players[0]!.board.walls[0]).toBe(NORTH | WEST);
    expect(walls(position).added[0]).toEqual([{ tile: FOUNTAIN, sides: NORTH | WEST }]);
    expect(walls(position).added[1]).toEqual([]);
    position.play('p1: take b5');
    expect(position.scores.find(({ source }) => source === 'wall')).toMatchObject({ seat: 0, points: 2 });
  });
  it('ALH-CW-10 nothing between two tiles: edges would differ', () => {
    const position = open(['wall-e', 'wall-s'], { boards });
    position.expectRefusal('p0: city-walls.build wall-e on fountain', 'wall-between-tiles', {
      tile: FOUNTAIN,
      sides: [1],
    });
    position.play('p0: city-walls.build wall-s on tower12');
    expect(obeysRules(position.state.players[0]!.board)).toBe(true);
  });
  it('ALH-W1 no wall on a tile that leans on others', () => {
    defineTiles(240, [{ form: 'odd', building: null, price: null, edges: LEANS | WEST, name: 'odd-leaning' }]);
    const position = open(['wall-n'], { reserves: { 0: ['odd-leaning'] } });
    position.expectRefusal('p0: city-walls.build wall-n on odd-leaning', 'wall-on-leaning-tile');
    expect(position.legal(0)).not.toContain('city-walls.build wall-n on odd-leaning');
  });
  it('ALH-CW-11 printed walls on other sides do not matter', () => {
    const position = open(['wall-sw'], { boards: { 0: [['tower9-ne', 0, 1]] } });
    position.expectRefusal('p0: city-walls.build wall-sw on fountain', 'wall-between-tiles');
    const other = open(['wall-sw'], { boards: { 0: [['arcades8-n', 1, 0]] } });
    other.expectRefusal('p0: city-walls.build wall-sw on arcades8-n', 'wall-between-tiles');
    const free = open(['wall-es'], { boards: { 0: [['arcades8-n', 1, 0]] } });
    free.play('p0: city-walls.build wall-es on arcades8-n');
    expect(free.state.players[0]!.board.walls[1]).toBe(NORTH | EAST | SOUTH);
  });
  it('ALH-CW-12 ALH-W2 a gate opens no added wall, and a tile under a gate may get walls', () => {
    const gates = (s: Position['state']) => {
      s.mod['city-gates']!.inHand = [2, 0, 0];
    };
    const set: Table = {
      boards: { 0: [['garden11', 1, 0]] },
      reserves: { 0: ['tower10-w'] },
      edit: gates,
    };
    const added = open(['wall-e'], set, ['city-gates']);
    added.play('p0: city-walls.build wall-e on garden11', 'p1: take b5', 'p2: take b6');
    added.expectRefusal('p0: add tower10-w at 2,0 through w', 'passage-needs-double-wall', {
      cell: cellAt(2, 0),
      passageAt: [],
    });
    expect(added.legal(0).filter((text) => text.includes('through'))).toEqual([]);
    const printed = open(['wall-n'], { ...set, boards: { 0: [['arcades8-e', 1, 0]] } }, ['city-gates']);
    printed.play('p0: add tower10-w at 2,0 through w', 'p1: take b5', 'p2: take b6');
    printed.play('p0: city-walls.build wall-n on tower10-w');
    expect(printed.state.players[0]!.board.walls[2]).toBe(NORTH | WEST);
  });
});
