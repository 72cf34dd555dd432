import type { Json } from '@majlis/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const isEffect = (effect: string) => (wish: Json) => {
  const { type, effect: of } = wish as { type: string; effect?: string };
  return type === 'perform' && of === effect;
};
const isOf = (type: string) => (wish: Json) => (wish as { type: string }).type === type;

const withRuby = () =>
  playedUntil('almadi', 3, {}, ({ legal }) => legal.some(isEffect('ruby')) && !legal.some(isOf('move')));
const withMoon = () =>
  playedUntil(
    'almadi',
    3,
    {},
    ({ legal, moves }) => moves > 60 && legal.some(isOf('claim')) && !legal.some(isOf('move')),
  );
const placing = () => playedUntil('almadi', 3, {}, ({ kind, moves }) => kind === 'chooseLandscape' && moves > 40);

const decision = (page: Page) => page.locator('.prompt').getAttribute('data-decision');

test('the main button takes what was woken; ending the turn says what is lost', async ({ page, barriers }) => {
  await openLaid(page, withRuby());
  await expect(page.locator('.prompt .btn.primary')).toHaveText('Take a ruby');
  await expect(page.locator('.prompt .btn.end')).toHaveText(/^End turn \((ruby|\d) unused\)$/);
  await expect(page.locator('.alm-worth')).toContainText(/Turn \d+ of 16 · \d+ tiles left/);
  expect(await barriers()).toEqual([]);
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt .btn.primary')).not.toHaveText('Take a ruby');
});

test('an objective is picked first: whose it is, what it is worth and what it risks', async ({ page }) => {
  await openLaid(page, withMoon());
  const before = await decision(page);
  const held = page.locator('.alm-group .claim:has(.held-by)').first();
  const offer = (await held.count()) > 0 ? held : page.locator('.alm-group .claim').first();
  await offer.click();
  await expect(page.locator('.prompt')).toContainText(/Take “.+” from/);
  await expect(page.locator('.prompt')).toContainText(/it costs you \d+|already completed it/);
  expect(await decision(page)).toBe(before);
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-decision', before!);
});

test('the prompt follows the choice: what it wakes, and the points before and after', async ({ page }) => {
  await openLaid(page, placing());
  await page.locator('.alm-gate .is-legal').first().click();
  await page.locator('.target.yes').first().click();
  await expect(page.locator('.prompt')).toContainText(/Activates .+\. .*(\d+ points instead of \d+|Still \d+ points?)/);
});

test('a sign says its name and a sentence: to a pointer, to the keyboard, and in the legend', async ({
  page,
  barriers,
}) => {
  await openLaid(page, placing());
  const tip = page.getByRole('tooltip');
  // What explains signs comes after the table.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await page.locator('.alm-gate [data-sign="effect.G"]').first().hover();
    await expect(tip).toContainText('Move one landscape of your realm', { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.locator('.alm-gate .is-legal').first().focus();
  await expect(tip).toContainText('Where the arrow of one landscape touches');
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByText('What the symbols mean').click();
  await expect(page.locator('.legend')).not.toHaveCount(0);
  await expect(page.locator('.legend').first()).toContainText('Jar');
  expect(await barriers()).toEqual([]);
});

test('alone against bots undo goes back past their moves; where cards came to light, the table asks and marks the game', async ({
  page,
}) => {
  await openLaid(page, placing());
  const hand = await page.locator('.alm-gate').innerHTML();
  await page.locator('.alm-gate .is-legal').first().click();
  await page.locator('.target.yes').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt:not(.waiting) .btn.end, .prompt .btn.primary').first()).toBeVisible();
  while ((await page.locator('.prompt .btn.end').count()) > 0) await page.locator('.prompt .btn.end').click();
  await expect(page.locator('.prompt:not(.waiting)[data-question="chooseLandscape"]')).toBeVisible();
  await page.locator('.prompt .undo').click();
  await expect(page.locator('.prompt')).toContainText('with take-backs');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('.log .tag')).toHaveText('with take-backs');
  await page.locator('.prompt .undo').click();
  await expect(page.locator('.prompt[data-question="chooseLandscape"]')).toBeVisible();
  await expect.poll(() => page.locator('.alm-gate').innerHTML()).toBe(hand);
});
