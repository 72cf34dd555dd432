import { alhambra } from '@majlis/alhambra';
import type { Locator, Page } from '@playwright/test';
import { table, tiles } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { openAt } from './position.ts';

// What a table owes somebody who looks at it: words for every sign, places that stay, losses that look like losses.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ALL = alhambra.catalogue.modules.map(({ id }) => id) as Parameters<typeof table>[1];

const full = () =>
  table(3, ALL, {
    hands: { 0: 'b9 g2 d5 mb-b' },
    row: 'b4 g3 o1 y9',
    boards: { 0: [['arcades8-e', 1, 0]], 1: [['garden10', 0, 1]] },
    reserves: { 0: ['garden10-n'] },
    characters: { 0: ['abdul-karim', 'machma'], 1: ['yusuf'] },
    edit(s) {
      s.mod['city-gates']!.open = true;
      s.mod.sultan!.open = [{ card: 150, mark: 0 }];
      s.mod.moors!.owned = s.mod.moors!.owned.with(0, [{ counter: 4, at: 0, mark: 3 }]);
      s.mod['bonus-cards']!.hands = s.mod['bonus-cards']!.hands.with(0, tiles('garden10'));
    },
  });

/** Drawings of pieces that carry no sign: emblems, icons of buttons and the arches are no pieces. */
const unsigned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn =
      'main :is(.pc, .of-piece, .owned, .alh-supply .chip, .seat .meta > span:not(.vh), .lying[data-piece])';
    return [...document.querySelectorAll(drawn)]
      .filter((thing) => thing.checkVisibility() && thing.closest('[data-sign]') === null)
      .map((thing) => thing.outerHTML.slice(0, 160));
  });

test('every piece of a table with all twenty modules says its name and a sentence: to a pointer, to the keyboard, and in the legend', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAt(page, full().state);
  await page.waitForLoadState('networkidle');
  expect(await unsigned(page)).toEqual([]);
  const ids = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('main [data-sign]')].map((thing) => thing.getAttribute('data-sign')!)),
  ]);
  expect(ids.length).toBeGreaterThan(25);
  const tip = page.getByRole('tooltip');
  const silent: string[] = [];
  for (const id of ids) {
    const thing = page.locator(`main [data-sign="${id}"]`).first();
    const box = await thing.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What only groups others has a place where they are.
      const { left, top, width, height } = (element.querySelector('svg') ?? element).getBoundingClientRect();
      return width === 0 ? null : { x: left + width / 2, y: top + height / 2 };
    });
    if (box === null) continue;
    await page.mouse.move(2, 2);
    await page.mouse.move(box.x, box.y);
    await tip.waitFor({ timeout: 3000 }).catch(() => silent.push(id));
    await page.keyboard.press('Escape');
  }
  expect(silent).toEqual([]);

  await page.mouse.move(2, 2);
  await page.keyboard.press('Tab');
  await page.locator('.alh-row .pc').first().focus();
  await expect(tip).toContainText('denar');

  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByText('What the symbols mean').click();
  expect(await page.locator('.legend h3').count()).toBeGreaterThanOrEqual(alhambra.catalogue.modules.length);
  const legend = (await page.locator('.legend').allInnerTexts()).join('\n');
  for (const word of ['Pavilion', 'denar', 'Thieves', 'Caravanserai', 'Machma', 'Reserve'])
    expect(legend).toContain(word);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press explains a piece and does nothing else', async ({ page }) => {
    await openAt(page, full().state);
    await page.waitForLoadState('networkidle');
    const card = page.locator('.alh-row .pc').first();
    const { x, y, width, height } = (await card.boundingBox())!;
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true };
    await expect(async () => {
      await card.dispatchEvent('pointerdown', at);
      await expect(page.getByRole('tooltip')).toContainText('denar', { timeout: 2000 });
    }).toPass();
    await card.dispatchEvent('pointerup', at);
    await card.dispatchEvent('click', at);
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  });

  test('the way back from another board covers none of its rows, which are large enough to be read, and their things stand with it', async ({
    page,
  }) => {
    const rows = Array.from({ length: 5 }, (_, i) => ['garden10', 'garden11', 'seraglio9', 'tower12', 'tower11'][i]!);
    const position = table(3, ALL, {
      market: [null, null, null, null],
      boards: { 1: rows.map((name, i) => [name, 0, i + 1] as const) },
      characters: { 1: ['yusuf'] },
    });
    await openAt(page, position.state);
    await page.locator('.seat[data-seat="1"] .visit').tap();
    const bar = page.locator('.visit-bar');
    await expect(bar.getByRole('button')).toBeVisible();
    await expect(bar.locator('.owned').first()).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { y, height: high } = (await bar.boundingBox())!;
      const below = (await page.locator('.prompt').boundingBox())!.y;
      for (const tile of await page.locator('.alh-board .lying').all()) {
        const box = (await tile.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(y + high - 1);
        expect(box.y + box.height).toBeLessThanOrEqual(below);
        expect(box.width, `a tile at ${width}`).toBeGreaterThan(24);
      }
    }
    await bar.getByRole('button').tap();
    await expect(bar).toHaveCount(0);
  });
});

/** Where the parts of a table lie, to the pixel. */
const placesOf = async (page: Page, parts: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      parts.map(async (part) => {
        const { x, y } = (await page.locator(part).first().boundingBox())!;
        return [part, `${Math.round(x)} ${Math.round(y)}`];
      }),
    ),
  );

const SCREENS = [
  [1440, 900],
  [390, 844],
] as const;

for (const [width, height] of SCREENS) {
  test(`nothing moves when a card is picked and taken, a tile is bought, or a button appears, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const position = table(3, [], {
      hands: { 0: 'b9 b4 g2' },
      row: 'b4 g3 o1 y9',
      market: ['tower13-e', 'tower12', 'tower11', 'tower11-n'],
    });
    await openAt(page, position.state, 'random');
    await page.waitForLoadState('networkidle');
    const parts = ['.alh-arcade', '.alh-yard', '.alh-hand', '.prompt', '.seats'];
    const before = await placesOf(page, parts);
    const stays = async (what: string) => expect(await placesOf(page, parts), what).toEqual(before);
    const cancel = page.locator('.prompt .cancel');
    await page.locator('.alh-row .pc').nth(1).click();
    await stays('a card is picked');
    await cancel.click();
    await page.locator('.alh-stand[data-square="0"] .goods').click();
    await stays('a tile is paid for');
    await expect(page.locator('.prompt')).toContainText('Exact price: you get another action.');
    await page.locator('.prompt .btn.primary').click();
    await expect(page.locator('.alh-hand .pc')).toHaveCount(1);
    await stays('exact: another action');
    await page.locator('.alh-row .pc').nth(1).click();
    await page.locator('.prompt .btn.primary').click();
    await expect(page.locator('.alh-hand .pc')).toHaveCount(2);
    await expect(page.locator('.alh-tray .pc')).toHaveCount(1);
    // Another question may need more words on a phone; what lies above stays all the same.
    const above = ['.alh-arcade', '.alh-yard', '.seats'];
    expect(await placesOf(page, above), 'a card is taken, and the tray is open').toMatchObject(
      Object.fromEntries(above.map((part) => [part, before[part]])),
    );
  });
}

const colourOf = (thing: Locator): Promise<string> => thing.evaluate((element) => getComputedStyle(element).fill);

test('a place that costs wall is painted as a loss, on the board and in the question', async ({ page }) => {
  // North of the garden stands a wall: a tile beyond it, walled in the south, takes it away.
  const position = table(3, [], {
    boards: {
      0: [
        ['garden10-n', 1, 0],
        ['seraglio9', 0, -1],
      ],
    },
    reserves: { 0: ['seraglio8-s'] },
  });
  await openAt(page, position.state);
  await page.locator('.alh-tray .pc').click();
  const loss = page.locator('.target.yes .gain.loss').first();
  await expect(loss).toHaveText('−1');
  const bad = await colourOf(loss);
  const legal = await colourOf(page.locator('.target.yes .cell').first());
  expect(bad).not.toBe(legal);
  await page.locator('.target.yes:has(.plus)').first().click();
  const kept = await colourOf(page.locator('.pill'));
  await expect(page.locator('.prompt .changes .worse')).toHaveCount(0);
  await loss.click();
  await expect(page.locator('.prompt .changes .worse').filter({ hasText: 'Wall 0 instead of 1' })).toBeVisible();
  expect(await colourOf(page.locator('.pill'))).not.toBe(kept);
});

const LETTERS = { en: ['C', 'G', 'Fl'], fr: ['M', 'J', 'Fl'], de: ['M', 'G', 'Gu'] } as const;

for (const [locale, [chambers, garden, florin]] of Object.entries(LETTERS)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test(`letters on tiles, arches and cards are those of the language: ${locale}`, async ({ page }) => {
      const position = table(3, [], {
        hands: { 0: 'y9' },
        market: ['chambers6-es', null, null, 'garden10'],
        row: 'y4 g3 o1 b9',
      });
      await openAt(page, position.state);
      const stand = (square: number) => page.locator(`.alh-stand[data-square="${square}"]`);
      await expect(stand(0).locator('.goods')).toContainText(chambers);
      await expect(stand(3).locator('.goods')).toContainText(garden);
      await expect(stand(3).locator('.arch')).toContainText(florin);
      await expect(page.locator('.alh-row .pc').first()).toContainText(florin);
      await expect(page.locator('.alh-hand .pc').first()).toContainText(florin);
    });
  });
}
