import { alhambra } from '@majlis/alhambra';
import type { Json } from '@majlis/kernel';
import type { Page } from '@playwright/test';
import { broadPositions, widthOf } from '../scripts/lib/screens/broad.mjs';
import { problemsOf, settle } from '../scripts/lib/screens/visit.mjs';
import { expect, test } from './fixtures.ts';
import { openLaid } from './position.ts';
import { SCREENS } from './screens.ts';

// All twenty modules, an Alhambra nine wide, and the longest words.
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'de' });

const modules = alhambra.catalogue.modules.map(({ id }) => id);
const config = { modules } as unknown as Json;
/** Until what a new width changes is drawn. */
const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Nobody new: notes on what is met for the first time are looked at elsewhere. */
const knowEverything = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('majlis.notes', JSON.stringify({ met: [], isOff: true })));

/** What a player has to see without moving the page, and does not: it lies under something, or outside. */
const outOfSight = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      wanted.flatMap((selector) => {
        const things = [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility());
        if (things.length === 0) return [`${selector}: not there`];
        return things.flatMap((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          // Of cards in a fan, the left of each.
          const at = [left + Math.min(width / 2, 12), top + height / 2] as const;
          const over = document.elementFromPoint(...at);
          return over !== null && (thing.contains(over) || over.contains(thing))
            ? []
            : [
                `${selector} at ${at.map(Math.round)}: under ${over?.getAttribute('class') ?? over?.tagName ?? 'nothing'}`,
              ];
        });
      }),
    selectors,
  );

/** What each question is about, besides its words and buttons. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  chooseAction: ['.alh-stand .goods', '.alh-row .pc', '.alh-hand .pc', '.seats .seat'],
  placeTiles: ['.target.yes', '.alh-tray .pc:enabled'],
  'characters.auction': ['.alh-character', '.alh-auction .stepper button', '.alh-hand .pc'],
};

for (const seats of [6, 2]) {
  test(`a table of ${seats} with all twenty modules and a board nine wide, in German: the question and what it is about are in sight`, async ({
    page,
  }) => {
    test.slow();
    await knowEverything(page);
    const positions = await broadPositions(seats, config, 9);
    const last = positions.get('chooseAction') as { players: { board: { cells: number[] } }[] };
    expect(widthOf(last.players[0]!.board.cells)).toBeGreaterThanOrEqual(9);
    for (const [kind, state] of positions) {
      await openLaid(page, { game: alhambra as never, state, seats, config });
      await settle(page);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(twoFrames);
        const where = `${kind} at ${width}`;
        expect.soft(await problemsOf(page, false), where).toEqual([]);
        await expect.soft(page.locator('.prompt'), where).toBeInViewport({ ratio: 0.99 });
        // On the smallest phone one moves the page to see more than the question and the first thing it is about.
        const needed = NEEDED[kind] ?? [];
        expect.soft(await outOfSight(page, width > 320 ? needed : needed.slice(0, 1)), where).toEqual([]);
      }
    }
  });
}
