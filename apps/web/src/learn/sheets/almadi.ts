import { effectSign, landscapeTile, mosaicCard, objectiveCard, ruby, figure as shape, stallCard } from '@majlis/art';
import { at, card, type Figure, no, points, row, type Sheet, square } from './figure.ts';

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
          figures: [sign('S'), card(stallCard('spice', { name: '' as 'spice' }))],
          rules: ['ALM-STALL-1', 'ALM-SCORE-5'],
        },
        {
          id: 'rule.moon',
          figures: [sign('O'), objective],
          rules: ['ALM-MOON-1', 'ALM-OBJ-1', 'ALM-OBJ-2', 'ALM-SCORE-9'],
        },
        { id: 'rule.jar', figures: [sign('J')], rules: ['ALM-JAR-1', 'ALM-SCORE-7'] },
        {
          id: 'rule.genie',
          figures: [],
          rules: ['ALM-GENIE-1', 'ALM-GENIE-4', 'ALM-GENIE-5', 'ALM-GENIE-6', 'ALM-EXAMPLE-1'],
          frames: [
            [number(2), square(landscapeTile('caravan', 'S>G>'))],
            [
              {
                box: '-4 -4 200 104',
                wide: 2,
                art:
                  at(0, 0, landscapeTile('market', '>>.S', { goods: { leather: 2, carpet: 2 } })) +
                  at(96, 0, landscapeTile('caravan', '>.JG', { lit: lit(3) })),
              },
              sign('G'),
            ],
            [
              number(4),
              {
                box: '-4 -4 200 104',
                wide: 2,
                art:
                  at(0, 0, landscapeTile('palace', 'M>.>', { lit: lit(1) })) +
                  at(96, 0, landscapeTile('caravan', '>.JO', { lit: lit(3) })),
              },
              sign('O'),
            ],
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
        { id: 'rule.rubies', figures: [square(ruby(), 48)], rules: ['ALM-SCORE-10', 'ALM-EXAMPLE-3'] },
        { id: 'rule.end', figures: [number(16)], rules: ['ALM-END-1', 'ALM-SCORE-1', 'ALM-SCORE-11'] },
      ],
    },
  ],
};
