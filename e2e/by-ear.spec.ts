import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { unlessItStandsStill } from './standstill.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** A table as a screen reader tells it: roles, names and what is announced, nothing else. */
class Table {
  readonly turn: Locator;
  readonly end: Locator;
  readonly goOn: Locator;
  readonly news: Locator;
  readonly board: Locator;
  readonly market: Locator;
  readonly money: Locator;
  readonly hand: Locator;
  /** What is being tried, should it lead nowhere. */
  trying = 'nothing was tried yet';

  constructor(page: Page) {
    this.turn = page.getByRole('region', { name: 'Your turn' });
    this.end = page.getByRole('region', { name: /(win|wins|victory) with/ });
    this.goOn = page.getByRole('button', { name: 'Continue', exact: true });
    this.news = page.getByRole('log', { name: 'Latest moves' });
    this.board = page.getByRole('group', { name: 'Your Alhambra' });
    this.market = page.getByRole('list', { name: 'Building market' });
    this.money = page.getByRole('group', { name: 'Money', exact: true });
    this.hand = page.getByRole('group', { name: 'Your money' });
  }

  /** What may be done in the bar, by its words. */
  button(name: RegExp): Locator {
    return this.turn.getByRole('button', { name });
  }
}

const nameOf = (thing: Locator): Promise<string> =>
  thing.evaluate((element) => element.ariaLabel ?? element.textContent!);
const namesOf = (things: Locator): Promise<string[]> =>
  things.evaluateAll((all) => all.map((element) => element.ariaLabel ?? element.textContent!));

/** Does it and hears it: what is announced then has the words of what was done. */
async function act(table: Table, name: RegExp, heard: RegExp): Promise<void> {
  table.trying = `trying ${name}`;
  const before = await linesOf(table.news);
  // What was picked is forgotten if the table moves on meanwhile; then one listens again.
  if (!(await isOffered(table.button(name)))) return;
  await table.button(name).click();
  const isOver = () => table.end.isVisible();
  const isNew = async () => (await isOver()) || (await linesOf(table.news)).join() !== before.join();
  await expect.poll(isNew, { intervals: [20] }).toBe(true);
  // The last move of a game leads to a page of its own, which is read instead.
  if (await isOver()) return;
  expect(newIn(await linesOf(table.news), before)).toContainEqual(expect.stringMatching(heard));
}

const isOffered = (button: Locator): Promise<boolean> =>
  button.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );

const linesOf = async (news: Locator): Promise<string[]> =>
  (await news.innerText({ timeout: 2000 }).catch(() => '')).split(/\n+/);

/** Old lines go at the top while new ones come below. */
function newIn(now: readonly string[], before: readonly string[]): readonly string[] {
  const gone = before.findIndex((_, i) => before.slice(i).every((line, at) => line === now[at]));
  return gone < 0 ? now : now.slice(before.length - gone);
}

/** The card worth most: its name begins with its value. */
async function richest(cards: Locator): Promise<Locator> {
  const values = (await namesOf(cards)).map((name) => Number.parseInt(name, 10));
  return cards.nth(values.indexOf(Math.max(...values)));
}

async function takeMoney(table: Table): Promise<void> {
  const card = await richest(table.money.getByRole('button'));
  const name = await nameOf(card);
  await card.click();
  await act(table, /^Take$/, new RegExp(`^You took .*${name}`));
}

async function buy(table: Table, name: string): Promise<void> {
  const [building] = name.split(' for ');
  await table.market.getByRole('button', { name, exact: true }).first().click();
  await act(table, /^Pay /, new RegExp(`^You bought ${building}.* paid exactly`));
}

async function place(table: Table): Promise<void> {
  const cells = table.board.getByRole('button', { name: /: possible/ });
  if ((await cells.count()) === 0) return act(table, /in your reserve$/, /^You put .* in reserve/);
  await cells.first().click();
  await act(table, /^Place here/, /^You built /);
}

/** From the first question to the score sheet; what the others did, as it was told. */
async function play(table: Table): Promise<ReadonlySet<string>> {
  const toldByOthers = new Set<string>();
  for (let turns = 0; ; turns++) {
    expect(turns).toBeLessThan(300);
    await table.turn.or(table.goOn).or(table.end).first().waitFor();
    if (await table.end.isVisible()) return toldByOthers;
    // A scoring waits until it has been heard.
    if (await table.goOn.isVisible()) {
      await table.goOn.click();
      continue;
    }
    for (const told of await namesOf(table.news.getByText(/^Dunyazad (took|bought|built|put|moved|swapped) /)))
      toldByOthers.add(told);
    const question = await table.turn.innerText();
    table.trying = `answering "${question.split('\n')[0]}" at step ${turns}`;
    const [exact] = await namesOf(table.market.getByRole('button', { name: /exact/ }));
    if (/^Place your/.test(question)) await place(table);
    else if (!/^(Your action|Take another action)/.test(question)) await table.button(/Pass/).click();
    else if (exact !== undefined) await buy(table, exact);
    else await takeMoney(table);
  }
}

test('Alhambra is played to the score sheet by roles and names alone, and every move is heard', async ({ page }) => {
  await page.goto('/solo/alhambra?seats=2&level=easy');
  const table = new Table(page);
  const toldByOthers = await unlessItStandsStill(page, play(table), () => table.trying);
  expect(toldByOthers.size).toBeGreaterThan(5);
  await expect(table.end).toBeFocused();
  const total = table.end.getByRole('row', { name: /^Total/ });
  // Two players, and Dirk.
  expect(await total.getByRole('cell').allInnerTexts()).toHaveLength(3);
});
