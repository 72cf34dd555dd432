import type { Page, Worker } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playToTheEnd } from './play.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first turns against a bot, with something done to the worker of the table beforehand. */
async function someTurns(page: Page, level: string, before: (worker: Worker) => Promise<void>): Promise<Worker> {
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

/** Counts the workers that the table's worker wakes, and what they are asked. */
const watched = (worker: Worker) =>
  worker.evaluate(() => {
    const told = { woken: 0, asked: 0, answered: 0 };
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      constructor(...how: ConstructorParameters<typeof Plain>) {
        super(...how);
        told.woken++;
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'answer') told.answered++;
        });
      }
      override postMessage(message: unknown): void {
        told.asked++;
        super.postMessage(message);
      }
    };
    Object.assign(globalThis, { told });
  });

const told = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { told: object }).told);

test('two workers share what a master of Alhambra thinks; no other level wakes a second one', async ({ page }) => {
  const worker = await someTurns(page, 'master', watched);
  test.skip(await worker.evaluate(() => navigator.hardwareConcurrency < 2), 'a single processor has nothing to share');
  const { woken, asked, answered } = (await told(worker)) as Record<string, number>;
  expect(woken).toBe(1);
  expect(asked).toBeGreaterThan(1);
  expect(answered).toBe(asked);
  expect(await told(await someTurns(page, 'hard', watched))).toEqual({ woken: 0, asked: 0, answered: 0 });
});

test('where no second worker can be had, a master thinks alone', async ({ page }) => {
  const without = (worker: Worker) =>
    worker.evaluate(() => {
      globalThis.Worker = class {
        constructor() {
          throw new Error('not to be had');
        }
      } as unknown as typeof globalThis.Worker;
    });
  await someTurns(page, 'master', without);
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'chooseAction');
});
