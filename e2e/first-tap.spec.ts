import { alhambra, type State } from '@majlis/alhambra';
import type { Json } from '@majlis/kernel';
import { expectNothingActs } from './first-touch.ts';
import { test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nobody else may act meanwhile. */
const isAskedAlone = ({ state }: { readonly state: unknown }) => alhambra.deciders(state as State).length === 1;
const hasOf = (type: string, legal: readonly Json[]) => legal.some((wish) => (wish as { type: string }).type === type);

type Moment = readonly [name: string, lay: () => ReturnType<typeof playedUntil>];

/** A question of Alhambra in the middle of a game; every kind that modules ask is touched in `alhambra-all-twenty`. */
const inAlhambra = (kind: string, modules: readonly string[] = []): Moment => [
  `Alhambra, ${kind}`,
  () =>
    playedUntil(
      'alhambra',
      3,
      { modules },
      (asked) => asked.kind === kind && asked.legal.length > 2 && asked.moves > 40 && isAskedAlone(asked),
    ),
];

const MOMENTS: readonly Moment[] = [
  inAlhambra('chooseAction'),
  inAlhambra('placeTiles'),
  inAlhambra('characters.auction', ['characters']),
  inAlhambra('specialMoves', ['vizier', 'thieves', 'change', 'city-gates']),
  ['Almadi, the starting tile', () => playedUntil('almadi', 3, {}, ({ kind }) => kind === 'chooseStartingTile')],
  [
    'Almadi, a landscape',
    () => playedUntil('almadi', 3, {}, ({ kind, moves }) => kind === 'chooseLandscape' && moves > 40),
  ],
  ['Almadi, a genie', () => playedUntil('almadi', 3, {}, ({ legal }) => hasOf('move', legal))],
  [
    'Almadi, a moon, with characters',
    () =>
      playedUntil(
        'almadi',
        3,
        { modules: ['characters'] },
        ({ legal }) => hasOf('claim', legal) && hasOf('recruit', legal),
      ),
  ],
  [
    'Aladdin’s Dragon, placing',
    () => playedUntil('aladdins-dragon', 3, {}, ({ kind, moves }) => kind === 'place' && moves > 8),
  ],
  [
    'Aladdin’s Dragon, a purchase',
    () => playedUntil('aladdins-dragon', 3, {}, ({ kind, legal }) => kind === 'buy' && legal.length > 2),
  ],
  [
    'Aladdin’s Dragon, magic',
    () =>
      playedUntil(
        'aladdins-dragon',
        3,
        { version: 'magic' },
        ({ kind, legal }) => kind === 'plays' && legal.length > 2,
      ),
  ],
  [
    'Aladdin’s Dragon, a bribe',
    () => playedUntil('aladdins-dragon', 3, {}, ({ kind, legal }) => kind === 'bribe' && legal.length > 2),
  ],
  [
    'Aladdin’s Dragon, the market',
    () => playedUntil('aladdins-dragon', 3, {}, ({ kind, legal }) => kind === 'market' && legal.length > 2),
  ],
];

const SCREENS = [
  ['mouse', 1440, 900],
  ['finger', 390, 844],
  ['finger', 320, 640],
] as const;

for (const [by, width, height] of SCREENS) {
  test.describe(`by ${by} at ${width}`, () => {
    test.use({ viewport: { width, height }, hasTouch: by === 'finger', isMobile: by === 'finger' });

    for (const game of ['Alhambra', 'Almadi', 'Aladdin’s Dragon'])
      test(`${game}: a first touch of any piece changes nothing, by ${by} at ${width}`, async ({ page }) => {
        for (const [name, lay] of MOMENTS.filter(([name]) => name.startsWith(game))) {
          await openLaid(page, lay());
          await page.waitForLoadState('networkidle');
          await expectNothingActs(page, by, name);
        }
      });
  });
}
