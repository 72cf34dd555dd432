import { LESSONS as ALL } from '@majlis/lessons';
import type { Locator, Page } from '@playwright/test';
import { barriersOn, expect, test } from './fixtures.ts';
import { followLesson, type Hands } from './learn.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const ACT = '.prompt .btn.primary';

const LESSONS: Readonly<Record<string, Hands>> = {
  'alhambra/first-game': {
    take: ['.guide .show'],
    exact: ['.alh-stand:has(.afford.exact) .goods', ACT],
    again: ['.alh-row .pc.is-legal', ACT],
    place: ['.target.yes', ACT],
  },
  'almadi/first-game': {
    start: ['.alm-starts .pc', ACT],
    place: ['.guide .show'],
    wake: [ACT],
    // A turn in which nothing is left to do ends by itself.
    end: ['? .prompt .btn.end'],
    lamp: ['.guide .show'],
    genie: ['.alm-realm .may-go', '.target.yes', ACT],
    chain: ['? .prompt .btn.end'],
  },
  'aladdins-dragon/first-game': {
    take: [...Array<string>(3).fill('.purse .more:not(:disabled)'), ACT],
    cave: ['.toks button.tok:not(:disabled)', '.bay.cave.legal', ACT],
    guard: ['.toks button.tok:not(:disabled)', '.bay.legal.k-guard', ACT],
    room: ['.toks button.tok:not(:disabled)', '.bay.legal.room', ACT],
  },
  'almadi/characters': {
    keep: ['.alm-person:not(.on)', '.alm-person:not(.on)', '.alm-screen .btn.primary'],
  },
  'aladdins-dragon/magic': {
    use: [':is(.picks, .answers) .ans:not(.sel)', ACT],
  },
};

/** At every step: nothing hinders anybody, and nothing the guide points at is under its card. */
const looker = (page: Page) => async (step: string) => {
  expect(await covered(page), `at ${step}`).toEqual([]);
  expect(await barriersOn(page), `at ${step}`).toEqual([]);
};

/** Buttons that the step needs and that the card lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.guide.card')!.getBoundingClientRect();
    const isUnder = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    };
    return [...document.querySelectorAll('.prompt .btn')].filter(isUnder).map(({ textContent }) => textContent ?? '');
  });

for (const [lesson, hands] of Object.entries(LESSONS)) {
  test(`${lesson} is followed to its end by mouse on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const steps = await followLesson({ page, lesson, hands, look: looker(page) });
    expect(new Set(steps).size).toBe(steps.length);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [lesson, hands] of Object.entries(LESSONS)) {
    test(`${lesson} is followed to its end by touch`, async ({ page }) => {
      await followLesson({ page, lesson, hands, touch: (thing) => thing.tap(), look: looker(page) });
    });
  }
});

/** Tab until the focus is there, then Enter: the way of a hand that never lets go of the keyboard. */
async function byKeyboard(thing: Locator): Promise<void> {
  const { keyboard } = thing.page();
  await thing.waitFor();
  for (let step = 0; step < 150; step++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return keyboard.press('Enter');
    await keyboard.press('Tab');
  }
  throw new Error(`${thing} cannot be reached by keyboard`);
}

test('a first game is followed to its end by keyboard', async ({ page }) => {
  const lesson = 'alhambra/first-game';
  await followLesson({ page, lesson, hands: LESSONS[lesson]!, touch: byKeyboard });
});

test('a lesson for each module: its moment, the one thing to do, what followed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const modules = ALL.filter(({ module }) => module !== undefined);
  expect(modules).toHaveLength(21);
  for (const { id } of modules) {
    const card = page.locator('.guide.card');
    await page.goto(`/learn/${id}`);
    await expect(card, id).toHaveAttribute('data-step', 'what');
    await card.locator('.primary').click();
    await expect(card, id).toHaveAttribute('data-step', 'do');
    await card.locator('.show').click();
    await expect(card, id).toHaveAttribute('data-step', 'after');
    await card.locator('.primary').click();
    await expect(card, id).toHaveAttribute('data-step', 'done');
  }
});

for (const game of ['alhambra', 'almadi', 'aladdins-dragon']) {
  test(`${game} on one screen: nothing hinders, examples go on, words are found`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.learn-panels section')).toHaveCount(3);
    await expect(page.locator('.learn-glossary').first()).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const step = page.getByRole('button', { name: 'Next picture' }).first();
    const before = await page.locator('.learn-rules li:has(.learn-step) p').first().innerText();
    await step.click();
    await expect(page.locator('.learn-rules li:has(.learn-step) p').first()).not.toHaveText(before);
    await page.getByText('Why?').first().click();
    await expect(page.locator('.learn-rules dt').first()).toBeVisible();
    const all = await page.locator('.learn-rules > li').count();
    await page.getByRole('searchbox').fill(game === 'alhambra' ? 'overpay' : game === 'almadi' ? 'lamp' : 'bribe');
    await expect(page.locator('.learn-rules > li')).not.toHaveCount(all);
    await expect(page.locator('.learn-rules > li')).not.toHaveCount(0);
  });
}

test('the guard is spoken of when the guard is shown, and the rooms end with the round', async ({ page }) => {
  const lesson = 'aladdins-dragon/first-game';
  await page.goto(`/learn/${lesson}`);
  const guide = page.locator('.guide');
  const card = page.locator('.guide.card');
  const read = card.locator('.primary');
  const toPlace = page.locator('.ad-table:not(:has(.spotlight)) .toks button.tok:not(:disabled)');
  await expect(card).toHaveAttribute('data-step', 'goal');
  await read.click();
  for (const step of ['take', 'board', 'cave', 'guard', 'room']) {
    await expect(card).toHaveAttribute('data-step', step);
    if (step === 'board') await read.click();
    for (const thing of LESSONS[lesson]![step] ?? []) await page.locator(thing).first().click();
  }
  // The rest into one cave, so that the tally asks nothing and runs ahead of what is looked at.
  for (; (await guide.getAttribute('data-step')) === 'rest' || (await guide.getAttribute('data-step')) === 'room'; ) {
    const before = await page.locator('.prompt').getAttribute('data-decision');
    await toPlace.last().click();
    await page.locator('.bay.cave.legal').first().click();
    await page.locator(ACT).click();
    await expect(page.locator('.prompt:not(.waiting)')).not.toHaveAttribute('data-decision', before!);
    if ((await card.count()) > 0 && (await read.count()) > 0 && (await guide.getAttribute('data-step')) === 'rest')
      await read.click();
  }
  await expect(card).toHaveAttribute('data-step', 'tally');
  await read.click();
  await expect(card).toHaveAttribute('data-step', 'caves');
  await read.click();
  const atGuard = page.locator('.spotlight.k-guard');
  while ((await atGuard.count()) === 0) {
    await expect(guide).toHaveAttribute('data-step', 'caves');
    await answerAnything(page);
  }
  await expect(card).toHaveAttribute('data-step', 'gate');
  await expect(atGuard).toBeVisible();
  await read.click();
  await expect(card).toHaveAttribute('data-step', 'rooms');
  await read.click();
  while ((await toPlace.count()) === 0) await answerAnything(page);
  await expect(card).toHaveAttribute('data-step', 'round');
});

/** The next thing to touch in a tally: on to the next space, an answer, or no. */
async function answerAnything(page: Page): Promise<void> {
  const prompt = page.locator('.prompt');
  const words = await prompt.innerText();
  await page
    .locator('.prompt .btn.primary:not(:disabled), :is(.picks, .answers) .ans:not(.sel), .purse .more:not(:disabled)')
    .or(page.locator('.targets .btn, .prompt .btn.pass'))
    .first()
    .click();
  // What was only picked changes no words: then the next touch confirms it.
  await expect
    .poll(() => prompt.innerText(), { timeout: 3000 })
    .not.toBe(words)
    .catch(() => undefined);
}

test('who does something else is answered, may go back, have it done, and play on alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'New here? Learn by playing' }).click();
  await page.getByRole('link', { name: 'Play your first game with a guide' }).click();
  const card = page.locator('.guide.card');
  await card.getByRole('button', { name: 'Next' }).click();
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(card).toHaveAttribute('data-step', 'take');
  await card.getByRole('button', { name: 'Back' }).click();
  await expect(card).toHaveAttribute('data-step', 'turn');
  await card.getByRole('button', { name: 'Next' }).click();
  await card.getByRole('button', { name: 'Do it for me' }).click();
  await expect(card).toHaveAttribute('data-step', 'exact');
  // Money instead of a building: fine, and said so; then back to before it.
  await page.locator('.alh-row .pc.is-legal').first().click();
  await page.locator(ACT).click();
  await expect(card.locator('.strayed')).toBeVisible();
  await page.reload();
  await expect(card).toHaveAttribute('data-step', 'exact');
  await card.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.guide')).toHaveAttribute('data-step', /others|exact/);
  await page.locator('.guide').getByRole('button', { name: 'Continue without the guide' }).click();
  await expect(page).toHaveURL(/\/solo\/alhambra\?/);
  await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
  await expect(page.locator('.guide')).toHaveCount(0);
});
