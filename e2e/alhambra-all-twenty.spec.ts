import { alhambra } from '@majlis/alhambra';
import type { Locator, Page } from '@playwright/test';
import { everyQuestion, lateIn, QUESTIONS } from './every-question.ts';
import { Examiner } from './examiner.ts';
import { expectNothingActs } from './first-touch.ts';
import { expect, test } from './fixtures.ts';
import { answer, playToTheEnd } from './play.ts';
import { openAt } from './position.ts';
import { tap, tooSmall } from './touch.ts';

// Bots act at once for people who want no motion. A trace of each of some hundred touches takes longer than the game.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off', actionTimeout: 240_000 });

const SEATS = 3;
/** So few tiles in the bag that the game ends within some turns. */
const LAST_TILES = 3;
const WHOLE = `/solo/alhambra?seats=${SEATS}&level=easy&modules=${alhambra.catalogue.modules.map(({ id }) => id)}`;
/** Whole games from the first move on take minutes: `npm test` plays every kind of question and the last turns. */
const withWholeGames = process.env.MAJLIS_WHOLE_GAMES !== undefined;

interface Way {
  readonly name: string;
  readonly screen: { readonly width: number; readonly height: number };
  readonly fingers: boolean;
}
const WAYS: readonly Way[] = [
  { name: 'by mouse', screen: { width: 1440, height: 900 }, fingers: false },
  { name: 'by touch on a phone of 390', screen: { width: 390, height: 844 }, fingers: true },
];

/** What would hinder a player here, at every kind of question once. */
function lookerFor(page: Page, { screen, fingers }: Way) {
  const examiner = new Examiner(page);
  const seen = new Set<string>();
  const at = async (question: string) => {
    if (seen.has(question)) return;
    seen.add(question);
    await examiner.at(`asked ${question}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), question).toBe(screen.width);
    if (fingers) expect(await tooSmall(page), question).toEqual([]);
  };
  return { at, seen };
}

for (const way of WAYS) {
  const { name, screen, fingers } = way;
  const touch: { touch?: (thing: Locator) => Promise<void> } = fingers ? { touch: tap } : {};
  const player = { game: 'alhambra', ...touch };

  test.describe(`all twenty modules ${name}`, () => {
    test.use({ viewport: screen, hasTouch: fingers, isMobile: fingers });

    test('every kind of question is answered, but by no first touch of a piece, and nothing hinders', async ({
      page,
    }) => {
      test.slow();
      const { at, seen } = lookerFor(page, way);
      for (const { question, state } of everyQuestion(SEATS)) {
        await openAt(page, state);
        await expect(page.locator('.prompt')).toHaveAttribute('data-question', question);
        await at(question);
        await page.waitForLoadState('networkidle');
        await expectNothingActs(page, fingers ? 'finger' : 'mouse', question);
        // Every card of a payment that must be made was laid down: it is begun anew.
        if ((await page.locator('.prompt .btn.is-disabled').count()) > 0) await page.reload();
        await answer({ ...player, page, seed: 3 });
      }
      expect([...seen].sort()).toEqual(QUESTIONS);
    });

    test('the last turns are played to the score sheet', async ({ page }) => {
      test.slow();
      await openAt(page, lateIn(SEATS, LAST_TILES));
      await playToTheEnd({ ...player, page, seed: 5 });
      await expect(page.locator('.result table')).toBeVisible();
      await lookerFor(page, way).at('the end');
    });

    if (withWholeGames) {
      test('a whole game is played to the score sheet, and no kind of question hinders', async ({ page }) => {
        test.slow();
        const { at } = lookerFor(page, way);
        await page.goto(WHOLE);
        await playToTheEnd({ ...player, page, seed: 3, look: at });
        await expect(page.locator('.result table')).toBeVisible();
        await at('the end');
      });
    }
  });
}
