import type { Table } from '@majlis/almadi';
import { compilePack, designedPack, previewMove } from '@majlis/almadi/client';
import type { Json } from '@majlis/kernel';
import type { Page } from '@playwright/test';
import { NAMES } from '../scripts/lib/screens/laid.mjs';
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
/** An objective that another player holds and has not completed may be taken. */
const withMoon = () =>
  playedUntil('almadi', 3, {}, ({ legal, state }) => {
    const { players } = state as Table;
    const isHeld = (wish: Json) => {
      const { objective } = wish as { readonly objective: number };
      return isOf('claim')(wish) && players.some((player, seat) => seat > 0 && player.objectives.includes(objective));
    };
    return legal.some(isHeld) && !legal.some(isOf('move'));
  });
const placing = () => playedUntil('almadi', 3, {}, ({ kind, moves }) => kind === 'chooseLandscape' && moves > 40);

const content = compilePack(designedPack);
/** A genie could make things worse, in a cell where nothing would be activated. */
const withLoss = () =>
  playedUntil('almadi', 3, {}, ({ legal, state }) =>
    legal.some((wish) => {
      const { type, from, to } = wish as { type: string; from?: number; to?: number };
      if (type !== 'move') return false;
      const preview = previewMove(content, state as Table, 0, from!).find(({ cell }) => cell === to);
      return preview !== undefined && preview.points < 0 && Object.keys(preview.activates).length === 0;
    }),
  );
const withGenieOnly = () =>
  playedUntil('almadi', 3, {}, ({ legal }) => {
    return legal.some(isOf('move')) && legal.every((wish) => isOf('move')(wish) || isOf('end')(wish));
  });

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

test('an objective is picked first: from whom it is taken, what it is worth and what it risks', async ({ page }) => {
  await openLaid(page, withMoon());
  const before = await decision(page);
  const held = page.locator('.alm-group .claim:has(.held-by)').first();
  const words = await held.locator('.held-by').innerText();
  const holder = NAMES.slice(1).find((name) => words.includes(name));
  expect(holder).toBeDefined();
  await held.click();
  await expect(page.locator('.prompt')).toContainText(new RegExp(`Take “.+” from ${holder}`));
  await expect(page.locator('.prompt')).toContainText(/it costs you \d+|already completed it/);
  expect(await decision(page)).toBe(before);
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-decision', before!);
});

test('the prompt follows the choice: what it wakes, and the points before and after', async ({ page }) => {
  await openLaid(page, placing());
  await page.locator('.alm-gate .is-legal').first().click();
  await page.locator('.target.yes').first().click();
  await expect(page.locator('.prompt')).toContainText(
    /Activates: .+\. .*(\d+ points instead of \d+|Still \d+ points?)/,
  );
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
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const words of ['Move from piece to piece.', 'Close, deselect', 'Zoom in, zoom out', 'This list.'])
    await expect(keys).toContainText(words);
  // Those of other pages are not there.
  await expect(keys).not.toContainText('next move');
  await expect(keys).not.toContainText('token');
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
  const before = await decision(page);
  await page.locator('.alm-gate .is-legal').first().click();
  await page.locator('.target.yes').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-decision', before!);
  // It may end by itself meanwhile.
  const end = page.locator('.prompt .btn.end');
  while ((await end.count()) > 0) await end.click({ timeout: 3000 }).catch(() => {});
  await expect(page.locator('.prompt:not(.waiting)[data-question="chooseLandscape"]')).toBeVisible();
  await page.locator('.prompt .undo').click();
  await expect(page.locator('.prompt')).toContainText('with take-backs');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('.log .tag')).toHaveText('with take-backs');
  await page.locator('.prompt .undo').click();
  await expect(page.locator('.prompt[data-question="chooseLandscape"]')).toBeVisible();
  await expect.poll(() => page.locator('.alm-gate').innerHTML()).toBe(hand);
});

test('the prompt names the effect at hand, and how often it may still be used', async ({ page }) => {
  const laid = withGenieOnly();
  await openLaid(page, laid);
  await expect(page.locator('.prompt')).toContainText('Genie: choose a landscape to move');
  await expect(page.locator('.prompt')).toContainText(/(One move|\d moves) left this turn/);
  await page.locator('.lying.may-go').first().click();
  await expect(page.locator('.prompt')).toContainText(/Genie: where does the (oasis|caravan|market|palace) go\?/);
});

test('what a realm is worth stands beside it, kind by kind, and adds up to its points', async ({ page }) => {
  await openLaid(page, placing());
  const kinds = page.locator('.alm-worth li');
  const points = await kinds.locator('b').allInnerTexts();
  expect(points.length).toBeGreaterThan(3);
  const sum = points.reduce((all, text) => all + Number(text.replace('−', '-')), 0);
  await expect(page.locator('.seat').first().locator('.pts')).toHaveText(String(sum));
});

test('a move that costs points is not painted as a gain, and the log says why they fell', async ({ page }) => {
  await openLaid(page, withLoss());
  const loss = page.locator('.target .loss');
  for (const piece of await page.locator('.lying.may-go').all()) {
    await piece.click();
    if ((await loss.count()) > 0) break;
    await piece.click();
  }
  await expect(loss.first()).toHaveText(/^−\d+$/);
  const colour = (selector: string) =>
    page.evaluate((wanted) => {
      const probe = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      probe.setAttribute('class', wanted);
      document.querySelector('.alm-realm')!.append(probe);
      const { fill } = getComputedStyle(probe);
      probe.remove();
      return fill;
    }, selector);
  expect(await colour('loss')).not.toBe(await colour('gain'));
  await page.locator('.target:has(.loss)').first().click();
  const words = await page.locator('.prompt').innerText();
  const [, after, before] = /(-?\d+) points instead of (-?\d+)/.exec(words) ?? [];
  expect(Number(after)).toBeLessThan(Number(before));
  await page.locator('.prompt .btn.primary').click();
  const fell = Number(before) - Number(after);
  await expect(page.locator('.log')).toContainText(new RegExp(`You: ${fell} points? lost \\(.+ −\\d+`));
});

test('nobody is asked to end a turn in which nothing is left to do', async ({ page }) => {
  await openLaid(
    page,
    playedUntil('almadi', 3, {}, ({ legal }) => legal.length === 1 && isOf('end')(legal[0]!)),
  );
  await expect(page.locator('.prompt[data-question="chooseLandscape"]')).toBeVisible();
});

test('on a phone of 320 no sign of a landscape covers its goods', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLaid(
    page,
    playedUntil('almadi', 3, {}, ({ kind, moves }) => kind === 'chooseLandscape' && moves > 120),
  );
  const covered = await page.evaluate(() => {
    const isApart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const goods = [...document.querySelectorAll('main [data-sign^="good."]')];
    const over = goods.flatMap((good) => {
      const tile = good.closest('[data-piece]')!;
      const box = good.getBoundingClientRect();
      const signs = [...tile.querySelectorAll('[data-sign^="effect."]')];
      return signs.filter((sign) => !isApart(box, sign.getBoundingClientRect())).map(() => tile.ariaLabel);
    });
    return { goods: goods.length, over };
  });
  expect(covered.goods).toBeGreaterThan(3);
  expect(covered.over).toEqual([]);
});
