import { expect, type Locator, type Page } from '@playwright/test';
import { answered, clickUntil } from './play.ts';

/** How somebody who follows a lesson does what its steps ask for: what is touched, one after the other. */
export type Hands = Readonly<Record<string, readonly string[]>>;

interface Following {
  readonly page: Page;
  readonly lesson: string;
  readonly hands: Hands;
  /** By mouse unless said otherwise. */
  readonly touch?: (thing: Locator) => Promise<void>;
  /** Called when the guide has said something. */
  readonly look?: (step: string) => Promise<void>;
}

const CARD = '.guide.card';

/** Follows a lesson to its end, and on to the game without a guide; says which steps were seen. */
export async function followLesson({ page, lesson, hands, touch = click, look }: Following): Promise<string[]> {
  const game = lesson.split('/')[0]!;
  const steps: string[] = [];
  await page.goto(`/learn/${lesson}`);
  for (let step = await stepNow(page); ; step = await stepAfter(page, step, game)) {
    steps.push(step);
    expect(steps.length, `steps so far: ${steps}`).toBeLessThan(60);
    await look?.(step);
    const read = page.locator(`${CARD} .primary`);
    if ((await read.count()) > 0) await touch(read);
    else for (const thing of hands[step] ?? fail(step)) await touchIn(page, thing, touch);
    if (step === 'done') break;
    await answered(page);
  }
  await expect(page).toHaveURL(new RegExp(`/solo/${game}\\?`));
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.guide')).toHaveCount(0);
  return steps;
}

/** What begins with a question mark may have gone by itself. */
async function touchIn(page: Page, thing: string, touch: (thing: Locator) => Promise<void>): Promise<void> {
  const isSure = !thing.startsWith('? ');
  const found = page.locator(isSure ? thing : thing.slice(2)).first();
  if (isSure) await touch(found);
  else if ((await found.count()) > 0) await touch(found).catch(() => undefined);
}

const fail = (step: string): never => {
  throw new Error(`nobody knows what to do at ${step}`);
};

const click = (thing: Locator): Promise<void> => thing.click({ timeout: 10_000 });

async function stepNow(page: Page): Promise<string> {
  return (await page.locator(CARD).getAttribute('data-step')) ?? '';
}

/** What is said next; where the guide is silent on the player's turn, the game is played until it speaks again. */
async function stepAfter(page: Page, step: string, game: string): Promise<string> {
  const next = page.locator(`${CARD}:not([data-step="${step}"])`);
  const silent = page.locator(
    '.court:has(.prompt:not(.waiting)) ~ .guide.pill, .guide.pill:has(~ .court .prompt:not(.waiting))',
  );
  await next.or(silent).first().waitFor();
  if (!(await next.isVisible())) await clickUntil(page, game, `${CARD}:not([data-step="${step}"])`);
  return stepNow(page);
}
