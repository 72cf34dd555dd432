import { buildingTile, cardBack, fountainTile, moneyCard, scoringCard } from '@majlis/art';
import { at, card, type Figure, no, points, row, type Sheet, square, yes } from './figure.ts';

const garden = buildingTile('garden', 8, 'NW');
const tower = buildingTile('tower', 7, 'NEW');
const seraglio = buildingTile('seraglio', 4, 'NE');
const fountain = fountainTile(1);

/** Lines between the corners of cells, in tiles. */
const wall = (...corners: readonly (readonly [number, number])[]): string =>
  `<path d="M${corners.map(([x, y]) => `${x * 96} ${y * 96}`).join('L')}" fill="none" stroke="#ffc855" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Four tiles that lie as the rules want it, and the longest wall around them. */
const palace: Figure = {
  box: '-12 -12 312 216',
  wide: 3.2,
  art:
    at(0, 96, garden) +
    at(96, 96, fountain) +
    at(96, 0, tower) +
    at(192, 96, seraglio) +
    wall([0, 2], [0, 1], [1, 1], [1, 0], [2, 0], [2, 1], [3, 1], [3, 2]) +
    points(96, 96, 7),
};

const side = (left: string, right: string, sign: string): Figure => ({
  box: '-4 -4 200 104',
  wide: 2,
  art: at(0, 0, left) + at(96, 0, right) + sign,
});

const ring = (middle: string): Figure => ({
  box: '-4 -4 296 296',
  wide: 2,
  art:
    [
      [0, 0, 'pavilion'],
      [1, 0, 'chambers'],
      [2, 0, 'arcades'],
      [0, 1, 'tower'],
      [2, 1, 'seraglio'],
      [0, 2, 'garden'],
      [1, 2, 'tower'],
      [2, 2, 'chambers'],
    ]
      .map(([x, y, kind]) => at(Number(x) * 96, Number(y) * 96, buildingTile(kind as 'tower', 8, '')))
      .join('') + middle,
});

const coins = (currency: 'denar' | 'florin' | 'dirham' | 'ducat', ...values: readonly number[]): Figure[] =>
  values.map((value) => card(moneyCard(currency, value)));

const towers = (n: number, label: number | null): Figure => ({
  box: `0 0 ${96 * n} 96`,
  wide: Math.min(n, 4) * 0.6,
  art:
    Array.from({ length: n }, (_, i) => at(i * 96, 0, buildingTile('tower', 9 + i, ''))).join('') +
    (label === null ? '' : points(96 * n - 24, 24, label)),
});

export const sheet: Sheet = {
  panels: [
    { id: 'goal', lines: [{ id: 'goal.palace', figures: [palace] }] },
    {
      id: 'turn',
      lines: [
        { id: 'turn.take', figures: [...coins('florin', 3), ...coins('dirham', 1)] },
        { id: 'turn.buy', figures: [square(buildingTile('garden', 8, 'SW')), ...coins('denar', 5, 3)] },
        { id: 'turn.redesign', figures: [square(seraglio), square(buildingTile('pavilion', 5, 'NW'))] },
      ],
    },
    {
      id: 'points',
      lines: [
        { id: 'points.most', figures: [towers(3, 13)] },
        { id: 'points.second', figures: [towers(2, 6)] },
        { id: 'points.wall', figures: [palace] },
        { id: 'points.when', figures: [card(scoringCard(1)), card(scoringCard(2)), card(scoringCard(3))] },
      ],
    },
  ],
  chapters: [
    {
      id: 'money',
      lines: [
        { id: 'rule.take', figures: coins('ducat', 2, 3), rules: ['ALH-TAKE-1', 'ALH-TAKE-2'] },
        {
          id: 'rule.exact',
          figures: [],
          rules: ['ALH-BUY-1', 'ALH-BUY-2', 'ALH-BUY-3', 'ALH-TURN-2'],
          frames: [
            [square(buildingTile('garden', 10, 'N'))],
            [square(buildingTile('garden', 10, 'N')), ...coins('denar', 7, 4)],
            [square(buildingTile('garden', 10, 'N')), ...coins('denar', 7, 3)],
          ],
        },
        {
          id: 'rule.refill',
          figures: [],
          rules: ['ALH-REFILL-1', 'ALH-BUY-5'],
          frames: [
            [square(garden), square(''), square(seraglio), square('')],
            [square(garden), square(tower), square(seraglio), square('')],
            [square(garden), square(tower), square(seraglio), square(buildingTile('chambers', 9, 'W'))],
          ],
        },
      ],
    },
    {
      id: 'building',
      lines: [
        {
          id: 'rule.walls',
          figures: [
            side(buildingTile('garden', 9, 'E'), buildingTile('seraglio', 7, 'W'), yes(96, 48)),
            side(buildingTile('garden', 9, 'E'), buildingTile('arcades', 8, 'N'), no(96, 48)),
          ],
          rules: ['ALH-BUILD-2'],
        },
        { id: 'rule.roofs', figures: [row(96, tower, buildingTile('chambers', 10, ''))], rules: ['ALH-BUILD-1'] },
        {
          id: 'rule.walk',
          figures: [
            {
              box: '-4 -4 200 104',
              wide: 2,
              art: at(0, 0, fountain) + at(96, 0, buildingTile('seraglio', 7, 'W')) + no(96, 48),
            },
          ],
          rules: ['ALH-BUILD-3', 'ALH-BUILD-4'],
        },
        {
          id: 'rule.holes',
          figures: [ring(no(144, 144))],
          rules: ['ALH-BUILD-5', 'ALH-7'],
        },
        {
          id: 'rule.reserve',
          figures: [square(seraglio), square(buildingTile('pavilion', 5, 'NW'))],
          rules: ['ALH-PLACE-2', 'ALH-REDESIGN-1', 'ALH-REDESIGN-2', 'ALH-REDESIGN-3', 'ALH-SCORE-7'],
        },
      ],
    },
    {
      id: 'scoring',
      lines: [
        { id: 'rule.longest', figures: [palace], rules: ['ALH-WALL-1', 'ALH-WALL-2', 'ALH-13'] },
        {
          id: 'rule.ties',
          figures: [],
          rules: ['ALH-SCORE-6', 'ALH-12'],
          frames: [
            [towers(4, null), towers(4, null)],
            [towers(4, 9), towers(4, 9)],
          ],
        },
        {
          id: 'rule.end',
          figures: [card(cardBack()), card(scoringCard(3))],
          rules: ['ALH-END-1', 'ALH-END-2', 'ALH-END-4'],
        },
      ],
    },
  ],
};
