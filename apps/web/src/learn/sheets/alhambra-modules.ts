import * as art from '@majlis/art';
import { board, middle, POSITIONS } from './alhambra-boards.ts';
import { at, card, type Figure, type Line, no, points, ring, square, yes } from './figure.ts';

type Currency = 'denar' | 'florin' | 'dirham' | 'ducat';

const money = (currency: Currency, value: number): Figure => card(art.moneyCard(currency, value));
const tile = (kind: art.Building, price: number, walls = '', label?: number): Figure =>
  square(art.buildingTile(kind, price, walls) + (label === undefined ? '' : points(74, 22, label)));
const sign = (drawn: string, wide = 0.7): Figure => ({ box: 48, art: drawn, wide });
const people = (...kinds: readonly art.Building[]): Figure[] => kinds.map((kind) => sign(art.citizen(kind)));
const total = (n: number): Figure => ({ box: '-24 -24 48 48', art: points(0, 0, n), wide: 0.7 });
const over = (cell: string, n: number): string => points(middle(cell)[0], middle(cell)[1], n);

const exchange = card(art.exchangeCard('denar', 'florin'));
const master = card(art.masterCard('florin'));

/** A bazaar with six buildings around it; without the tower five. */
const AROUND: readonly (readonly [number, number, art.Building, number])[] = [
  [0, 0, 'chambers', 10],
  [0, 1, 'arcades', 9],
  [2, 1, 'seraglio', 9],
  [1, 2, 'seraglio', 8],
  [2, 2, 'garden', 11],
];
const bazaar = (hasTower: boolean): Figure => ({
  box: '-12 -12 312 312',
  wide: 3,
  art:
    AROUND.map(([x, y, kind, price]) => at(x * 96, y * 96, art.buildingTile(kind, price, price === 8 ? 'S' : ''))).join(
      '',
    ) +
    (hasTower ? at(96, 0, art.buildingTile('tower', 12, '')) : '') +
    at(96, 96, art.bazaarTile('florin', ['seraglio', 'arcades', 'tower'])) +
    points(144, 188, hasTower ? 12 : 6),
});

const ORDER = ['garden', 'pavilion', 'tower', 'seraglio', 'chambers', 'arcades'] as const;
const [first, second]: readonly [art.Caravan, art.Caravan] = [
  { main: 'ducat', branch: { 2: 'dirham', 3: 'florin', 4: 'denar' } },
  { main: 'denar', branch: { 2: 'florin', 3: 'ducat', 4: 'dirham' } },
];
const gate = at(-36, 108, art.cityGate(), 1.5);
const counter: art.CounterFace = { price: 9, values: [0, 2, 4, 5, 8, 10], squares: [0, 2, 2, 3, 4, 5] };

/** One for each module: its printed example where there is one, else what it is for. */
export const moduleLines: readonly Line[] = [
  {
    id: 'rule.vizier',
    module: 'vizier',
    figures: [sign(art.vizierPiece(1)), tile('tower', 9, 'NE'), money('ducat', 9), sign(art.vizierPiece(1, false))],
    rules: ['ALH-VIZ-1', 'ALH-VIZ-2', 'ALH-VIZ-3', 'ALH-VIZ-5'],
  },
  {
    id: 'rule.bureau-de-change',
    module: 'bureau-de-change',
    figures: [],
    rules: ['ALH-EXCH-4', 'ALH-EXCH-5', 'ALH-EXCH-7'],
    frames: [
      [money('denar', 7), money('denar', 2), money('florin', 9), exchange],
      [tile('garden', 11), money('florin', 9), money('denar', 2), exchange],
      [tile('pavilion', 7, 'E'), money('denar', 7), exchange],
    ],
  },
  {
    id: 'rule.bonus-cards',
    module: 'bonus-cards',
    figures: [],
    rules: ['ALH-BONUS-4', 'ALH-BONUS-5', 'ALH-BONUS-6'],
    frames: [
      [tile('garden', 10), card(art.bonusBack())],
      [tile('garden', 10), card(art.bonusCard('garden', 10)), total(2)],
    ],
  },
  {
    id: 'rule.workers-huts',
    module: 'workers-huts',
    figures: [],
    rules: ['ALH-HUT-6', 'ALH-HUT-9', 'ALH-HUT-10'],
    frames: [
      [board(POSITIONS.huts, over('2,0', 2))],
      [board(POSITIONS.huts, over('2,2', 1))],
      [board(POSITIONS.huts, over('0,0', 0), no(96, 48))],
      [board(POSITIONS.huts, over('2,0', 2), over('2,2', 1), over('0,0', 0))],
    ],
  },
  {
    id: 'rule.city-gates',
    module: 'city-gates',
    figures: [],
    rules: ['ALH-GATE-4', 'ALH-GATE-5', 'ALH-GATE-6', 'ALH-GATE-7'],
    frames: [[board(POSITIONS.foot, no(0, 144))], [board(POSITIONS.foot, gate)]],
  },
  {
    id: 'rule.diamonds',
    module: 'diamonds',
    figures: [],
    rules: ['ALH-DIA-3', 'ALH-DIA-4', 'ALH-DIA-5'],
    frames: [
      [card(art.diamondCard(5)), card(art.diamondCard(4)), tile('seraglio', 9)],
      [card(art.diamondCard(5)), card(art.diamondCard(4)), tile('arcades', 8, 'N'), tile('pavilion', 8)],
      [tile('tower', 11), card(art.diamondCard(5)), card(art.moneyCard('florin', 6) + no(30, 42))],
    ],
  },
  {
    id: 'rule.characters',
    module: 'characters',
    figures: [card(art.characterCard('fatima', 'Fatima')), money('ducat', 8), money('ducat', 4)],
    rules: ['ALH-CHAR-1', 'ALH-CHAR-2', 'ALH-CHAR-3'],
  },
  {
    id: 'rule.camps',
    module: 'camps',
    figures: [],
    rules: ['ALH-CAMP-5', 'ALH-CAMP-6', 'ALH-CAMP-8', 'ALH-CAMP-11'],
    frames: [
      [
        {
          box: '-4 -4 200 104',
          wide: 2,
          art: at(0, 0, art.campTile('E', 5)) + at(96, 0, art.buildingTile('garden', 10, 'W')) + yes(96, 48),
        },
        {
          box: '-4 -4 200 104',
          wide: 2,
          art: at(0, 0, art.campTile('E', 5)) + at(96, 0, art.buildingTile('garden', 11, '')) + no(96, 48),
        },
        {
          box: '-4 -4 200 104',
          wide: 2,
          art: at(0, 0, art.campTile('E', 5)) + at(96, 0, art.campTile('W', 7)) + no(96, 48),
        },
      ],
      [board(POSITIONS.camps, ring(0, 1, 4), over('-1,1', 4))],
      [board(POSITIONS.camps, ring(0, 1, 4), ring(2, 0, 1, 2), over('-1,1', 4), over('4,1', 4), over('2,2', 2))],
    ],
  },
  {
    id: 'rule.city-walls',
    module: 'city-walls',
    figures: [
      card(art.wallCard('E', '')),
      square(art.buildingTile('pavilion', 6, 'N')),
      square(art.buildingTile('pavilion', 6, 'N') + art.addedWalls('E')),
    ],
    rules: ['ALH-CW-3', 'ALH-CW-4', 'ALH-CW-7', 'ALH-CW-10'],
  },
  {
    id: 'rule.thieves',
    module: 'thieves',
    figures: [card(art.thiefCard('dirham')), money('dirham', 9)],
    rules: ['ALH-THIEF-2', 'ALH-THIEF-3', 'ALH-THIEF-4'],
  },
  {
    id: 'rule.change',
    module: 'change',
    figures: [],
    rules: ['ALH-CHANGE-1', 'ALH-CHANGE-2'],
    frames: [
      [tile('tower', 10, 'W'), money('denar', 9), money('denar', 8)],
      [sign(art.smallCoin('denar')), sign(art.smallCoin('ducat')), sign(art.smallCoin('dirham'))],
    ],
  },
  {
    id: 'rule.street-trader',
    module: 'street-trader',
    figures: [],
    rules: ['ALH-TRADER-3', 'ALH-TRADER-6', 'ALH-TRADER-7'],
    frames: [
      people('seraglio', 'seraglio', 'seraglio', 'chambers', 'chambers', 'garden', 'garden', 'pavilion'),
      [...people('seraglio', 'chambers', 'garden', 'pavilion'), total(10)],
      [...people('seraglio', 'chambers', 'garden'), total(6), ...people('seraglio'), total(1)],
    ],
  },
  {
    id: 'rule.treasure-chamber',
    module: 'treasure-chamber',
    figures: [],
    rules: ['ALH-CHEST-2', 'ALH-CHEST-3', 'ALH-CHEST-4', 'ALH-CHEST-6'],
    frames: [
      [
        money('ducat', 3),
        money('denar', 3),
        money('dirham', 4),
        { box: '0 0 72 112', art: art.vault(['garden', 'garden', 'tower', 'seraglio'], 1) },
      ],
      [
        square(art.buildingTile('garden', 9, 'E') + art.chestOnTile('garden', { walls: 'E' })),
        square(art.buildingTile('tower', 11, '') + art.chestOnTile('tower')),
      ],
    ],
  },
  {
    id: 'rule.master-builders',
    module: 'master-builders',
    figures: [],
    rules: ['ALH-MB-4', 'ALH-MB-5', 'ALH-MB-6', 'ALH-MB-7'],
    frames: [
      [master, master, money('florin', 9)],
      [tile('tower', 13, 'E'), money('florin', 9), master, master],
      [board(POSITIONS.redone), master],
    ],
  },
  {
    id: 'rule.invaders',
    module: 'invaders',
    figures: [],
    rules: ['ALH-INV-2', 'ALH-INV-4', 'ALH-INV-5', 'ALH-INV-6'],
    frames: [
      [board(POSITIONS.invaded, no(48, 192), no(144, 192), no(240, 192)), card(art.invasionCard('S', { round: 1 }))],
      [
        board(POSITIONS.invaded, no(48, 192), no(144, 192), no(240, 192), no(0, 144), no(192, 48), no(288, 144)),
        card(art.invasionCard('S', { round: 3 })),
      ],
    ],
  },
  {
    id: 'rule.bazaars',
    module: 'bazaars',
    figures: [],
    rules: ['ALH-BAZ-3', 'ALH-BAZ-4', 'ALH-BAZ-6'],
    frames: [
      [
        tile('chambers', 7, 'NE'),
        square(art.bazaarTile('florin', ['seraglio', 'arcades', 'tower'], { price: 7 })),
        money('florin', 7),
      ],
      [bazaar(true)],
      [bazaar(false)],
    ],
  },
  {
    id: 'rule.new-score-cards',
    module: 'new-score-cards',
    figures: [],
    rules: ['ALH-CARD-1', 'ALH-CARD-3', 'ALH-CARD-4'],
    frames: [[card(art.scoreCard(ORDER))], [tile('garden', 9, 'E', 1), tile('arcades', 9, '', 6)]],
  },
  {
    id: 'rule.moors',
    module: 'moors',
    figures: [
      tile('garden', 9, 'E'),
      tile('chambers', 9, 'W'),
      square(art.cultureCounter(counter, { turned: 0, marker: 2 })),
      square(art.cultureCounter(counter, { turned: 2, marker: 2 })),
    ],
    rules: ['ALH-MOOR-2', 'ALH-MOOR-4', 'ALH-MOOR-6', 'ALH-MOOR-7'],
  },
  {
    id: 'rule.caravanserai',
    module: 'caravanserai',
    figures: [],
    rules: ['ALH-CARA-3', 'ALH-CARA-5', 'ALH-CARA-7'],
    frames: [
      [card(art.caravanCard(first, [2, false])), card(art.caravanCard(second, [3, false]))],
      [
        card(
          art.caravanCard(first, [2, false], {
            next: [
              [3, false],
              [2, true],
            ],
          }),
        ),
        money('dirham', 2),
        money('ducat', 3),
      ],
      [
        card(
          art.caravanCard(second, [3, false], {
            next: [
              [4, false],
              [3, true],
            ],
          }),
        ),
        money('ducat', 3),
        money('denar', 4),
      ],
    ],
  },
  {
    id: 'rule.sultan',
    module: 'sultan',
    figures: [],
    rules: ['ALH-SUL-3', 'ALH-SUL-4', 'ALH-SUL-5', 'ALH-SUL-6'],
    frames: [
      [card(art.sultanCard('ducat', 'pavilion')), sign(art.buildingDie('arcades'))],
      [card(art.sultanCard('ducat', 'arcades')), card(art.sultanCard('ducat', 'chambers'))],
      [card(art.sultanCard('ducat', 'chambers')), tile('chambers', 11)],
    ],
  },
  {
    id: 'rule.dirk',
    module: 'dirk',
    figures: [tile('garden', 8, 'NW'), tile('tower', 9, 'NE'), tile('arcades', 6, 'SW')],
    rules: ['ALH-DIRK-2', 'ALH-DIRK-3', 'ALH-DIRK-4', 'ALH-DIRK-5'],
  },
];
