import { type Building, buildingTile, cardBack, moneyCard, scoringCard } from '@majlis/art';
import { board, middle, POSITIONS } from './alhambra-boards.ts';
import { moduleLines } from './alhambra-modules.ts';
import { at, card, type Figure, no, points, row, type Sheet, square, yes } from './figure.ts';

const garden = buildingTile('garden', 8, 'NW');
const tower = buildingTile('tower', 7, 'NEW');
const seraglio = buildingTile('seraglio', 4, 'NE');
const palace = board(POSITIONS.palace);

const side = (left: string, right: string, sign: string): Figure => ({
  box: '-4 -4 200 104',
  wide: 2,
  art: at(0, 0, left) + at(96, 0, right) + sign,
});

const coins = (currency: 'denar' | 'florin' | 'dirham' | 'ducat', ...values: readonly number[]): Figure[] =>
  values.map((value) => card(moneyCard(currency, value)));

/** What somebody has of a kind, and the points for it. */
const own = (kind: Building, n: number, label: number | null): Figure => ({
  box: `0 0 ${96 * n} 96`,
  wide: n * 0.7,
  art:
    Array.from({ length: n }, (_, i) => at(i * 96, 0, buildingTile(kind, 8 + i, ''))).join('') +
    (label === null ? '' : points(96 * n - 24, 24, label)),
});

const garden10 = square(buildingTile('garden', 10, 'N'));
/** A card that one may take with others is marked. */
const offered = (...marked: readonly number[]): Figure[] =>
  [moneyCard('florin', 2), moneyCard('dirham', 3), moneyCard('ducat', 7), moneyCard('denar', 5)].map((art, i) =>
    card(art + (marked.includes(i) ? yes(44, 16) : '')),
  );
const chambers = square(buildingTile('chambers', 9, 'S'));
const serail = square(buildingTile('seraglio', 8, 'S'));
const inReserve = square(buildingTile('tower', 11, 'N'));

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
        { id: 'points.most', figures: [own('tower', 3, 13)] },
        { id: 'points.second', figures: [own('tower', 2, 6)] },
        { id: 'points.wall', figures: [palace] },
        { id: 'points.when', figures: [card(scoringCard(1)), card(scoringCard(2)), card(scoringCard(3))] },
      ],
    },
  ],
  chapters: [
    {
      id: 'money',
      lines: [
        {
          id: 'rule.take',
          figures: [],
          rules: ['ALH-TAKE-1', 'ALH-TAKE-2', 'ALH-3'],
          frames: [offered(), offered(0, 1), offered(2)],
        },
        {
          id: 'rule.exact',
          figures: [],
          rules: ['ALH-BUY-1', 'ALH-BUY-2', 'ALH-BUY-3', 'ALH-TURN-2'],
          frames: [[garden10], [garden10, ...coins('denar', 7, 4)], [garden10, ...coins('denar', 7, 3)]],
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
          id: 'rule.try',
          figures: [],
          rules: ['ALH-BUILD-1', 'ALH-BUILD-2', 'ALH-BUILD-3', 'ALH-BUILD-4', 'ALH-BUILD-5'],
          frames: [
            [board(POSITIONS.allowed, yes(...middle('1,2')))],
            [board(POSITIONS.edges, no(288, 144))],
            [board(POSITIONS.foot, no(0, 144))],
            [board(POSITIONS.corner, no(...middle('3,0')))],
            [board(POSITIONS.hole, no(...middle('1,1')))],
            [
              board(
                POSITIONS.palace,
                `<g transform="rotate(180 144 240)">${at(96, 192, buildingTile('garden', 9, 'E'))}</g>`,
                no(...middle('1,2')),
              ),
            ],
          ],
        },
        {
          id: 'rule.walls',
          figures: [
            side(buildingTile('garden', 9, 'E'), buildingTile('seraglio', 7, 'W'), yes(96, 48)),
            side(buildingTile('garden', 9, 'E'), buildingTile('arcades', 8, 'N'), no(96, 48)),
          ],
          rules: ['ALH-BUILD-2'],
        },
        { id: 'rule.roofs', figures: [row(96, tower, buildingTile('chambers', 10, ''))], rules: ['ALH-BUILD-1'] },
        { id: 'rule.walk', figures: [board(POSITIONS.foot, no(0, 144))], rules: ['ALH-BUILD-3', 'ALH-BUILD-4'] },
        { id: 'rule.holes', figures: [board(POSITIONS.hole, no(...middle('1,1')))], rules: ['ALH-BUILD-5', 'ALH-7'] },
        {
          id: 'rule.reserve',
          figures: [square(seraglio), square(buildingTile('pavilion', 5, 'NW'))],
          rules: ['ALH-PLACE-1', 'ALH-PLACE-2', 'ALH-REDESIGN-1', 'ALH-REDESIGN-2', 'ALH-REDESIGN-3', 'ALH-SCORE-7'],
        },
        {
          id: 'rule.redesign',
          figures: [],
          rules: ['ALH-REDESIGN-3', 'ALH-REDESIGN-4', 'ALH-6', 'ALH-8'],
          frames: [
            [palace, inReserve, chambers, ...coins('florin', 9)],
            [palace, inReserve, chambers, serail, ...coins('dirham', 8)],
            [board(POSITIONS.redone), chambers, serail, square(tower)],
            [board(POSITIONS.finished), square(tower)],
          ],
        },
      ],
    },
    {
      id: 'scoring',
      lines: [
        {
          id: 'rule.places',
          figures: [],
          rules: ['ALH-SCORE-1', 'ALH-SCORE-3', 'ALH-SCORE-4', 'ALH-SCORE-5', 'ALH-SCORE-8'],
          frames: [
            [own('chambers', 3, 4), own('chambers', 2, 0), own('chambers', 1, 0)],
            [own('tower', 3, 13), own('tower', 2, 6), own('tower', 1, 0)],
            [own('pavilion', 3, 16), own('pavilion', 2, 8), own('pavilion', 1, 1)],
          ],
        },
        {
          id: 'rule.longest',
          figures: [],
          rules: ['ALH-WALL-1', 'ALH-WALL-2', 'ALH-13'],
          frames: [[palace], [board(POSITIONS.backToBack)]],
        },
        {
          id: 'rule.ties',
          figures: [],
          rules: ['ALH-SCORE-6', 'ALH-12'],
          frames: [
            [own('tower', 4, null), own('tower', 4, null)],
            [own('tower', 4, 9), own('tower', 4, 9)],
          ],
        },
        {
          id: 'rule.end',
          figures: [card(cardBack()), card(scoringCard(3))],
          rules: ['ALH-END-1', 'ALH-END-2', 'ALH-END-3', 'ALH-END-4'],
        },
        { id: 'rule.win', figures: [card(scoringCard(3)), palace], rules: ['ALH-END-4', 'ALH-17'] },
      ],
    },
    { id: 'modules', lines: moduleLines },
  ],
};
