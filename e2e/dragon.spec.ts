import type { State } from '@majlis/aladdins-dragon';
import { GUARD, isRoom, rankingSeen, TOKENS } from '@majlis/aladdins-dragon/client';
import type { Json } from '@majlis/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const DRAGON = 'aladdins-dragon';
const isCast = (action: unknown): boolean => (action as { type: string; spell?: string }).spell === 'charity';
const stateOf = (asked: { readonly state: unknown }): State => asked.state as State;
const spacesOf = (asked: { readonly state: unknown }): number[] =>
  stateOf(asked).players[0]!.tokens.map(({ space }) => space);
const mayBribe = (legal: readonly Json[]) => legal.some((wish) => (wish as { type: string }).type === 'bribe');

/** The visitor is to place a token and holds a spell. */
const placing = () =>
  playedUntil(DRAGON, 3, { version: 'magic', maxRounds: 20 }, ({ kind, legal }) => {
    return kind === 'place' && legal.some(isCast);
  });

const placingIn = (round: number) =>
  playedUntil(DRAGON, 3, {}, (asked) => asked.kind === 'place' && stateOf(asked).round === round);

/** The visitor's last token is the last of all: what follows is the tally, and a cave gives the visitor treasure. */
const beforeTally = () =>
  playedUntil(DRAGON, 3, {}, (asked) => {
    const { players, caves, ...rest } = stateOf(asked);
    if (
      asked.kind !== 'place' ||
      players.some(({ tokens }, seat) => tokens.length + (seat === 0 ? 1 : 0) < TOKENS.length)
    )
      return false;
    return caves.some((shelves, cave) => shelves.length > 0 && rankingSeen({ ...rest, players }, cave)[0] === 0);
  });

async function place(page: Page, space?: number): Promise<void> {
  await page.locator('button.tok:enabled').last().click();
  const bay = space === undefined ? page.locator('.bay.legal').first() : page.locator(`.bay[data-space="${space}"]`);
  await bay.click();
}

test('a spell is cast within the question of placing, which stays open', async ({ page }) => {
  await openLaid(page, placing());
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'place');
  await page.locator('.held[aria-label="Charity"]').click();
  await page.getByRole('button', { name: 'Play Charity' }).click();
  const main = page.locator('.prompt .btn.primary');
  await expect(main).toHaveText(/Charity/);
  await main.click();
  // Charity gives, or a bot has countered it and the token is still to be placed.
  await expect(page.locator('.held[aria-label="Charity"]')).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', /^(take|place)$/);
});

test('tokens in rooms and none at the guard: the table warns, until one is to go there', async ({ page }) => {
  const isUnguarded = (spaces: readonly number[]) => spaces.some(isRoom) && !spaces.includes(GUARD);
  const WARNING = 'none at the guard';
  await openLaid(
    page,
    playedUntil(DRAGON, 3, {}, (asked) => asked.kind === 'place' && isUnguarded(spacesOf(asked))),
  );
  await expect(page.locator('.prompt')).toContainText(WARNING);
  await place(page, GUARD);
  await expect(page.locator('.prompt')).not.toContainText(WARNING);
  // Before any token lies in a room there is nothing to warn of; the first that would go there is warned of.
  await openLaid(
    page,
    playedUntil(DRAGON, 3, {}, (asked) => asked.kind === 'place' && spacesOf(asked).length === 0),
  );
  await expect(page.locator('.prompt')).not.toContainText(WARNING);
  await place(page, GUARD + 1);
  await expect(page.locator('.prompt')).toContainText(WARNING);
});

test('a bribe says what it is for; where nothing can be gained, it says so', async ({ page }) => {
  const bribe = (hasRoom: boolean) =>
    playedUntil(DRAGON, 3, { version: 'magic', maxRounds: 20 }, (asked) => {
      return asked.kind === 'bribe' && mayBribe(asked.legal) && spacesOf(asked).some(isRoom) === hasRoom;
    });
  await openLaid(page, bribe(true));
  await expect(page.locator('.prompt')).toContainText('you take back your tokens from the rooms');
  await openLaid(page, bribe(false));
  await expect(page.locator('.prompt')).toContainText('You have no token in a room');
});

/** The hoard as it is shown, and what it is shown to change by. */
const cofferOf = (page: Page): Promise<{ readonly counts: number[]; readonly changes: number[] }> =>
  page.evaluate(() => {
    const kinds = [...document.querySelectorAll('.coffer li')];
    const numbers = (part: string) =>
      kinds.map((kind) => Number(kind.querySelector(part)?.textContent?.replace('−', '-') ?? 0));
    return { counts: numbers(':scope > b'), changes: numbers(':scope > i') };
  });

test('counters and hoards neither run ahead of the tally nor jump at its end', async ({ page }) => {
  await openLaid(page, beforeTally());
  const left = await page.locator('.round').innerText();
  let { counts } = await cofferOf(page);
  await page.locator('button.tok:enabled').click();
  await page.locator('.bay.legal').last().click();
  await page.locator('.prompt .btn.primary').click();
  const onward = page.locator('.prompt .through + .btn.primary');
  await expect(onward).toBeVisible();
  const said: string[] = [];
  while (await onward.isVisible()) {
    const coffer = await cofferOf(page);
    expect(coffer.counts, said.at(-1) ?? '').toEqual(counts);
    expect(await page.locator('.round').innerText()).toBe(left);
    said.push(await page.locator('.prompt .say').innerText());
    counts = counts.map((count, kind) => count + coffer.changes[kind]!);
    await onward.click();
    await page.waitForTimeout(100);
  }
  expect(said.join(' ')).toContain('You take');
  expect((await cofferOf(page)).counts).toEqual(counts);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`caves keep their places from round to round at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const places: string[] = [];
    for (const round of [1, 2, 3]) {
      const laid = placingIn(round);
      await openLaid(page, laid);
      const shut = (laid.state as State).caves.map((shelves) => shelves.length === 0);
      const caves = page.locator('.bay.cave');
      await expect(caves).toHaveCount(shut.length);
      expect(shut).toContain(true);
      const found = await caves.evaluateAll((all) =>
        all.map((cave) => {
          const { left, top, width } = cave.getBoundingClientRect();
          return [cave.getAttribute('data-space'), left, top, width].map((n) => Math.round(Number(n))).join(' ');
        }),
      );
      places.push(found.join(', '));
    }
    expect(places[0]).toMatch(/^0 /);
    expect(new Set(places).size, places.join('\n')).toBe(1);
  });
}
