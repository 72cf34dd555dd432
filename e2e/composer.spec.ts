import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const modules = (page: Page) => page.locator('.shelves').getByRole('checkbox');
const module = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('a set is chosen, found, drawn and sent as a link; whoever comes to the table sees it', async ({
  page,
  browser,
  server,
  barriers,
}) => {
  await page.goto('/new/alhambra');
  await expect(modules(page).first()).toBeAttached();
  const all = await modules(page).count();
  expect(all).toBeGreaterThanOrEqual(5);

  await test.step('sets to begin with', async () => {
    await page.getByRole('button', { name: /^Everything/ }).click();
    await expect(modules(page).and(page.locator(':checked'))).toHaveCount(all);
    await expect(page.getByText(`Alhambra with ${all} modules`)).toBeVisible();
    await expect(page.getByText('This set is valid.')).toBeVisible();
    await page.getByRole('button', { name: /^Base game/ }).click();
    await expect(modules(page).and(page.locator(':checked'))).toHaveCount(0);
  });

  await test.step('one by one, and what they make of an evening', async () => {
    const length = page.getByRole('region', { name: 'Estimated length' }).locator('b');
    const short = await length.innerText();
    await module(page, 'Thieves').check({ force: true });
    await module(page, 'Vizier’s favour').check({ force: true });
    await module(page, 'Characters').check({ force: true });
    await expect(length).not.toHaveText(short);
    // In sight without looking for it below the shelves.
    await expect(page.locator('.prompt')).toContainText(`${await length.innerText()} · medium · `);
    await expect(page.getByText('A thief may act first, then the vizier.')).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  await test.step('a module is found by a word, also one of its description', async () => {
    await page.getByRole('searchbox', { name: 'Find a module' }).fill('auction');
    await expect(modules(page)).toHaveCount(1);
    await expect(page.getByText('1 module found.')).toBeVisible();
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No module found.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(modules(page)).toHaveCount(all);
  });

  await test.step('the address is a link to the set', async () => {
    expect(new URL(page.url()).searchParams.get('modules')?.split(',').sort()).toEqual([
      'characters',
      'thieves',
      'vizier',
    ]);
    await page.goto(`${page.url()},dragons`);
    await expect(module(page, 'Thieves')).toBeChecked();
    await expect(modules(page).and(page.locator(':checked'))).toHaveCount(3);
    await expect(page.getByRole('alert')).toContainText('dragons');
  });

  await test.step('chance draws as many as there are', async () => {
    await page.getByRole('button', { name: 'Pick 3 at random' }).click();
    await expect(modules(page).and(page.locator(':checked'))).toHaveCount(3);
    await expect(page.getByText(/^Picked: /)).toBeVisible();
  });

  await test.step('a guest sees in the lobby what will be played', async () => {
    await page.goto('/new/alhambra?modules=thieves,vizier&seats=2');
    await page.getByLabel('Your name').fill('Noor');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/t\//);
    const context = await browser.newContext({ baseURL: server });
    const guest = await context.newPage();
    await guest.goto(page.url());
    const played = guest.getByRole('region', { name: 'Played here' });
    await expect(played.getByRole('listitem')).toHaveText([/Vizier’s favour/, /Thieves/, /Dirk/]);
    await played.getByText('Thieves').click();
    await expect(played.getByText('Each thief works once.')).toBeVisible();
    await context.close();
  });
});

test('side by side, the shelves have their boards at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/new/alhambra');
  await modules(page).first().waitFor({ state: 'attached' });
  for (const at of [1, 2, 3, 4]) {
    const cards = page.locator(`.shelf li:nth-child(${at}) .mod`);
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size, `modules ${at} of their shelves`).toBe(1);
  }
});

test('a set is composed by keyboard alone', async ({ page }) => {
  await page.goto('/new/alhambra');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('money');
  await expect(modules(page).first()).toBeVisible();
  const names = page.locator('.shelves :focus');
  while ((await names.count()) === 0 || (await names.getAttribute('type')) !== 'checkbox')
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('.shelves :focus')).toBeChecked();
  await expect(page.getByText('Alhambra with 1 module')).toBeVisible();
});

for (const width of [390, 320]) {
  test(`nothing is too wide or too small for a finger at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/new/alhambra');
    await page.getByRole('button', { name: /^Everything/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const card of await page.locator('.mod').all()) {
      const box = (await card.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });
}
