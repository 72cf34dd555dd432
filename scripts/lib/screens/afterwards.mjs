// @ts-check
/// <reference lib="dom" />
// What there is when a game is over: its review, puzzles, deals of the day, the same deal for everyone.
import { SETTINGS } from './pages.mjs';
import { momentsOf } from './positions.mjs';
import { keep } from './visit.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./pages.mjs').Sight} Sight */

const BOTH = ['night', 'day'];
/** Iterations for each decision: enough to have something to look at. */
const BUDGET = 40;
/** The tables whose end is looked back at. */
const REVIEWED = ['alhambra', 'almadi', 'dragon', 'dragon-magic'];

/** The review of a finished game as a device keeps it, and a mistake of the visitor in it. @param {import('./positions.mjs').Moment} moment @param {string} id */
async function reviewed({ kept }, id) {
  const [{ playableById }, { hashJson }, { NOTHING_YET, reviewOf, step, takeApart }, { Table }] = await Promise.all([
    import('@majlis/games/heuristics'),
    import('@majlis/kernel'),
    import('@majlis/review'),
    import('@majlis/table'),
  ]);
  const known = playableById(id);
  if (known === null) throw new Error(`nobody plays ${id}`);
  const { table } = Table.restore(known.game, /** @type {any} */ (kept.journal), null, 0);
  const record = table.record();
  const taken = takeApart(known.game, record);
  /** @type {import('@majlis/review').Progress} */
  let progress = NOTHING_YET;
  for (let next = progress; ; progress = next) {
    const after = step(known, taken, BUDGET, progress);
    if (after === null) break;
    next = after;
  }
  const key = `4/${id}/${hashJson([record.commitment, record.segments.map(({ actions }) => actions)])}`;
  const mistake = reviewOf(taken, progress, 0).moments.find(({ kind }) => kind === 'mistake');
  return { key, review: { budget: BUDGET, progress }, at: mistake?.at ?? 0 };
}

/** @param {Page} page @param {string} key @param {object} review @returns {Promise<void>} */
const keepReview = (page, key, review) =>
  page.evaluate(
    ([key, review]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('majlis-reviews');
        opening.onupgradeneeded = () => opening.result.createObjectStore('reviews');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('reviews', 'readwrite');
          change.objectStore('reviews').put(review, key);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    /** @type {const} */ ([key, review]),
  );

/** @param {string} name @returns {Promise<Sight[]>} */
async function reviewSights(name) {
  const setting = SETTINGS.find((one) => one.name === name);
  const end = setting && (await momentsOf(setting)).find((moment) => moment.name === `${name}-end`);
  if (setting === undefined || end === undefined) throw new Error(`${name} has no end`);
  const { key, review, at } = await reviewed(end, setting.game);
  const path = end.path.replace('?', '/review?');
  const prepare = async (/** @type {Page} */ page) => {
    await keep(page, end.id, end.kept);
    await keepReview(page, key, review);
  };
  const isTold = (/** @type {Page} */ page) => page.locator('.review-moments b').first().waitFor();
  const inPoints = async (/** @type {Page} */ page) => {
    await isTold(page);
    await page.locator('.review-curve .seen-by button').last().click();
  };
  return [
    { name: `review-${name}`, path, prepare, afterwards: isTold, themes: BOTH, isLong: true },
    {
      name: `review-${name}-moment`,
      path: `${path}&m=${at}`,
      prepare,
      afterwards: (page) => page.locator('.review-card').waitFor(),
      themes: BOTH,
      isLong: true,
    },
    {
      name: `review-${name}-seat`,
      path: `${path}&m=${at}&seat=0`,
      prepare,
      afterwards: inPoints,
      isDetail: true,
      isLong: true,
    },
  ];
}

/** The first puzzle of every game and theme, before it is answered and when the answer was asked for. @returns {Promise<Sight[]>} */
async function puzzleSights() {
  const { loadPuzzles, THEMES } = await import('@majlis/puzzles');
  /** @type {Sight[]} */
  const sights = [{ name: 'puzzles-own', path: '/puzzles/own', isDetail: true }];
  for (const game of Object.keys(THEMES)) {
    const puzzles = await loadPuzzles(game);
    sights.push({ name: `puzzles-${game}`, path: `/puzzles/${game}`, themes: BOTH, isLong: true });
    for (const theme of new Set(puzzles.map((puzzle) => puzzle.theme))) {
      const puzzle = puzzles.find((one) => one.theme === theme);
      const path = `/puzzles/${game}/${puzzle?.id}`;
      const name = `puzzle-${game}-${theme}`;
      const show = async (/** @type {Page} */ page) => {
        await page.locator('.puzzle-panel .btn.ghost').click();
        await page.locator('.puzzle-weighed').waitFor();
      };
      sights.push({ name, path, isDetail: theme !== puzzles[0]?.theme, isLong: true });
      sights.push({
        name: `${name}-told`,
        path,
        afterwards: show,
        isDetail: theme !== puzzles[0]?.theme,
        isLong: true,
      });
    }
  }
  return sights;
}

/** What bots made of a deal: any points will do for a picture. */
const BOTS = [61, 74, 58, 80, 92, 88, 97, 104, 99, 111, 120];

/** @returns {Promise<Sight[]>} */
async function dailySights() {
  const { dayAfter, dayOf, gameOf } = await import('@majlis/daily');
  const today = dayOf(Date.now());
  return [0, -1, -2].flatMap((back) => {
    const day = dayAfter(today, back);
    const game = gameOf(day);
    const shrunk = game === 'aladdins-dragon' ? BOTS.map((points) => Math.round(points / 14)) : BOTS;
    const played = { isOnDay: true, points: shrunk[7], rank: 2, sent: 'yes', bots: shrunk };
    const days = Object.fromEntries(
      [0, -1, -2, -3, -6, -7].map((other) => [dayAfter(day, other), other === 0 ? played : { ...played, points: 90 }]),
    );
    /** @type {NonNullable<Sight['prepare']>} */
    const prepare = async (page) =>
      page.evaluate((kept) => localStorage.setItem('majlis.daily', kept), JSON.stringify(days));
    return [
      { name: `daily-${game}`, path: `/daily/${day}`, themes: BOTH, isLong: true },
      { name: `daily-${game}-played`, path: `/daily/${day}`, prepare, themes: BOTH, isLong: true },
    ];
  });
}

/** @returns {Sight[]} */
function duplicateSights() {
  const kept = {
    own: { player: 0, points: [104, 98, 77] },
    others: { Idris: { player: 1, points: [91, 102, 85] } },
    bots: [0, 1, 2].map((deal) => [0, 1, 2].map((seat) => [88 + 3 * deal - seat, 79 + seat, 96 - 2 * deal])),
  };
  /** @type {NonNullable<Sight['prepare']>} */
  const prepare = async (page) =>
    page.evaluate(
      (text) => localStorage.setItem('majlis.duplicates', text),
      JSON.stringify({ 'alhambra/3-abc': kept }),
    );
  return [
    { name: 'duplicate', path: '/duplicate', themes: BOTH, isLong: true },
    { name: 'duplicate-match', path: '/duplicate/almadi/3-abc?as=2&result=Noor~0~104.98.77', isLong: true },
    { name: 'duplicate-compared', path: '/duplicate/alhambra/3-abc', prepare, themes: BOTH, isLong: true },
  ];
}

/** Everything of it whose name is wanted. @param {(name: string) => boolean} isWanted @returns {Promise<Sight[]>} */
export async function sightsAfterwards(isWanted) {
  const mayBe = (/** @type {string} */ name) => isWanted(name) || isWanted(`${name}-`);
  /** @type {Sight[]} */
  const sights = [];
  for (const name of REVIEWED)
    if (['', '-moment', '-seat'].some((end) => isWanted(`review-${name}${end}`)))
      sights.push(...(await reviewSights(name)));
  sights.push(...(await puzzleSights()), ...(await dailySights()), ...duplicateSights());
  return sights.filter(({ name }) => mayBe(name));
}
