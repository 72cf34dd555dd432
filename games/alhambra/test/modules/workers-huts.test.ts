import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { tileText } from '../../src/content/tiles.ts';
import { alhambra } from '../../src/index.ts';
import { colourOf, HUTS } from '../../src/modules/workers-huts/content.ts';
import { obeysRules } from '../literal-board.ts';
import { boardOf, type Laid, type Position, table, tile, tiles, typesOf } from '../table.ts';

const row = 'b5 b6 b7 b8';
const huts = (position: Position) => position.state.mod['workers-huts']!;
const GARDEN = BUILDINGS.indexOf('garden');
const TOWER = BUILDINGS.indexOf('tower');

/** The huts that lie face up, by name, and what is below them. */
const laidOut = (faceUp: readonly (string | null)[], taken: readonly (readonly string[])[] = [[], [], []]) => ({
  row,
  edit(s: Position['state']) {
    const slice = s.mod['workers-huts']!;
    slice.faceUp = faceUp.map((name) => (name === null ? null : tile(name)));
    slice.taken = taken.map((names) => tiles(...names));
  },
});
const FIRST = ['hut-pavilion-n', 'hut-seraglio-e', 'hut-arcades-n', 'hut-chambers-n', 'hut-garden-s', 'hut-tower-n'];

const GREEN = ['hut-garden-n', 'hut-garden-e', 'hut-garden-w'];

/** 1 garden, 1 tower and 5 arcades, with two brown huts and a purple one (example p.10). */
const printed: readonly Laid[] = [
  ['arcades9', 1, 0],
  ['hut-arcades-n', 2, 0],
  ['arcades10', 3, 0],
  ['arcades8-e', 4, 0],
  ['garden11', 0, 1],
  ['hut-arcades-s', 1, 1],
  ['tower10-w', -1, 0],
  ['arcades8-n', -1, -1],
  ['arcades5-nw', -2, -1],
  ['hut-tower-e', -2, 0],
];

const countsIn = (boards: Record<number, readonly Laid[]>) => {
  const position = table(3, ['workers-huts'], { row, boards, next: [SCORING_CARDS[0], 'g1'] }).play('p0: take b5');
  const counted = position.scores.filter(({ seat, source }) => seat === 0 && source !== 'wall');
  return Object.fromEntries(counted.map(({ source, detail }) => [source, (detail as { count: number }).count]));
};

describe("the workers' huts", () => {
  it('ALH-HUT-1 3 blue, 4 brown, 5 green, 3 red, 4 white and 5 purple', () => {
    const count = (building: string) => HUTS.filter((hut) => BUILDINGS[colourOf(hut)] === building).length;
    expect(['pavilion', 'arcades', 'garden', 'seraglio', 'chambers', 'tower'].map(count)).toEqual([3, 4, 5, 3, 4, 5]);
    expect(new Set(HUTS.map(tileText)).size).toBe(24);
  });
  it('ALH-HUT-2 a pile of each colour, its top hut face up; the rest nobody sees', () => {
    const { state } = given(alhambra, { seats: 3, config: { modules: ['workers-huts'] } });
    const { faceUp, piles } = state.mod['workers-huts']!;
    expect(piles.map((pile) => pile.length)).toEqual([2, 2, 3, 3, 4, 4]);
    const colours = faceUp.map((hut, kind) => [...new Set([hut, ...piles[kind]!].map((one) => colourOf(one!)))]);
    expect(colours).toEqual([[0], [1], [2], [3], [4], [5]]);
    expect(alhambra.view(state, 0).mod['workers-huts']).toEqual({
      faceUp,
      piles: [2, 2, 3, 3, 4, 4],
      taken: [[], [], []],
    });
  });
  it('ALH-HUT-3 any face-up hut may be taken, and the next of its pile is turned up', () => {
    const position = table(3, ['workers-huts'], laidOut(FIRST));
    const next = huts(position).piles[GARDEN]!.at(-1)!;
    position.play('p0: workers-huts.take garden');
    expect(position.state.players[0]!.waiting).toEqual(tiles('hut-garden-s'));
    expect(huts(position).faceUp[GARDEN]).toBe(next);
    expect(typesOf(position)).toEqual(['workers-huts.taken', 'workers-huts.turnedUp']);
  });
  it('ALH-HUT-4 a pile that is used up has no more', () => {
    const position = table(3, ['workers-huts'], laidOut([...FIRST.slice(0, 4), null, 'hut-tower-n']));
    position.expectRefusal('p0: workers-huts.take garden', 'hut-none-left', { building: GARDEN });
    expect(position.legal(0)).not.toContain('workers-huts.take garden');
    expect(position.legal(0)).toContain('workers-huts.take tower');
    position.change((s) => {
      s.mod['workers-huts']!.piles[TOWER] = [];
    });
    position.play('p0: workers-huts.take tower');
    expect(huts(position).faceUp[TOWER]).toBeNull();
    expect(typesOf(position)).toEqual(['workers-huts.taken']);
  });
  it('ALH-HUT-5 ALH-H2 it costs nothing and ends the actions of the turn', () => {
    const position = table(3, ['workers-huts'], laidOut(FIRST)).play('p0: workers-huts.take garden');
    expect(position.expectAsked(0).legal(0)).toContain('reserve hut-garden-s');
    expect(position.state.turn.over).toBe(true);
  });
  it('ALH-HUT-6 ALH-H1 three and no more, those in the reserve included', () => {
    const position = table(3, ['workers-huts'], laidOut(FIRST, [GREEN, GREEN.slice(1), []]));
    position.expectRefusal('p0: workers-huts.take tower', 'hut-three-already');
    expect(position.legal(0).filter((text) => text.startsWith('workers-huts'))).toEqual([]);
    position.play('p0: take b5', 'p1: workers-huts.take tower', 'p1: reserve hut-tower-n');
    expect(huts(position).taken.map((taken) => taken.length)).toEqual([3, 3, 0]);
  });
  it('ALH-HUT-7 it is placed with the tiles bought in the turn, in any order, by the building rules', () => {
    const position = table(3, ['workers-huts'], {
      ...laidOut(FIRST),
      market: ['garden11', null, null, null],
      hands: { 0: 'b2 b9' },
    });
    position.play('p0: buy 1 with b2 b9', 'p0: workers-huts.take garden');
    position.expectRefusal('p0: place hut-garden-s at 0,-1', 'build-edges-differ', { cell: 32640, sides: [2] });
    position.play('p0: place hut-garden-s at 1,0', 'p0: place garden11 at 2,0').expectAsked(1);
    expect(position.state.players[0]!.board.tiles).toEqual([-1, ...tiles('hut-garden-s', 'garden11')]);
  });
  it('ALH-HUT-8 huts are added, removed and exchanged like buildings', () => {
    const reserves = { 0: ['hut-garden-s'] };
    const boards = { 0: [['hut-tower-n', 1, 0]] as const };
    const legal = table(3, ['workers-huts'], { row, reserves, boards }).legal(0);
    expect(legal).toEqual(
      expect.arrayContaining(['add hut-garden-s at -1,0', 'remove 1,0', 'exchange hut-garden-s at 1,0']),
    );
    const position = table(3, ['workers-huts'], { row, reserves, boards }).play('p0: exchange hut-garden-s at 1,0');
    expect(position.state.players[0]!.reserve).toEqual(tiles('hut-tower-n'));
  });
  it('ALH-HUT-9 ALH-HUT-10 the printed example: 2 and 1 more arcades, none for the hut behind a wall', () => {
    expect(obeysRules(boardOf(...printed))).toBe(true);
    expect(countsIn({ 0: printed })).toEqual({ garden: 1, tower: 1, arcades: 8 });
  });
  it('ALH-HUT-9 a hut beside nothing of its colour counts nothing, and huts do not count for huts', () => {
    expect(
      countsIn({
        0: [
          ['hut-garden-n', 1, 0],
          ['hut-garden-s', 2, 0],
          ['tower11', -1, 0],
        ],
      }),
    ).toEqual({ tower: 1 });
    expect(
      countsIn({
        0: [
          ['hut-tower-n', 1, 0],
          ['tower11', 2, 0],
          ['tower12', 1, 1],
        ],
      }),
    ).toEqual({ tower: 4 });
  });
  it('ALH-G2 a gate in the wall between them does not join hut and building', () => {
    const position = table(3, ['workers-huts', 'city-gates'], {
      row,
      boards: { 0: [['tower13-e', 1, 0]] },
      reserves: { 0: ['hut-tower-w'] },
      next: [SCORING_CARDS[0], 'g1'],
      edit(s) {
        s.mod['city-gates']!.inHand = [1, 0, 0];
      },
    });
    position.play('p0: add hut-tower-w at 2,0 through w', 'p1: take b5');
    expect(position.scores.find(({ source }) => source === 'tower')?.detail).toEqual({ count: 1 });
  });
  it('ALH-HUT-11 their walls score', () => {
    const position = table(3, ['workers-huts'], {
      row,
      boards: {
        0: [
          ['hut-tower-n', 1, 0],
          ['hut-garden-n', 2, 0],
        ],
      },
      next: [SCORING_CARDS[0], 'g1'],
    }).play('p0: take b5');
    expect(position.scores).toEqual([{ seat: 0, round: 1, source: 'wall', points: 2 }]);
  });
  it('ALH-HUT-12 a vizier takes none', () => {
    const position = table(3, ['workers-huts', 'vizier'], laidOut(FIRST)).play('p0: take b5').expectAsked(0, 1, 2);
    expect(position.legal(1).filter((text) => text.startsWith('workers-huts'))).toEqual([]);
    position.expectRefusal('p1: workers-huts.take garden', 'not-this-action');
  });
  it('ALH-H2 it is not given to Dirk', () => {
    const position = table(2, ['workers-huts'], laidOut(FIRST, [[], []])).play('p0: workers-huts.take garden');
    expect(position.legal(0).filter((text) => text.startsWith('dirk'))).toEqual([]);
    position.expectRefusal('p0: dirk.give hut-garden-s', 'dirk-only-bought');
  });
});
