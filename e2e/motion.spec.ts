import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

/** Counts what has travelled over the table since the page was opened. */
const countFlights = (page: Page) =>
  page.addInitScript(() => {
    let flights = 0;
    let landings = 0;
    const seen = (records: MutationRecord[]) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.className === 'flying') {
            flights++;
            if (node.dataset['into'] === undefined) landings++;
          }
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver(seen).observe(document.body, { childList: true }));
    Object.assign(window, { flightsSoFar: () => flights, landingsSoFar: () => landings });
  });

const flights = (page: Page) => page.evaluate(() => (window as unknown as { flightsSoFar(): number }).flightsSoFar());
/** Those that end where something lies, not in somebody's hidden hand. */
const landings = (page: Page) =>
  page.evaluate(() => (window as unknown as { landingsSoFar(): number }).landingsSoFar());
const asked = (page: Page) => page.locator('.prompt:not(.waiting)');

/** Takes money, and waits until the bot has had its turn. */
async function takeMoney(page: Page): Promise<void> {
  await expect(asked(page)).toBeVisible();
  const hand = page.locator('.alh-hand .pc');
  const cards = await hand.count();
  await page.locator('.alh-row .pc').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect.poll(() => hand.count()).toBeGreaterThan(cards);
  await expect(asked(page)).toBeVisible();
}

test('what one takes flies to the hand, what others take to them, and is cleared away', async ({ page }) => {
  await countFlights(page);
  await page.goto('/solo/alhambra?seats=2&level=easy');
  await expect(asked(page)).toBeVisible();
  const own = () => landings(page);
  const others = async () => (await flights(page)) - (await own());
  for (let turn = 0; turn < 6 && ((await own()) === 0 || (await others()) === 0); turn++) await takeMoney(page);
  expect(await own()).toBeGreaterThan(0);
  expect(await others()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.flying')).toHaveCount(0);
});

/** Animations are fetched when the page is at rest: a busy machine plays before they have come. */
const untilThingsCanFly = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /motion-[\w-]+\.js/.test(name)),
  );

test('what one places flies there, in both games with tiles', async ({ page }) => {
  await countFlights(page);
  for (const [id, kind, first] of [
    ['alhambra', 'placeTiles', null],
    ['almadi', 'chooseLandscape', '.alm-gate .is-legal'],
  ] as const) {
    await openLaid(
      page,
      playedUntil(
        id,
        3,
        {},
        (asked) => asked.kind === kind && asked.moves > 40 && JSON.stringify(asked.legal).includes('cell'),
      ),
    );
    await untilThingsCanFly(page);
    const before = await landings(page);
    if (first !== null) await page.locator(first).first().click();
    await page.locator('.target.yes').first().click();
    await page.locator('.prompt .btn.primary').click();
    await expect.poll(() => landings(page), id).toBeGreaterThan(before);
  }
});

test('a token that one places flies to its space in Aladdin’s Dragon', async ({ page }) => {
  await countFlights(page);
  // Nobody's bot answers within the test: what flies is the visitor's own.
  const laid = playedUntil('aladdins-dragon', 3, {}, ({ kind, moves }) => kind === 'place' && moves > 8);
  await openLaid(page, { ...laid, pause: 60_000 });
  await untilThingsCanFly(page);
  await page.locator('button.tok:enabled').last().click();
  await page.locator('.bay.legal').first().click();
  expect(await landings(page)).toBe(0);
  await page.locator('.prompt .btn.primary').click();
  await expect.poll(() => landings(page)).toBe(1);
});

test('nothing moves for those who have switched it off, or whose device asks for it', async ({ page }) => {
  await countFlights(page);
  await page.addInitScript(() => localStorage.setItem('majlis.settings', JSON.stringify({ motion: 'off' })));
  await page.goto('/solo/alhambra?seats=2&level=easy&deal=2');
  for (let turn = 0; turn < 2; turn++) await takeMoney(page);
  expect(await flights(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.removeItem('majlis.settings'));
  await page.reload();
  for (let turn = 0; turn < 2; turn++) await takeMoney(page);
  expect(await flights(page)).toBe(0);
});

test('a browser that cannot move anything still plays', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('not today');
    };
  });
  await page.goto('/solo/alhambra?seats=2&level=easy&deal=3');
  for (let turn = 0; turn < 2; turn++) await takeMoney(page);
  await expect(page.locator('.flying')).toHaveCount(0);
});
