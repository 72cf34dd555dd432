import { table } from '../games/alhambra/test/table.ts';
import { Examiner } from './examiner.ts';
import { expect, test } from './fixtures.ts';
import { playToTheEnd } from './play.ts';
import { openAt } from './position.ts';
import { tap, tooSmall } from './touch.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  actionTimeout: 240_000,
  hasTouch: true,
  isMobile: true,
});

const TABLES = [
  ['Aladdin’s Dragon', 'aladdins-dragon', 'seats=3&maxRounds=5', { width: 390, height: 844 }],
  ['Aladdin’s Dragon with magic', 'aladdins-dragon', 'seats=3&maxRounds=2&version=magic', { width: 320, height: 640 }],
  ['Almadi', 'almadi', 'seats=2', { width: 320, height: 640 }],
  ['Alhambra', 'alhambra', 'seats=2', { width: 320, height: 640 }],
] as const;

for (const [name, game, wish, viewport] of TABLES) {
  test.describe(name, () => {
    test.use({ viewport });
    test(`${name} is played to the score sheet by touch on a phone of ${viewport.width}`, async ({ page }) => {
      test.slow();
      const examiner = new Examiner(page);
      await page.goto(`/solo/${game}?${wish}&level=easy`);
      let looks = 0;
      const look = async (question: string) => {
        await examiner.look(question);
        if (looks++ % 10 > 0) return;
        expect(await tooSmall(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      };
      await playToTheEnd({ page, game, seed: 5, touch: tap, look });
      await examiner.at('the end');
      expect(await tooSmall(page)).toEqual([]);
    });
  });
}

/** Tiles without a wall. */
const BARE = ['garden10', 'garden11', 'tower11', 'tower12', 'arcades9'];

test.describe('beside the board', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a finger that lands beside the board reaches the cell at its edge', async ({ page }) => {
    const row = [-3, -2, -1, 1, 2].map((x, i) => [BARE[i]!, x, 0] as const);
    await openAt(
      page,
      table(2, [], { market: [null, null, null, null], boards: { 0: row }, reserves: { 0: ['seraglio9'] } }).state,
    );
    await page.waitForLoadState('networkidle');
    await page.locator('.alh-tray .pc').tap();
    await page.locator('.target.yes').first().waitFor();
    /** Within a finger's reach of a cell, and on no other thing to touch. */
    const found = await page.evaluate((reach) => {
      const board = document.querySelector('.alh-board')!;
      const { left, right } = board.getBoundingClientRect();
      for (const cell of board.querySelectorAll('.target.yes')) {
        const box = cell.getBoundingClientRect();
        const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        for (const x of [Math.floor(left) - 3, Math.ceil(right) + 3]) {
          const over = document.elementFromPoint(x, middle.y);
          const isBeside = over?.closest('.alh-yard') && !over.closest('.alh-board, button');
          if (isBeside && Math.abs(x - middle.x) < reach)
            return { x, y: middle.y, name: cell.ariaLabel!.split(':')[0]! };
        }
      }
      return null;
    }, 26);
    expect(found).not.toBeNull();
    await page.touchscreen.tap(found!.x, found!.y);
    await expect(page.locator('.target.chosen')).toHaveAttribute('aria-label', new RegExp(`^${found!.name}:`));
  });
});
