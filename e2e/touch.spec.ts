import { Examiner } from './examiner.ts';
import { expect, test } from './fixtures.ts';
import { playToTheEnd } from './play.ts';
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
