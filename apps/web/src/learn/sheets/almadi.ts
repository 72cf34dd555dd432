import {
  effectSign,
  landscapeTile,
  mosaicCard,
  objectiveCard,
  type Person,
  portrait,
  ruby,
  figure as shape,
  stallCard,
} from '@majlis/art';
import type { Laid } from '../../games/almadi/example-realm.ts';
import { landscapeFigure, realmFigure } from './almadi-realms.ts';
import { at, card, type Figure, no, points, ring, row, type Sheet, square } from './figure.ts';

const lit = (...sides: readonly number[]): boolean[] => [0, 1, 2, 3].map((side) => sides.includes(side));
const oasis = (sides = 'J>.>') => landscapeTile('oasis', sides);
const palace = landscapeTile('palace', 'R>>M');
const market = landscapeTile('market', '>S>.', { goods: { pottery: 4 } });
const caravan = landscapeTile('caravan', '.>J>');

/** An arrow of the caravan touches a ruby of the palace. */
const woken: Figure = {
  box: '-4 -4 200 104',
  wide: 2,
  art:
    at(0, 0, landscapeTile('caravan', '.>J>', { lit: lit(1) })) +
    at(96, 0, landscapeTile('palace', '>>MR', { lit: lit(3) })),
};
const asleep: Figure = {
  box: '-4 -4 200 104',
  wide: 2,
  art: at(0, 0, landscapeTile('caravan', '.>J>')) + at(96, 0, landscapeTile('palace', 'R>M>')),
};
const sign = (effect: keyof typeof effectSign): Figure => square(effectSign[effect]('var(--ink)', 'var(--bg)'), 48);
const number = (n: number): Figure => ({
  box: 48,
  art: `<circle cx="24" cy="24" r="21" fill="var(--surface-3)" stroke="var(--edge)" stroke-width="2"/><text x="24" y="32" text-anchor="middle" font-size="24" font-weight="800" fill="var(--ink)" font-family="var(--font-ui)">${n}</text>`,
  wide: 0.5,
});
const objective = card(objectiveCard('grey', 9, shape(['O.', 'CM', '.P'])));

const rubies = (n: number, label: number): Figure => ({
  box: `0 0 ${n * 30 + 60} 48`,
  wide: n * 0.35 + 0.7,
  art: Array.from({ length: n }, (_, i) => at(i * 30, 0, ruby())).join('') + points(n * 30 + 38, 24, label),
});
const person = (id: Person): Figure => ({ box: '0 0 120 130', art: portrait(id, `rule-${id}`) });
const over = (row: number, column: number, n: number | string): string =>
  points(column * 96 + 48, (row - 1) * 96 + 48, n);
const lie = (...cells: readonly (readonly [number, number])[]): string =>
  cells.map(([row, column]) => ring(column, row - 1)).join('');

/** The printed round: a caravan from row 2, a stall, a genie, a moon. `games/almadi/test/examples.test.ts` plays it. */
const ROUND: Laid = {
  start: 4,
  landscapes: { '1.1': 'market >G>M', '1.2': 'palace >M>J', '2.2': 'oasis >JR>', '3.2': 'caravan M>O>' },
};
const placed: Laid = { ...ROUND, landscapes: { ...ROUND.landscapes, '2.1': 'caravan >G>S' } };
const moved: Laid = { ...ROUND, landscapes: { ...ROUND.landscapes, '4.2': 'caravan >G>S' } };

/** One lamp wakes the next: a caravan is placed, the palace moves to row 4, the other caravan to row 3. */
const chain = (palaceAt: string, caravanAt: string): Laid => ({
  start: 0,
  landscapes: { '2.1': 'caravan J>>G', [palaceAt]: 'palace >>JG', [caravanAt]: 'caravan J>S>' },
});

/** The realm that is scored line by line, to 83; the same test counts it. */
const SCORED: Laid = {
  start: 0,
  landscapes: {
    '1.1': 'oasis >>>>',
    '1.2': 'market RSJM',
    '1.3': 'market >J>M',
    '1.4': 'caravan >G>J',
    '2.1': 'palace R>J>',
    '2.2': 'palace >JR>',
    '2.3': 'caravan >JM>',
    '2.4': 'caravan J>S>',
    '3.1': 'palace >J>S',
    '3.2': 'oasis >SM>',
    '3.3': 'caravan J>>G',
    '3.4': 'caravan GJSR',
    '4.1': 'oasis J>O>',
    '4.2': 'oasis JS>>',
    '4.3': 'caravan O>>S',
    '4.4': 'market >G>M',
  },
};
const scored = (...signs: readonly string[]): Figure => realmFigure(SCORED, ...signs);
const stall = card(stallCard('spice', { name: '' as 'spice' }));

export const sheet: Sheet = {
  panels: [
    {
      id: 'goal',
      lines: [
        { id: 'goal.wake', figures: [woken] },
        { id: 'goal.sleep', figures: [asleep] },
      ],
    },
    {
      id: 'turn',
      lines: [
        { id: 'turn.take', figures: [number(3), square(palace)] },
        { id: 'turn.place', figures: [row(96, market, palace)] },
        { id: 'turn.use', figures: [sign('R'), sign('G')] },
      ],
    },
    {
      id: 'points',
      lines: [
        { id: 'points.oases', figures: [row(96, oasis(), oasis('>>J.'))] },
        { id: 'points.goods', figures: [row(96, caravan, landscapeTile('caravan', '>J.>'), market)] },
        { id: 'points.palaces', figures: [row(96, oasis(), palace, market)] },
        { id: 'points.objectives', figures: [objective] },
        { id: 'points.rubies', figures: [square(ruby(), 48), square(ruby(), 48), square(ruby(), 48)] },
      ],
    },
  ],
  chapters: [
    {
      id: 'placing',
      lines: [
        { id: 'rule.row', figures: [number(3), square(palace), number(3)], rules: ['ALM-PLACE-3', 'ALM-PLACE-1'] },
        {
          id: 'rule.touch',
          figures: [{ box: '-4 -4 296 200', wide: 2.4, art: at(0, 0, caravan) + at(192, 96, palace) + no(144, 72) }],
          rules: ['ALM-PLACE-2', 'ALM-PLACE-4', 'ALM-PLACE-5'],
        },
      ],
    },
    {
      id: 'symbols',
      lines: [
        { id: 'rule.arrows', figures: [woken, asleep], rules: ['ALM-EFFECT-1', 'ALM-EFFECT-2', 'ALM-EFFECT-3'] },
        { id: 'rule.ruby', figures: [sign('R'), square(ruby(), 48)], rules: ['ALM-RUBY-1'] },
        {
          id: 'rule.marteline',
          figures: [sign('M'), card(mosaicCard('A'))],
          rules: ['ALM-MARTELINE-1', 'ALM-SCORE-8'],
        },
        {
          id: 'rule.stall',
          figures: [sign('S'), stall],
          rules: ['ALM-STALL-1', 'ALM-SCORE-5'],
        },
        {
          id: 'rule.moon',
          figures: [sign('O'), objective],
          rules: ['ALM-MOON-1', 'ALM-OBJ-1', 'ALM-OBJ-2', 'ALM-SCORE-9'],
        },
        { id: 'rule.jar', figures: [sign('J')], rules: ['ALM-JAR-1', 'ALM-SCORE-7'] },
        {
          id: 'rule.round',
          figures: [],
          rules: ['ALM-PLACE-3', 'ALM-EFFECT-3', 'ALM-GENIE-1', 'ALM-EXAMPLE-1'],
          frames: [
            [number(2), landscapeFigure('caravan >G>S'), realmFigure(ROUND)],
            [realmFigure(placed, lie([2, 1])), stall, sign('G')],
            [realmFigure(moved, lie([4, 2])), sign('O')],
            [realmFigure(moved), objective, number(2), landscapeFigure('market J>S>')],
          ],
        },
        {
          id: 'rule.genie',
          figures: [],
          rules: ['ALM-GENIE-1', 'ALM-GENIE-4', 'ALM-GENIE-5', 'ALM-GENIE-6'],
          frames: [
            [realmFigure(chain('1.1', '1.2'), lie([2, 1])), sign('G')],
            [realmFigure(chain('4.1', '1.2'), lie([4, 1])), sign('G')],
            [realmFigure(chain('4.1', '3.1'), lie([3, 1])), sign('R'), sign('S')],
          ],
        },
      ],
    },
    {
      id: 'scoring',
      lines: [
        {
          id: 'rule.palaces',
          figures: [],
          rules: ['ALM-SCORE-6', 'ALM-EXAMPLE-2'],
          frames: [
            [{ box: '-4 -4 200 104', wide: 2, art: at(0, 0, caravan) + at(96, 0, palace) + points(144, 20, 0) }],
            [
              {
                box: '-4 -4 200 200',
                wide: 2,
                art: at(0, 0, palace) + at(96, 0, market) + at(0, 96, oasis()) + points(76, 20, 3),
              },
            ],
          ],
        },
        {
          id: 'rule.oases',
          figures: [
            {
              box: '-4 -4 296 104',
              wide: 3,
              art: at(0, 0, oasis()) + at(96, 0, oasis('>>J.')) + points(96, 20, 12) + at(192, 0, ''),
            },
          ],
          rules: ['ALM-SCORE-2', 'ALM-SCORE-3'],
        },
        {
          id: 'rule.caravans',
          figures: [row(96, caravan, landscapeTile('caravan', '>J.>'), market)],
          rules: ['ALM-SCORE-4', 'ALM-SCORE-5'],
        },
        {
          id: 'rule.rubies',
          figures: [],
          rules: ['ALM-SCORE-10', 'ALM-EXAMPLE-3'],
          frames: [
            [rubies(5, 12), rubies(5, 12)],
            [rubies(5, 12), rubies(5, 12), rubies(4, 4)],
          ],
        },
        {
          id: 'rule.scored',
          figures: [],
          rules: ['ALM-EXAMPLE-4'],
          frames: [
            [scored(lie([1, 0], [1, 1], [3, 2], [4, 1], [4, 2]), over(1, 1, 6), over(4, 2, 9), over(3, 2, 6))],
            [
              scored(
                lie([2, 0], [1, 4], [2, 3], [2, 4], [3, 3], [3, 4], [4, 3]),
                over(2, 0, 2),
                over(3, 3, 35),
                over(1, 2, 4),
                over(1, 3, 4),
                over(4, 4, 4),
                over(3, 0, 4),
              ),
            ],
            [scored(lie([2, 1], [2, 2], [3, 1], [4, 0]), over(2, 1, 2), over(2, 2, 3), over(3, 1, 4), over(4, 0, 3))],
            [scored(), sign('J')],
            [scored(lie([2, 2], [3, 1], [4, 0]), over(2, 2, 3), over(3, 1, 4), over(4, 0, 3)), card(mosaicCard('A'))],
            [scored(points(96 * 2.5, 96 * 2, 83))],
          ],
        },
        { id: 'rule.end', figures: [number(16)], rules: ['ALM-END-1', 'ALM-SCORE-1', 'ALM-SCORE-11'] },
      ],
    },
    {
      id: 'characters',
      lines: [
        {
          id: 'rule.recruit',
          module: 'characters',
          figures: [],
          rules: ['ALM-CHAR-2', 'ALM-CHAR-3', 'ALM-CHAR-4', 'ALM-CHAR-5'],
          frames: [
            [person('ali-baba'), rubies(4, 0)],
            [person('ali-baba'), sign('R'), square(ruby(), 48), square(ruby(), 48)],
          ],
        },
        {
          id: 'rule.morgiana',
          module: 'characters',
          figures: [],
          rules: ['ALM-MORGIANA-1', 'ALM-CHAR-7'],
          frames: [
            [person('morgiana'), number(2), square(palace), number(2)],
            [person('morgiana'), number(2), square(palace), number(1), number(3)],
          ],
        },
      ],
    },
  ],
};
