import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where the parts of a table are, in whole pixels. */
const places = (page: Page, parts: readonly string[]): Promise<Readonly<Record<string, string>>> =>
  page.evaluate((wanted) => {
    // A click may have moved what does not fit.
    window.scrollTo(0, 0);
    return Object.fromEntries(
      wanted.map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        if (box === undefined) throw new Error(`no ${part}`);
        return [part, [box.left, box.top, box.width, box.height].map(Math.round).join(' ')];
      }),
    );
  }, parts);

const DRAGON = ['.order', '.board', '.lvl.palace', '.lvl.caves', '.screen', '.prompt'];
/** Not the prompt itself: its button may come and lie over the cards, which are not what is asked for. */
const ALMADI = ['.alm-gate', '.alm-frame', '.alm-worth', '.alm-dock'];

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [320, 640],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test(`Aladdin’s Dragon, ${width}: nothing jumps while a token and a space are chosen`, async ({ page }) => {
      await openLaid(
        page,
        playedUntil('aladdins-dragon', 3, {}, ({ kind, moves }) => kind === 'place' && moves > 8),
      );
      await page.waitForLoadState('networkidle');
      const first = await places(page, DRAGON);
      await page.locator('button.tok:enabled').first().click();
      expect(await places(page, DRAGON), 'a token').toEqual(first);
      for (const space of await page.locator('.bay.legal').all()) {
        const name = (await space.getAttribute('data-space'))!;
        await space.click();
        expect(await places(page, DRAGON), `space ${name}`).toEqual(first);
      }
    });

    test(`Almadi, ${width}: nothing jumps while a landscape and its place are chosen`, async ({ page }) => {
      await openLaid(
        page,
        playedUntil('almadi', 3, {}, ({ kind, moves }) => kind === 'chooseLandscape' && moves > 40),
      );
      await page.waitForLoadState('networkidle');
      const first = await places(page, ALMADI);
      for (const slot of await page
        .locator('.alm-gate .is-legal')
        .all()
        .then((all) => all.slice(0, 3))) {
        await slot.click();
        expect(await places(page, ALMADI), 'a landscape').toEqual(first);
      }
      await page.locator('.target.yes').first().click();
      expect(await places(page, ALMADI), 'its place').toEqual(first);
      await expect(page.locator('.prompt .btn.primary')).toBeInViewport({ ratio: 0.99 });
    });
  });
}
