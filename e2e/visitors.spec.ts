import type { Browser, Page } from '@playwright/test';
import { Examiner } from './examiner.ts';
import { expect, test } from './fixtures.ts';
import { playToTheEnd } from './play.ts';

// A trace of each of some hundred touches takes longer than the game.
test.use({ trace: 'off', actionTimeout: 240_000 });

interface Evening {
  readonly game: string;
  readonly seats: number;
  /** Who sends the link first, then who opens it; bots take the other seats. */
  readonly people: readonly string[];
  /** Chosen when the table is opened: legend and choice. */
  readonly options?: Readonly<Record<string, string>>;
}

const EVENINGS: readonly Evening[] = [
  { game: 'alhambra', seats: 3, people: ['Noor', 'Leila'] },
  { game: 'almadi', seats: 3, people: ['Noor', 'Leila'] },
  { game: 'aladdins-dragon', seats: 3, people: ['Noor', 'Leila'], options: { 'Maximum rounds': '5' } },
];

/** Everybody in a browser of their own. */
async function newPage(browser: Browser, server: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  return context.newPage();
}

async function openTable(page: Page, { game, seats, options = {} }: Evening, name: string): Promise<void> {
  await page.goto(`/new/${game}`);
  for (const [legend, choice] of Object.entries({ Seats: String(seats), ...options })) {
    await page.getByRole('group', { name: legend }).getByText(choice, { exact: true }).click();
  }
  await page.getByLabel('Your name').fill(name);
  await new Examiner(page).at('composing a table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText('Waiting for the host to start the game.')).toBeVisible();
}

for (const evening of EVENINGS) {
  const { game, seats, people } = evening;
  test(`${people.join(' and ')} play ${game} with a bot on the server to the score sheet`, async ({
    browser,
    server,
  }) => {
    const pages = await Promise.all(people.map(() => newPage(browser, server)));
    const [host, ...guests] = pages as [Page, ...Page[]];
    const examiner = new Examiner(host);
    await openTable(host, evening, people[0]!);
    await Promise.all(guests.map((guest, i) => sitDown(guest, host.url(), people[i + 1]!)));
    for (let bot = people.length; bot < seats; bot++)
      await host.getByRole('button', { name: 'Add a bot' }).last().click();
    await examiner.at('the lobby');
    await host.getByRole('button', { name: 'Start the game' }).click();
    await host.locator('.prompt').waitFor();
    await examiner.slips();
    await Promise.all(
      pages.map((page, seat) =>
        playToTheEnd({ page, game, seed: 11 + seat, look: seat === 0 ? examiner.look : undefined }),
      ),
    );
    await examiner.at('the end');
    const sheets = await Promise.all(pages.map((page) => page.locator('.result table').innerText()));
    expect(new Set(sheets).size).toBe(1);
    for (const page of pages) await page.context().close();
  });
}
