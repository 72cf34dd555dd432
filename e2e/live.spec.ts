import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

const asked = (page: Page) => page.locator('.prompt:not(.waiting)');

/** The connection of a page, to be cut and mended by hand. */
class Wire {
  private readonly open = new Set<WebSocketRoute>();
  private isCut = false;

  static async between(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/api\/live/, (socket) => {
      if (wire.isCut) return void socket.close();
      wire.open.add(socket);
      socket.connectToServer();
    });
    return wire;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.open) await socket.close();
    this.open.clear();
  }

  mend(): void {
    this.isCut = false;
  }
}

test.describe('a connection lost in the middle of a decision', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('loses neither what was picked nor what was done meanwhile, and does it once', async ({
    page,
    request,
    barriers,
  }) => {
    const sitting = await new Door(request).tableAgainstBots('alhambra', 2);
    await become(page, sitting);
    const wire = await Wire.between(page);
    await page.goto(`/t/${sitting.key.table}`);
    await expect(asked(page)).toBeVisible();
    const hand = page.locator('.alh-hand .pc');
    const cards = await hand.count();
    await page.locator('.alh-row .pc').first().click();

    await wire.cut();
    await expect(page.getByRole('alert')).toContainText('Connection lost.');
    await expect(page.locator('.alh-row .pc').first()).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.prompt .btn.primary').click();
    await expect(page.getByRole('alert')).toContainText('Your move will be sent');
    expect(await barriers()).toEqual([]);

    wire.mend();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(hand).toHaveCount(cards + 1);
    const mine = page.locator('.alh-side .log').getByText(/^You took/);
    await expect(mine).toHaveCount(1);
  });
});

test('a move of somebody else is on the page in the frame after its message', async ({ browser, server, request }) => {
  const [hers, other] = await new Door(request).tableForTwo('alhambra');
  const pages = await Promise.all(
    [hers, other].map(async (sitting) => {
      const page = await (await browser.newContext({ baseURL: server })).newPage();
      await become(page, sitting);
      await watchFrames(page);
      await page.goto(`/t/${sitting.key.table}`);
      return page;
    }),
  );
  await expect.poll(async () => (await asked(pages[0]!).count()) + (await asked(pages[1]!).count())).toBe(1);
  for (let turn = 0; turn < 4; turn++) {
    const [player, watcher] = (await asked(pages[0]!).count()) === 1 ? pages : [...pages].reverse();
    await player!.locator('.alh-row .pc').first().click();
    await player!.locator('.prompt .btn.primary').click();
    await expect(asked(watcher!)).toBeVisible();
    const seen = await watcher!.evaluate(() => window.seen);
    expect(seen.at(-1)).toMatchObject({ lines: seen.length });
    expect(seen.every(({ frames }) => frames === 1)).toBe(true);
  }
  for (const page of pages) await page.context().close();
});

declare global {
  interface Window {
    /** For each move: how many frames after its message the page had told it. */
    seen: { frames: number; lines: number }[];
  }
}

/** Counts, from each message with a new move, the frames until the page tells of that move. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = [];
    const told = () => document.querySelectorAll('[role=log] p').length;
    const Socket = window.WebSocket;
    let moves: number | null = null;
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        // Before the page's own listener, which is set later.
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; moves: number };
          if (message.type !== 'update' || message.moves === moves) return;
          const isFirst = moves === null;
          moves = message.moves;
          if (isFirst) return;
          const before = told();
          let frames = 0;
          const look = () => {
            frames++;
            if (told() > before) window.seen.push({ frames, lines: told() });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }
    };
  });
}
