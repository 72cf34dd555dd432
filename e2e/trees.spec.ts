import type { Page, Worker } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playToTheEnd } from './play.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first turns against a bot, with something done to the worker of the table beforehand. */
async function someTurns(page: Page, level: string, before: (worker: Worker) => Promise<unknown>): Promise<Worker> {
  await page.goto(`/solo/alhambra?seats=2&level=${level}`);
  await expect(page.locator('.prompt')).toBeVisible();
  const [worker] = page.workers();
  await before(worker!);
  const met = new Set<string>();
  const isDone = ({ decision, question }: { decision: string; question: string }) =>
    question === 'chooseAction' && met.add(decision).size > 5;
  await playToTheEnd({ page, game: 'alhambra', seed: 3, isDone });
  return worker!;
}

/** Counts the workers that the table's worker asks, however long they have been awake, and what comes of it. */
const watched = (worker: Worker, isLost = false) =>
  worker.evaluate((lost) => {
    const told = { workers: 0, asked: 0, answered: 0 };
    const known = new WeakSet<object>();
    const plain = globalThis.Worker.prototype.postMessage;
    globalThis.Worker.prototype.postMessage = function (this: globalThis.Worker, message: unknown) {
      told.asked++;
      if (lost) throw new Error('it is no longer there');
      if (!known.has(this)) {
        known.add(this);
        told.workers++;
        this.addEventListener('message', () => {
          told.answered++;
        });
      }
      plain.call(this, message);
    };
    Object.assign(globalThis, { told });
  }, isLost);

interface Told {
  readonly workers: number;
  readonly asked: number;
  readonly answered: number;
}

const toldBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { told: Told }).told);

test('two workers share what a master of Alhambra thinks; no other level asks a second one', async ({ page }) => {
  const worker = await someTurns(page, 'master', watched);
  test.skip(await worker.evaluate(() => navigator.hardwareConcurrency < 2), 'a single processor has nothing to share');
  const { workers, asked, answered } = await toldBy(worker);
  expect(workers).toBe(1);
  expect(asked).toBeGreaterThan(1);
  expect(answered).toBe(asked);
  expect(await toldBy(await someTurns(page, 'hard', watched))).toEqual({ workers: 0, asked: 0, answered: 0 });
});

test('a master whose second worker is lost thinks alone, and does not ask it again', async ({ page }) => {
  const worker = await someTurns(page, 'master', (own) => watched(own, true));
  test.skip(await worker.evaluate(() => navigator.hardwareConcurrency < 2), 'a single processor has nothing to share');
  expect(await toldBy(worker)).toEqual({ workers: 0, asked: 1, answered: 0 });
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'chooseAction');
});
