import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { SCORE_CARDS } from '../../src/modules/new-score-cards/content.ts';
import { pointsOf, table } from '../table.ts';

const lowest = (building: string): number => SCORE_CARDS.findIndex((order) => BUILDINGS[order[0]!] === building);
const highest = (building: string): number => SCORE_CARDS.findIndex((order) => BUILDINGS[order[5]!] === building);

const scored = (round: 1 | 2, cards: readonly number[]) =>
  table(3, ['new-score-cards'], {
    row: 'b5 b6 b7 b8',
    next: [SCORING_CARDS[round - 1]!, 'y1'],
    boards: { 0: [['garden10', 1, 0]], 1: [['seraglio9', 1, 0]], 2: [['tower12', 1, 0]] },
    edit: (s) => {
      s.mod['new-score-cards']!.cards = cards;
    },
  }).play('p0: take b5');

describe('new score cards', () => {
  it('ALH-CARD-1 ALH-N1 there are 18, each with an order of its own; three lie open from the start', () => {
    expect(new Set(SCORE_CARDS.map((order) => order.join())).size).toBe(18);
    for (const order of SCORE_CARDS) expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const { cards } = table(4, ['new-score-cards']).view(2).mod['new-score-cards']!;
    expect(new Set(cards).size).toBe(3);
  });
  it('ALH-CARD-3 ALH-CARD-4 the garden lowest on the first card scores 1 in the first scoring, not 5', () => {
    const position = scored(1, [lowest('garden'), 0, 0]);
    expect(pointsOf(position, 0, 1)).toEqual({ garden: 1 });
  });
  it('ALH-CARD-2 ALH-N2 scoring cards call as usual, and each scoring has its own card', () => {
    const position = scored(2, [lowest('seraglio'), highest('seraglio'), 0]);
    expect(pointsOf(position, 1, 2)).toEqual({ seraglio: 13 });
    const last = table(3, ['new-score-cards'], {
      boards: {
        0: [['pavilion8', 1, 0]],
        1: [
          ['pavilion7-e', 0, 1],
          ['pavilion6-n', 1, 0],
        ],
      },
      market: [null, null, null, null],
      bag: [],
      row: 'y1 y2 y3 y4',
      edit: (s) => {
        s.mod['new-score-cards']!.cards = [0, 0, highest('pavilion')];
      },
    }).play('p0: take y1');
    expect([0, 1].map((seat) => pointsOf(last, seat, 3).pavilion)).toEqual([13, 21]);
  });
});
