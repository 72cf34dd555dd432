import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const MAGIC = { version: 'magic', maxRounds: 20 };
const dragon = () => playedUntil('aladdins-dragon', 3, MAGIC, ({ kind, moves }) => kind === 'place' && moves > 150);
const tally = () => playedUntil('aladdins-dragon', 3, MAGIC, ({ kind, moves }) => kind === 'buy' && moves > 150);
const almadi = () =>
  playedUntil('almadi', 3, { modules: ['characters'] }, ({ kind, moves }) => kind === 'chooseLandscape' && moves > 60);

/** What only decorates: skies, roofs, doors, emblems of players, buttons with words. */
const DECOR = '.floor, .stars, .girih, .art, .mouth, .emblem, .ic, .spotlight > .dr, .btn *, .lens *, .alm-mini';

/** Drawings that explain themselves to nobody. */
const mute = (page: Page): Promise<string[]> =>
  page.evaluate((decor) => {
    const all = [...document.querySelectorAll('main svg')];
    return all.flatMap((drawing) => {
      const isTold = drawing.closest('[data-sign]') !== null || drawing.querySelector('[data-sign]') !== null;
      if (isTold || drawing.matches(decor) || !drawing.checkVisibility() || drawing.clientWidth === 0) return [];
      return [drawing.parentElement!.outerHTML.slice(0, 120)];
    });
  }, DECOR);

for (const [name, lay] of [
  ['Aladdin’s Dragon', dragon],
  ['Aladdin’s Dragon, a purchase', tally],
  ['Almadi', almadi],
] as const) {
  test(`${name}: every drawing on the table belongs to a sign of the legend`, async ({ page }) => {
    await openLaid(page, lay());
    await page.waitForLoadState('networkidle');
    expect(await mute(page)).toEqual([]);
    const used = await page
      .locator('main [data-sign]')
      .evaluateAll((all) => [...new Set(all.flatMap((sign) => sign.getAttribute('data-sign')!.split(' ')))]);
    // Whoever looks at it gets words: of each sign on the table, once.
    const wordless: string[] = [];
    for (const id of used) {
      const told = await page.evaluate(async (wanted) => {
        const sign = document.querySelector(`main [data-sign~="${CSS.escape(wanted)}"]`)!;
        const probe = document.createElement('button');
        probe.dataset['sign'] = wanted;
        sign.closest('main')!.append(probe);
        probe.focus({ focusVisible: true } as FocusOptions);
        for (let wait = 0; wait < 40; wait++) {
          const words = document.querySelector('.sign-tip dd')?.textContent ?? '';
          if (words !== '') break;
          await new Promise((next) => setTimeout(next, 50));
        }
        const words = document.querySelector('.sign-tip dd')?.textContent ?? '';
        probe.remove();
        return words;
      }, id);
      if (told.length < 10) wordless.push(id);
    }
    expect(used.length).toBeGreaterThan(10);
    expect(wordless).toEqual([]);
  });
}

test('Aladdin’s Dragon: a sign explains itself to a pointer, to the keyboard and in the legend', async ({ page }) => {
  await openLaid(page, dragon());
  const tip = page.getByRole('tooltip');
  await expect(async () => {
    await page.mouse.move(2, 2);
    await page.locator('.coffer [data-sign="treasure.0"]').hover();
    await expect(tip).toContainText('Crowns', { timeout: 2000 });
  }).toPass();
  await expect(tip).toContainText('Won in its cave');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.locator('.bay.gate').focus();
  await expect(tip).toContainText('Match the guard’s strength');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByText('What the symbols mean').click();
  const legend = page.locator('.legend');
  for (const words of ['Crowns', 'Camel', 'Guard', 'Flying carpet', 'Charity']) {
    await expect(legend.filter({ hasText: words }).first()).toBeVisible();
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const [name, lay, sign, words] of [
    ['Aladdin’s Dragon', dragon, '.coffer [data-sign="treasure.0"]', 'Crowns'],
    ['Almadi', almadi, '.alm-gate [data-sign="effect.>"]', 'arrow'],
  ] as const) {
    test(`${name}: a long press says what a sign means, and does nothing else`, async ({ page }) => {
      await openLaid(page, lay());
      // What is asked and what is picked; its words may still be arriving.
      const asked = async () => [
        await page.locator('.prompt').getAttribute('data-decision'),
        await page.locator('.prompt .cancel, main [aria-pressed=true]').count(),
      ];
      const before = await asked();
      const tip = page.getByRole('tooltip');
      await expect(async () => {
        const { x, y, width, height } = (await page.locator(sign).first().boundingBox())!;
        const at = { x: x + width / 2, y: y + height / 2 };
        const client = await page.context().newCDPSession(page);
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await page.waitForTimeout(800);
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await expect(tip).toContainText(words, { timeout: 2000 });
      }).toPass();
      expect(await asked()).toEqual(before);
    });
  }
});

for (const [locale, treasures, landscapes] of [
  ['en', 'C P G T B', 'OCMP'],
  ['fr', 'C P G T O', 'OCMP'],
  ['de', 'K P E O G', 'OKMP'],
] as const) {
  test(`letters on pieces are those of the language: ${locale}`, async ({ page }) => {
    await page.addInitScript((wanted) => localStorage.setItem('majlis.locale', wanted), locale);
    await openLaid(page, dragon());
    await expect.poll(async () => (await page.locator('.coffer svg text').allTextContents()).join(' ')).toBe(treasures);
    await openLaid(page, almadi());
    const letters = async () =>
      new Set([
        ...(await page.locator('.alm-mini text').allTextContents()),
        ...(await page.locator('.alm-gate svg > text').allTextContents()),
      ]);
    await expect.poll(async () => [...(await letters())].every((letter) => landscapes.includes(letter))).toBe(true);
    expect([...(await letters())]).toContain(landscapes[1]);
  });
}
