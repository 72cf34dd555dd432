import type { Locator, Page } from '@playwright/test';
import { openMiddle } from './play.ts';

/** Fingers need this much, in pixels. */
const FINGER = 44;

/** What a finger would miss: controls smaller than a finger, with their size. Cells of boards have a reach of their own. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const all = [...document.querySelectorAll('button:enabled, a[href], select, label:has(input)')];
    return all.flatMap((thing) => {
      if (!thing.checkVisibility({ visibilityProperty: true }) || thing.closest('.vh, .skip') !== null) return [];
      const { width, height } = thing.getBoundingClientRect();
      if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = thing.getAttribute('aria-label') ?? thing.textContent;
      return [`${thing.getAttribute('class')}: ${name}, ${width.toFixed()} by ${height.toFixed()}`];
    });
  }, FINGER);

/**
 * A tap; on a cell that has become smaller than a finger, beside it: as far off as a finger may be, where no other cell
 * is nearer.
 */
export async function tap(thing: Locator): Promise<void> {
  const beside = await thing.evaluateAll(
    ([element], reach) => {
      if (element?.matches('svg .target') !== true) return null;
      const middleOf = (cell: Element) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, size: width };
      };
      const { x, y, size } = middleOf(element);
      if (size / 2 > reach) return null;
      const others = [...document.querySelectorAll('.target.yes, .target.chosen')].filter((cell) => cell !== element);
      const isFree = (at: { x: number; y: number }) =>
        document.elementFromPoint(at.x, at.y)?.closest('svg') === element.closest('svg') &&
        others.map(middleOf).every((o) => Math.max(Math.abs(o.x - at.x), Math.abs(o.y - at.y)) > reach + 12);
      // A touch is told in whole pixels: at the edge of a board a fraction may lie beside it.
      const around = [
        { x, y: y - reach },
        { x: x + reach, y },
        { x: x - reach, y },
        { x, y: y + reach },
      ].map((at) => ({ x: Math.round(at.x), y: Math.round(at.y) }));
      return around.find(isFree) ?? null;
    },
    FINGER / 2 - 1,
  );
  const at = beside ?? (await openMiddle(thing));
  if (at !== null) await thing.page().touchscreen.tap(at.x, at.y);
  else if ((await thing.count()) > 0) await thing.tap();
}
