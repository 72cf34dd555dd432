import type { Page } from '@playwright/test';
import { table } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { openAt, openLaid, playedUntil } from './position.ts';

// What a table does without being asked to.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Long enough to be meant for people. */
const LONG = 2000;

interface Held {
  readonly milliseconds: number;
  run(): void;
}
declare global {
  interface Window {
    held: Held[];
  }
}

/** What the page wants to do in some seconds waits until the test lets it: a slow machine must not take the time. */
async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript((long) => {
    const start = window.setTimeout.bind(window);
    window.held = [];
    window.setTimeout = ((run: () => void, milliseconds = 0, ...rest: []) => {
      if (milliseconds < long) return start(run, milliseconds, ...rest);
      return window.held.push({ milliseconds, run });
    }) as typeof window.setTimeout;
  }, LONG);
}

const waits = (page: Page): Promise<number[]> =>
  page.evaluate(() => window.held.map(({ milliseconds }) => milliseconds));
const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { run } of window.held.splice(0)) run();
  });

test('a question whose only answer is to pass is answered without the person, as slowly as any other', async ({
  page,
}) => {
  const modules = ['vizier', 'thieves'];
  const isPass = (action: unknown) => (action as { readonly type: string }).type === 'pass';
  const only = playedUntil('alhambra', 3, { modules }, ({ legal }) => legal.length === 1 && isPass(legal[0]));
  await holdTimers(page);
  await openLaid(page, only);
  const decision = await page.locator('.prompt').getAttribute('data-decision');
  const asked = page.locator(`.prompt[data-decision="${decision}"]`);
  await expect(asked).toContainText('You can only pass.');
  expect((await waits(page)).filter((wait) => wait >= 2500 && wait <= 4000)).toHaveLength(1);
  await letGo(page);
  await expect(asked).toHaveCount(0);
});

/** The next card of the deck brings the second scoring. */
const beforeScoring = () =>
  table(3, [], {
    boards: { 0: [['garden10-n', 0, -1]], 1: [['garden8-nw', 1, 0]] },
    row: 'b4 g3 o1 y9',
    next: [101, 'g1'],
    edit(s) {
      s.scorings = 1;
    },
  }).state;

for (const passes of [false, true]) {
  test(`a scoring ${passes ? 'goes on by itself where somebody has chosen so' : 'waits for as long as one likes'}`, async ({
    page,
  }) => {
    await page.addInitScript((settings) => {
      if (location.protocol !== 'about:') localStorage.setItem('majlis.settings', settings);
    }, JSON.stringify({ passes }));
    await holdTimers(page);
    await openAt(page, beforeScoring());
    await page.getByRole('button', { name: '4 denars', exact: true }).click();
    await page.locator('.prompt .btn.primary').click();
    const stage = page.getByRole('region', { name: 'Scoring 2' }).first();
    await expect(stage.getByRole('row', { name: /Garden/ })).toBeVisible();
    expect((await waits(page)).includes(6000)).toBe(passes);
    await letGo(page);
    await expect(stage).toHaveCount(passes ? 0 : 1);
  });
}
