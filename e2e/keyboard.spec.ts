import type { Page } from '@playwright/test';
import { Examiner } from './examiner.ts';
import { expect, test } from './fixtures.ts';
import { answered, firstOffer } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** More keys than lie between any two things on a table. */
const MOST_STEPS = 80;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** Whether the focus is on such a thing, and on which side of the focus the first of them lies. */
const lookFor = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const focused = document.activeElement ?? document.body;
    const first = document.querySelector(wanted);
    const isBehind = first !== null && (focused.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    return { isThere: focused.matches(wanted), isLost: focused === document.body, isBehind };
  }, selector);

/** Tab, or Shift and Tab, until the focus is there: the way a hand goes that never lets go of the keyboard. */
async function walkTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const { isThere, isBehind } = await lookFor(page, selector);
    if (isThere) return;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

/** Among a few side by side: arrows until the focus is on that one. */
async function choose(page: Page, group: string, words: string): Promise<void> {
  await walkTo(page, group);
  for (let step = 0; step < 9; step++) {
    const on = await page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');
    if (on.includes(words)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`${words} cannot be chosen by keyboard`);
}

test('Almadi is played to the score sheet by keyboard alone, and the focus is never lost', async ({ page }) => {
  const examiner = new Examiner(page);
  await page.goto('/');
  await choose(page, 'input[name=game]', 'Almadi');
  await choose(page, '.seg input', 'Easy');
  await choose(page, '.seg + .seg input', '2');
  await walkTo(page, '.btn.primary');
  await page.keyboard.press('Enter');
  const asked = page.locator('.prompt:not(.waiting), .result').first();
  for (let move = 0; ; move++) {
    expect(move).toBeLessThan(400);
    await asked.waitFor();
    if (await page.locator('.result').isVisible()) break;
    await examiner.look();
    const wanted = await firstOffer(page, 'almadi');
    if (wanted === null) continue;
    await walkTo(page, wanted.selector);
    if (wanted.selector === '.target.yes' || wanted.selector.startsWith('.alm-gate')) {
      await page.keyboard.press(ARROWS[move % 4]!);
      await walkTo(page, wanted.selector);
    }
    await page.keyboard.press('Enter');
    await answered(page);
    // The page of the result is fetched when the game ends, and takes the focus when it is there.
    await expect.poll(() => lookFor(page, wanted.selector), 'the focus after a move').toMatchObject({ isLost: false });
  }
  await walkTo(page, '.result .btn.primary');
  await examiner.at('the end');
  await page.keyboard.press('Enter');
  await expect(page.locator('.alm-starts')).toBeVisible();
});
