import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { TILES } from '../../src/content/tiles.ts';
import { COUNTERS } from '../../src/modules/moors/content.ts';
import { counterOf, sectionFor } from '../../src/modules/moors/counters.ts';
import { tellMoors } from '../../src/modules/moors/tell.ts';
import { type Position, pointsOf, type Table, table, typesOf } from '../table.ts';

const counterFor = (price: number): number => COUNTERS.findIndex(({ prices }) => prices.includes(price));
const [SIX, EIGHT, NINE, TWELVE] = [6, 8, 9, 12].map(counterFor) as [number, number, number, number];
const ownedBy = (position: Position, seat: number) => position.state.mod.moors!.owned[seat]!;

const play = (seats: number, set: Table, ...more: readonly ('vizier' | 'workers-huts')[]) =>
  table(seats, ['moors', ...more], { row: 'b5 b6 b7 b8', ...set });

describe('the art of the Moors', () => {
  it('ALH-MOOR-1 twenty counters with six sections each', () => {
    expect(COUNTERS.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
    for (const { points, squares } of COUNTERS) expect([points.length, squares.length]).toEqual([6, 6]);
    expect(TILES.filter((_, tile) => counterOf(tile) !== null)).toHaveLength(44);
  });
  it('ALH-MOOR-2 ALH-MOOR-3 ALH-O1 two buildings of a price, in the Alhambra or in reserve, bring a counter at 0', () => {
    const position = play(3, {
      boards: {
        0: [
          ['seraglio9', 1, 0],
          ['pavilion8', -1, 0],
        ],
      },
      reserves: { 0: ['arcades9', 'arcades8-n'] },
    }).play('p0: take b5');
    expect(ownedBy(position, 0)).toEqual([
      { counter: EIGHT, at: 0, mark: 1 },
      { counter: NINE, at: 0, mark: 1 },
    ]);
    expect(ownedBy(position, 1)).toEqual([]);
    expect(position.state.mod.moors!.left[NINE]).toBe(3);
  });
  it('ALH-MOOR-4 of several sections with the same number of squares the one with the highest number', () => {
    expect([2, 3, 4, 5].map((count) => sectionFor(SIX, count))).toEqual([1, 3, 4, 5]);
    expect([2, 3].map((count) => sectionFor(TWELVE, count))).toEqual([2, 5]);
  });
  it('ALH-MOOR-5 ALH-MOOR-9 ALH-MOOR-10 marks move with more buildings, also after a move out of turn', () => {
    const position = play(
      3,
      {
        boards: { 1: [['seraglio9', 1, 0]] },
        reserves: { 1: ['arcades9'] },
        hands: { 1: 'b9' },
        market: ['garden9-e', 'tower12', 'tower11', 'tower11-n'],
        edit: (s) => {
          s.mod.moors!.owned = [[], [{ counter: NINE, at: 1, mark: 1 }], []];
          s.mod.moors!.left = s.mod.moors!.left.with(NINE, 3);
        },
      },
      'vizier',
    ).play('p0: take b5');
    position.expectRefusal('p1: moors.turn', 'not-this-action');
    position.play('p1: vizier.buy 1 with b9', 'p0: pass', 'p2: pass', 'p1: reserve garden9-e');
    expect(ownedBy(position, 1)).toEqual([{ counter: NINE, at: 1, mark: 2 }]);
    expect(position.state.mod.moors!.left[NINE]).toBe(3);
  });
  it('ALH-MOOR-6 ALH-O2 turning is an action; a counter whose mark is at the top is not turned further', () => {
    const before = play(3, {
      edit: (s) => {
        s.mod.moors!.owned = [
          [
            { counter: EIGHT, at: 1, mark: 1 },
            { counter: NINE, at: 1, mark: 3 },
          ],
          [{ counter: SIX, at: 1, mark: 1 }],
          [],
        ];
      },
    });
    // What the page says before: the one at its mark gives the same, the other one section more.
    const worth = (at: number) => COUNTERS[EIGHT]!.points[1]! + COUNTERS[NINE]!.points[at]!;
    expect(tellMoors(before.state).sums[0]).toEqual({ points: worth(1), next: worth(2) });
    expect(tellMoors(before.state).sums[2]).toEqual({ points: 0, next: 0 });
    const position = before.play('p0: moors.turn');
    expect(ownedBy(position, 0).map(({ at }) => at)).toEqual([1, 2]);
    position.expectAsked(1).expectRefusal('p1: moors.turn', 'moors-none-to-turn');
    expect(position.legal(1)).not.toContain('moors.turn');
    expect(typesOf(position)).toContain('moors.turned');
  });
  it('ALH-MOOR-7 ALH-MOOR-13 every scoring gives what is at the top of each counter; Dirk has none', () => {
    const position = play(2, {
      next: [SCORING_CARDS[0], 'y1'],
      edit: (s) => {
        s.mod.dirk!.tiles = [];
        s.mod.moors!.owned = [
          [
            { counter: EIGHT, at: 2, mark: 2 },
            { counter: NINE, at: 1, mark: 3 },
          ],
          [],
        ];
      },
    }).play('p0: take b5');
    expect(pointsOf(position, 0, 1)).toEqual({ moors: 8 });
    expect(position.scores.filter(({ source, seat }) => source === 'moors' && seat !== 0)).toEqual([]);
  });
  it('ALH-MOOR-8 huts have no price and do not count', () => {
    expect(counterOf(-1)).toBeNull();
    const position = play(
      3,
      { boards: { 0: [['seraglio9', 1, 0]] }, reserves: { 0: ['hut-seraglio-e', 'hut-garden-n'] } },
      'workers-huts',
    ).play('p0: take b5');
    expect(ownedBy(position, 0)).toEqual([]);
    expect(position.state.players[0]!.reserve.map(counterOf)).toEqual([null, null]);
  });
  it('ALH-MOOR-11 a counter is marked no further than its last section', () => {
    expect(sectionFor(TWELVE, 5)).toBe(5);
    expect(sectionFor(EIGHT, 9)).toBe(5);
  });
  it('ALH-MOOR-12 12 and 13 are one price, and the only counter goes to who comes first', () => {
    const position = play(3, {
      boards: { 0: [['tower12', 1, 0]], 1: [['tower12', 1, 0]] },
      reserves: { 0: ['tower13-e'], 1: ['garden12-s'] },
      market: ['pavilion8', 'tower11', null, null],
    }).play('p0: take b5', 'p1: take b6');
    expect(ownedBy(position, 0)).toEqual([{ counter: TWELVE, at: 0, mark: 2 }]);
    expect(ownedBy(position, 1)).toEqual([]);
  });
});
