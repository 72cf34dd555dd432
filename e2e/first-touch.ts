import { expect, type Page } from '@playwright/test';
import { keptMoves } from './position.ts';

/** Every piece one can touch that was not touched yet; not the buttons of the question itself: they say what they do. */
const PIECES =
  'main :is(button:enabled, [role=button]):not(.prompt *, .choices *, .lasting *, .race-toggle, .visit, .lens *, .btn.primary, [aria-disabled=true], [data-touched])';
/** More than lie on any table: some are drawn anew when they are touched, and then touched again. */
const MOST = 120;

interface Touch {
  /** What was touched last has changed the question, or is being answered. */
  readonly acted: string | null;
  /** Where the next piece lies open; null if none is left. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** How the last touch ended, and the next piece; one that lies under others, as in a fan, is clicked by itself. */
const nextPiece = (page: Page, asked: string | null): Promise<Touch> =>
  page.evaluate(
    async ([pieces, asked]) => {
      for (;;) {
        const last = document.querySelector('[data-touched=now]');
        last?.setAttribute('data-touched', '');
        const prompt = document.querySelector('.prompt');
        if (prompt === null || prompt.getAttribute('data-decision') !== asked || prompt.ariaBusy === 'true')
          return { acted: last?.outerHTML.slice(0, 200) ?? 'what was touched before', at: null };
        const piece = [...document.querySelectorAll(pieces)].find((thing) => thing.getClientRects().length > 0);
        if (piece === undefined) return { acted: null, at: null };
        piece.setAttribute('data-touched', 'now');
        piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = piece.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (piece.contains(document.elementFromPoint(x, y))) return { acted: null, at: { x, y } };
        piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise((next) => requestAnimationFrame(next));
      }
    },
    [PIECES, asked] as const,
  );

/** Answers that lie beyond the side of the screen, before anything is moved. */
const besideScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(.is-legal, .legal, .tok:enabled, .claim, .target.yes, .choices .btn, .prompt .btn)',
      ),
    ].flatMap((answer) => {
      const { left, right, width } = answer.getBoundingClientRect();
      const isOut = width > 0 && answer.checkVisibility() && (left < -1 || right > innerWidth + 1);
      return isOut ? [answer.ariaLabel ?? answer.textContent ?? ''] : [];
    }),
  );

/** Touches each piece once, also those that a touch brings: nothing is answered, and nothing was played. */
export async function expectNothingActs(page: Page, by: 'mouse' | 'finger', what: string): Promise<void> {
  const asked = await page.locator('.prompt').getAttribute('data-decision');
  const moves = await keptMoves(page);
  expect(await besideScreen(page), `${what}: answers beyond the screen`).toEqual([]);
  let touched = 0;
  for (; touched < MOST; touched++) {
    const { acted, at } = await nextPiece(page, asked);
    expect(acted, `${what}: answered by the first touch`).toBeNull();
    if (at === null) break;
    await (by === 'finger' ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  }
  expect(touched, `${what}: pieces`).toBeGreaterThan(0);
  expect(await keptMoves(page), `${what}: moves played`).toBe(moves);
}
