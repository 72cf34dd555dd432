import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../src/content/cards.ts';
import { type Laid, pointsOf, table, typesOf } from './table.ts';

const chambers: readonly Laid[] = [
  ['chambers10', 1, 0],
  ['chambers11', 2, 0],
];
const towers: readonly Laid[] = [
  ['tower12', 1, 0],
  ['tower11', 0, 1],
];

const score = (round: 1 | 2, boards: Readonly<Record<number, readonly Laid[]>>, seats = 3) =>
  table(seats, [], { row: 'b5 b6 b7 b8', boards, next: [SCORING_CARDS[round - 1]!, 'y1'] }).play('p0: take b5');

describe('scoring', () => {
  it('ALH-SCORE-1 ALH-SCORE-2 ALH-10 a scoring card leaves the game, the row is completed, then points are given', () => {
    const position = score(1, { 0: chambers });
    expect(typesOf(position)).toEqual(['tookMoney', 'scoringCardTurnedUp', 'moneyTurnedUp', 'scored', 'turnBegan']);
    expect(position.state.row).toHaveLength(4);
    expect(position.state.scorings).toBe(1);
  });
  it('ALH-SCORE-3 the most chambers score 4 in the first round (example p.5)', () => {
    const position = score(1, { 0: chambers, 1: [['chambers9-s', -1, 0]] });
    expect(pointsOf(position, 0, 1)).toEqual({ chambers: 4 });
    expect(pointsOf(position, 1, 1)).toEqual({ wall: 1 });
  });
  it('ALH-SCORE-4 the most towers 13, the second most 6 in the second round (example p.5)', () => {
    const position = score(2, { 1: towers, 2: [['tower11-s', 1, 0]] });
    expect([pointsOf(position, 1, 2), pointsOf(position, 2, 2)]).toEqual([{ tower: 13 }, { tower: 6, wall: 1 }]);
  });
  it('ALH-SCORE-6 two share first and second place for towers: 9 each (example p.5)', () => {
    const position = score(2, {
      0: towers,
      1: [
        ['tower9-ne', 0, 1],
        ['tower10-w', -1, 0],
      ],
    });
    expect([pointsOf(position, 0, 2).tower, pointsOf(position, 1, 2).tower]).toEqual([9, 9]);
  });
  it('ALH-SCORE-7 ALH-SCORE-8 prices and reserves do not matter, and nothing comes of nothing', () => {
    const position = table(3, [], {
      row: 'b5 b6 b7 b8',
      boards: {
        0: [['pavilion8', 1, 0]],
        1: [
          ['pavilion6-n', 1, 0],
          ['pavilion7-e', -1, 1],
          ['garden11', 0, 1],
        ],
      },
      reserves: { 0: ['pavilion5-nw', 'pavilion4-es', 'seraglio9'] },
      next: [SCORING_CARDS[0], 'y1'],
    }).play('p0: take b5');
    expect(pointsOf(position, 0, 1)).toEqual({});
    expect(pointsOf(position, 1, 1)).toMatchObject({ pavilion: 1, garden: 5 });
    expect(position.scores.some((line) => line.source === 'seraglio')).toBe(false);
  });
  it('ALH-WALL-1 ALH-WALL-2 the longest joined wall scores in every round', () => {
    const wall: readonly Laid[] = [
      ['arcades8-n', 1, 0],
      ['tower9-ne', 2, 0],
      ['garden12-s', -1, 0],
    ];
    expect(pointsOf(score(1, { 0: wall }), 0, 1).wall).toBe(3);
    expect(pointsOf(score(2, { 0: wall }), 0, 2).wall).toBe(3);
  });
  it('ALH-SCORE-6 tells everybody’s buildings, who shares which places, and the wall that scored', () => {
    const position = score(2, {
      0: towers,
      1: [
        ['tower9-ne', 0, 1],
        ['tower10-w', -1, 0],
      ],
      2: [['tower11-s', 1, 0]],
    });
    const told = position.events.find((event) => event.type === 'scored')!;
    const { rows, walls, boards } = told.sheet!;
    expect(rows.find(({ source }) => source === 'tower')).toEqual({
      source: 'tower',
      counts: [2, 2, 1],
      points: [9, 9, 0],
      places: [13, 6],
      shares: [{ place: 1, contenders: [0, 1], places: [13, 6], each: 9 }],
    });
    expect(walls.map(({ length }) => length)).toEqual(rows.find(({ source }) => source === 'wall')!.counts);
    expect(boards).toEqual(position.state.players.map(({ board }) => board));
  });
  it('writes down every point with its source, and how many buildings there were', () => {
    const position = score(2, { 0: towers });
    expect(position.scores).toEqual([{ seat: 0, round: 2, source: 'tower', points: 13, detail: { count: 2 } }]);
  });
});
