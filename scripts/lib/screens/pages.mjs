// @ts-check
/** @typedef {import('./positions.mjs').Setting} Setting */
/** @typedef {import('@playwright/test').Page} Page */
/** The messages of the page in its language. @typedef {(id: string) => string} Words */
/**
 * Something to look at. `prepare` runs on a page of the site before it is opened and may say where; `afterwards` runs once it
 * is there. Details are looked at in two widths only; of a long page the picture shows all.
 * @typedef {{ name: string, path?: string, themes?: readonly string[], isDetail?: boolean, isLong?: boolean, prepare?: (page: Page) => Promise<string | void>, afterwards?: (page: Page, words: Words) => Promise<void> }} Sight
 */

const TWENTY = [
  ...['vizier', 'city-gates', 'characters', 'thieves', 'change', 'bonus-cards', 'city-walls', 'master-builders'],
  ...['workers-huts', 'camps', 'diamonds', 'bureau-de-change', 'new-score-cards', 'invaders', 'treasure-chamber'],
  ...['street-trader', 'moors', 'bazaars', 'sultan', 'caravanserai'],
];

/** Small tables, full ones, and every module and version that has a look of its own. @type {readonly Setting[]} */
export const SETTINGS = [
  { name: 'alhambra', game: 'alhambra', seats: 3, level: 'medium', config: {}, kinds: true },
  {
    name: 'alhambra-six',
    game: 'alhambra',
    seats: 6,
    level: 'medium',
    config: { modules: ['vizier', 'city-gates', 'characters', 'thieves', 'change'] },
    kinds: true,
  },
  { name: 'alhambra-twenty', game: 'alhambra', seats: 3, level: 'easy', config: { modules: TWENTY }, kinds: true },
  { name: 'alhambra-dirk', game: 'alhambra', seats: 2, level: 'easy', config: { modules: TWENTY } },
  { name: 'alhambra-crowd', game: 'alhambra', seats: 6, level: 'easy', config: { modules: TWENTY } },
  {
    name: 'alhambra-broad',
    game: 'alhambra',
    seats: 6,
    level: 'random',
    config: { modules: TWENTY },
    broad: 9,
  },
  {
    name: 'alhambra-pair',
    game: 'alhambra',
    seats: 2,
    level: 'random',
    config: { modules: TWENTY },
    broad: 9,
  },
  { name: 'almadi', game: 'almadi', seats: 3, level: 'medium', config: {}, kinds: true },
  {
    name: 'almadi-five',
    game: 'almadi',
    seats: 5,
    level: 'medium',
    config: { modules: ['characters'], startingTiles: 'dealt' },
    kinds: true,
  },
  { name: 'dragon', game: 'aladdins-dragon', seats: 4, level: 'medium', config: {}, kinds: true },
  {
    name: 'dragon-magic',
    game: 'aladdins-dragon',
    seats: 5,
    level: 'medium',
    config: { version: 'magic', maxRounds: 5 },
    kinds: true,
  },
];

const BOTH = ['night', 'day'];

/** Opens a table on the server from the page, as its visitor, who may leave it to a bot. @param {Page} page @param {string} game @param {number} bots @param {number} seats */
const openTable = (page, game, seats, bots, isLeft = false) =>
  page.evaluate(
    async ([game, seats, bots, isLeft]) => {
      const post = async (
        /** @type {string} */ path,
        /** @type {unknown} */ body,
        /** @type {string | undefined} */ token,
      ) => {
        const headers = {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return answer.json();
      };
      const { token, player } = await post('/api/guests', { name: 'Noor' }, undefined);
      const { id } = await post('/api/tables', { game, seats, config: {} }, token);
      const key = await post(`/api/tables/${id}/join`, {}, token);
      for (let seat = seats - bots; seat < seats; seat++)
        await post(`/api/tables/${id}/seats/${seat}`, { holder: { kind: 'bot', level: 'easy' } }, token);
      if (bots === seats - 1) await post(`/api/tables/${id}/start`, {}, token);
      if (isLeft) {
        await fetch('/api/seat/leave', { method: 'POST', headers: { authorization: `Bearer ${key.token}` } });
        await new Promise((resolve) => setTimeout(resolve, 1500));
      }
      localStorage.setItem('majlis.player', JSON.stringify({ ...player, token }));
      localStorage.setItem('majlis.seats', JSON.stringify({ [id]: key }));
      const seen = { moves: 0, points: Array(seats).fill(0), at: Date.now() - 3_600_000 };
      localStorage.setItem('majlis.seen', JSON.stringify({ [id]: seen }));
      return `/t/${id}`;
    },
    /** @type {const} */ ([game, seats, bots, isLeft]),
  );

/** A button by the beginning of its name. @param {string} id @returns {NonNullable<Sight['afterwards']>} */
const press = (id) => (page, words) =>
  page
    .getByRole('button', { name: new RegExp(`^${words(id)}`) })
    .first()
    .click();

/** The first of two round one device has played. @type {NonNullable<Sight['afterwards']>} */
const takeMoney = async (page) => {
  const money = page.locator('.alh-row .pc').first();
  const curtain = page.locator('.curtain');
  await money.or(curtain).first().waitFor();
  // The other person begins.
  if (await curtain.isVisible()) return;
  await money.click();
  await page.locator('.prompt .btn.primary').click();
};

/** Pages that are no table. @type {readonly Sight[]} */
export const PAGES = [
  { name: 'home', path: '/', themes: BOTH },
  { name: 'gallery', path: '/gallery', themes: BOTH },
  { name: 'new-alhambra', path: '/new/alhambra', themes: BOTH },
  { name: 'learn-alhambra', path: '/learn/alhambra', themes: BOTH },
  { name: 'lesson-alhambra', path: '/learn/alhambra/first-game' },
  { name: 'new-almadi', path: '/new/almadi' },
  { name: 'new-aladdins-dragon', path: '/new/aladdins-dragon' },
  { name: 'nowhere', path: '/nowhere' },
  { name: 'lobby', prepare: (page) => openTable(page, 'alhambra', 4, 1), themes: BOTH },
  { name: 'online', prepare: (page) => openTable(page, 'almadi', 3, 2) },
  {
    name: 'online-company',
    prepare: async (page) => {
      const path = await openTable(page, 'almadi', 3, 2);
      // Nobody has been away.
      await page.evaluate(() => localStorage.removeItem('majlis.seen'));
      return path;
    },
    afterwards: press('company.title'),
    isDetail: true,
  },
  { name: 'recap', prepare: (page) => openTable(page, 'alhambra', 3, 2, true), themes: BOTH, isDetail: true },
  { name: 'curtain', path: '/solo/alhambra?seats=2&people=2', afterwards: takeMoney, isDetail: true },
  { name: 'recover', path: '/t/gone-gone-gone/recover', isDetail: true },
  { name: 'online-gone', path: '/t/gone-gone-gone' },
];

/** The slips of a table, each opened in the middle of a game by the button of the same name. */
export const SLIPS = ['scores', 'log', 'rules', 'settings'];
