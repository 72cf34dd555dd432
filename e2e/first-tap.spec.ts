import type { Json } from '@majlis/kernel';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const hasOf = (type: string, legal: readonly Json[]) => legal.some((wish) => (wish as { type: string }).type === type);

const MOMENTS: readonly (readonly [string, () => ReturnType<typeof playedUntil>])[] = [
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

/** Every piece one can touch that was not touched yet; not the buttons of the question itself: they say what they do. */
const PIECES =
  'main :is(button:enabled, [role=button]):not(.prompt *, .choices *, .visit, .lens *, .btn.primary, [aria-disabled=true], [data-touched])';
const MOST = 120;

/** Touches each piece once, also those that a touch brings: the question stays the one it was. */
async function touchEach(page: Page, touch: (piece: Locator) => Promise<void>): Promise<number> {
  const decision = () => page.locator('.prompt').getAttribute('data-decision');
  const before = await decision();
  for (let touched = 0; touched < MOST; touched++) {
    const piece = page.locator(PIECES).first();
    if ((await piece.count()) === 0) return touched;
    const name = await piece.evaluate((element) => {
      document.querySelector('[data-touched=now]')?.setAttribute('data-touched', '');
      element.setAttribute('data-touched', 'now');
      return element.outerHTML.slice(0, 160);
    });
    await touch(page.locator('[data-touched=now]'));
    expect(await decision(), name).toBe(before);
  }
  return MOST;
}

/** The same inside the page, where it takes a moment. */
const clickEach = (page: Page): Promise<{ touched: number; acted: string | null }> =>
  page.evaluate(
    async ([pieces, most]) => {
      const decision = () => document.querySelector<HTMLElement>('.prompt')?.dataset['decision'];
      const before = decision();
      for (let touched = 0; touched < most; touched++) {
        const piece = document.querySelector(pieces);
        if (piece === null) return { touched, acted: null };
        piece.setAttribute('data-touched', '');
        const name = piece.outerHTML.slice(0, 160);
        piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 40));
        if (decision() !== before) return { touched, acted: name };
      }
      return { touched: most, acted: null };
    },
    [PIECES, MOST] as const,
  );

test('a first click on any piece changes nothing, in any kind of question', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, lay] of MOMENTS) {
    await openLaid(page, lay());
    await page.waitForLoadState('networkidle');
    const { touched, acted } = await clickEach(page);
    expect(acted, name).toBeNull();
    expect(touched, name).toBeGreaterThan(2);
  }
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test.describe(`on a phone of ${width}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    for (const [name, lay] of MOMENTS.filter(([name]) => /landscape|Dragon/.test(name))) {
      test(`${name}: nor does a first tap, at ${width}`, async ({ page }) => {
        await openLaid(page, lay());
        await page.waitForLoadState('networkidle');
        expect(await touchEach(page, (piece) => piece.tap())).toBeGreaterThan(2);
      });
    }
  });
}
