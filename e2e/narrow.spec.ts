import { expect, test } from './fixtures.ts';
import { become, Door } from './room.ts';

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
        const isOut =
          width > 0 && thing.checkVisibility() && (left < -1 || right > 321) && thing.closest('.skip') === null;
        return isOut ? [`${thing.className} ${thing.ariaLabel ?? thing.textContent}`] : [];
      }),
    );
    expect(outside).toEqual([]);
    expect(await barriers()).toEqual([]);
  });
}
