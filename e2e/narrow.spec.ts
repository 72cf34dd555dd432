import { table } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';
import { openAt } from './position.ts';
import { SCREENS } from './screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });

const TABLES = [
  ['alhambra', 6],
  ['almadi', 4],
  ['aladdins-dragon', 5],
] as const;

for (const [game, seats] of TABLES) {
  test(`a full table of ${game} fits 320 pixels`, async ({ page, request, barriers }) => {
    const sitting = await new Door(request).tableAgainstBots(game, seats);
    await become(page, sitting);
    await page.goto(`/t/${sitting.key.table}`);
    await expect(page.locator('.prompt')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, h1, .prompt')].flatMap((thing) => {
        const { left, right, width } = thing.getBoundingClientRect();
        // A row moved by the finger may well be longer than the page is wide.
        const isApart = thing.closest('.skip, .alm-dock, .alh-hand, .choices') !== null;
        const isOut = width > 0 && thing.checkVisibility() && (left < -1 || right > 321) && !isApart;
        return isOut ? [`${thing.className} ${thing.ariaLabel ?? thing.textContent}`] : [];
      }),
    );
    expect(outside).toEqual([]);
    expect(await barriers()).toEqual([]);
  });

  test(`the question of ${game} is in sight on every screen`, async ({ page }) => {
    await page.goto(`/solo/${game}?seats=${seats}&level=easy`);
    const question = page.locator('.prompt:not(.waiting)');
    await expect(question).toBeVisible();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect(question, `${width} by ${height}`).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    }
  });
}

test('two buildings of one kind and price are told apart by their walls, in buttons that fit a phone', async ({
  page,
}) => {
  const market = ['tower9-nw', null, null, 'tower9-ne'];
  const position = table(2, [], { hands: { 0: 'b9 y9' }, market, row: 'g4 b1 b2 b3' }).play(
    'p0: buy 1 with b9',
    'p0: buy 4 with y9',
  );
  await openAt(page, position.play('p0: take g4').state);
  await expect(page.locator('.prompt')).toContainText('walls north and west');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
