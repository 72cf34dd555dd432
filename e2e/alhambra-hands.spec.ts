import { alhambra } from '@majlis/alhambra';
import { CARAVANSERAI_CARDS } from '@majlis/alhambra/modules/caravanserai';
import type { Locator, Page } from '@playwright/test';
import { cellAt } from '../games/alhambra/src/board/cells.ts';
import { table, tiles } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { keptMoves, openAt } from './position.ts';

// Module moments by finger and by keyboard, and what a first touch must never do.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ALL = alhambra.catalogue.modules.map(({ id }) => id) as Parameters<typeof table>[1];

/** A table with something of every module to touch. */
const everything = () =>
  table(3, ALL, {
    hands: { 0: 'b9 b4 g2 d5' },
    row: 'b4 g3 o1 y9',
    boards: {
      0: [
        ['arcades8-e', 1, 0],
        ['garden10', 0, 1],
      ],
    },
    reserves: { 0: ['garden10-n'] },
    characters: { 0: ['abdul-karim', 'machma'] },
    edit(s) {
      s.mod['city-gates']!.open = true;
      s.mod.vizier!.faceUp = [false, true, true];
      s.mod.sultan!.open = [{ card: 150, mark: 0 }];
      s.mod.moors!.owned = s.mod.moors!.owned.with(0, [{ counter: 4, at: 0, mark: 3 }]);
      s.mod['bonus-cards']!.hands = s.mod['bonus-cards']!.hands.with(0, tiles('garden10'));
    },
  });

const PIECES = 'main button.pc, .alh-board [role=button]';

/** Where a piece can be touched; null if something lies over it even when it is brought into sight. */
const middleOf = (page: Page, at: number) =>
  page.evaluate(
    ([selector, at]) => {
      const piece = document.querySelectorAll(selector)[at]!;
      piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = piece.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const name = piece.getAttribute('aria-label') ?? '';
      return { ...middle, name, isOpen: piece.contains(document.elementFromPoint(middle.x, middle.y)) };
    },
    [PIECES, at] as const,
  );

const HANDS = [
  { by: 'mouse', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { by: 'finger', viewport: { width: 390, height: 844 }, hasTouch: true },
  { by: 'finger on the smallest phone', viewport: { width: 320, height: 640 }, hasTouch: true },
] as const;

for (const { by, viewport, hasTouch } of HANDS) {
  test.describe(`by ${by}`, () => {
    test.use({ viewport, hasTouch });
    test(`with all twenty modules the first touch of any piece changes nothing, by ${by}`, async ({ page }) => {
      await openAt(page, everything().state);
      if (hasTouch) await page.locator('.lane-toggle').tap();
      const question = await page.locator('.prompt').getAttribute('data-decision');
      const moves = await keptMoves(page);
      const count = await page.locator(PIECES).count();
      expect(count).toBeGreaterThan(30);
      const covered: string[] = [];
      for (let at = 0; at < count; at++) {
        const { x, y, name, isOpen } = await middleOf(page, at);
        if (!isOpen) covered.push(name);
        else if (hasTouch) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        // What is picked is laid down again, or the next piece might be its second touch.
        await page.evaluate(() => document.querySelector<HTMLElement>('.prompt .cancel')?.click());
      }
      expect(covered).toEqual([]);
      expect(await page.locator('.prompt').getAttribute('data-decision')).toBe(question);
      expect(await keptMoves(page)).toBe(moves);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('chests are bought out of the lane and placed, by touch', async ({ page }) => {
    const position = table(3, ['treasure-chamber'], {
      hands: { 0: 'b5 g3' },
      boards: {
        0: [
          ['garden10', 1, 0],
          ['garden11', 2, 0],
        ],
      },
      edit(s) {
        s.mod['treasure-chamber']!.rooms = s.mod['treasure-chamber']!.rooms.with(0, [2, 3, 4, 5]);
      },
    });
    await openAt(page, position.state);
    await page.locator('.lane-toggle').tap();
    await page.getByRole('button', { name: /^Room 1/ }).tap();
    await page.getByRole('button', { name: 'Pay 8' }).tap();
    await page.getByRole('button', { name: /^Put a chest in Garden, 11/ }).tap();
    await page.getByRole('button', { name: 'Place the chest' }).tap();
    await expect(page.locator('.seat').first().getByRole('img', { name: '1 treasure chest' })).toBeAttached();
  });

  test('the race opens by a touch, seats have names, and a citizen is exchanged pick by pick', async ({ page }) => {
    const position = table(3, ['street-trader'], {
      hands: { 0: 'b9 b9' },
      row: 'b5 b6 b7 b8',
      edit(s) {
        const slice = s.mod['street-trader']!;
        slice.traders = slice.traders.map((trader, seat) =>
          seat === 0 ? { citizens: [0, 2, 3], cell: cellAt(1, 0) } : { ...trader, cell: cellAt(-1, 0) },
        );
      },
    });
    position.play('p0: buy 1 with b9 b9');
    await openAt(page, position.state);
    await expect(page.locator('.seat[data-seat="1"] .name span').first()).toBeVisible();
    const race = page.getByRole('button', { name: /^If scoring 1 were now/ });
    await race.tap();
    await expect(page.getByRole('row', { name: /Garden/ })).toBeVisible();
    await race.tap();
    await expect(page.getByRole('row', { name: /Garden/ })).toBeHidden();
    await page.getByRole('button', { name: /^column 1, row 0: possible/ }).tap();
    await page.locator('.prompt .btn.primary').tap();
    await page.getByRole('group', { name: 'Who leaves your trader?' }).getByRole('button').first().tap();
    await expect(page.locator('.prompt .btn.primary')).toHaveCount(0);
    await page.getByRole('group', { name: 'Who takes their place?' }).getByRole('button', { name: /Tower/ }).tap();
    await page.locator('.prompt .btn.primary').tap();
    await expect(page.locator('.prompt')).toContainText('Put the trader next to a tile');
  });
});

/** Tab until the focus is there, as a hand goes that never lets go of the keyboard. */
async function walkTo(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  for (let step = 0; step < 60; step++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${thing} cannot be reached by keyboard`);
}

test('a caravanserai is moved on and a hut is taken and placed, by keyboard alone', async ({ page }) => {
  const position = table(3, ['workers-huts', 'caravanserai'], {
    boards: { 0: [['garden10', 1, 0]] },
    edit(s) {
      s.mod['workers-huts']!.faceUp = s.mod['workers-huts']!.faceUp.with(4, tiles('hut-garden-n')[0]!);
      s.mod.caravanserai!.owned = [[{ card: CARAVANSERAI_CARDS[0]!, at: 2 }], [], []];
      s.mod.caravanserai!.left = CARAVANSERAI_CARDS.slice(1);
      s.stack.push({ kind: 'caravanserai.step', id: s.nextFrameId++, seat: 0, mem: null } as never);
    },
  });
  await openAt(page, position.state);
  const press = async (thing: Locator) => {
    await walkTo(page, thing);
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('button', { name: /^Move to 3/ }).first());
  await press(page.locator('.prompt .btn.primary'));
  await press(page.getByRole('button', { name: 'Hut (Garden)' }));
  await press(page.getByRole('button', { name: 'Take the hut', exact: true }));
  await press(page.getByRole('button', { name: /^column 2, row 0: possible/ }));
  await press(page.getByRole('button', { name: 'Place here' }));
  await expect(page.locator('.alh-count text')).toHaveText('+1');
});
