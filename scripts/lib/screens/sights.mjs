// @ts-check
import { sightsAfterwards } from './afterwards.mjs';
import { PAGES, SETTINGS, SLIPS } from './pages.mjs';
import { momentsOf } from './positions.mjs';
import { keep } from './visit.mjs';

/** @typedef {import('./pages.mjs').Sight} Sight */

/** @param {string} id @returns {NonNullable<Sight['afterwards']>} */
const press = (id) => (page, words) => page.getByRole('button', { name: words(id), exact: true }).click();

/** Everybody's cards, and the chances; phones have these in the review of the game instead. @type {NonNullable<Sight['afterwards']>} */
const openEverything = async (page, words) => {
  await press('replay.all')(page, words);
  if (await page.locator('.to-chances').isVisible()) await press('replay.chance')(page, words);
};

/** A moment of a game, the replay of its end, the slips over its middle. @param {import('./positions.mjs').Moment} moment @param {boolean} withSlips @returns {Sight[]} */
function sightsOf({ name, id, path, kept }, withSlips) {
  const isMain = /-(opening|middle|end)$|^alhambra-(broad|pair)-(chooseAction|placeTiles)$/.test(name);
  const prepare = (/** @type {import('@playwright/test').Page} */ page) => keep(page, id, kept);
  /** @type {Sight} */
  const table = { name, path, prepare, ...(isMain ? { themes: ['night', 'day'] } : {}) };
  const bare = { name, path, prepare, isDetail: true };
  if (name.endsWith('-end')) {
    const replay = { name: name.replace(/end$/, 'replay'), path: `${path.replace('?', '/replay?')}&m=40`, prepare };
    const isOver = (/** @type {import('@playwright/test').Page} */ page) => page.locator('.result').waitFor();
    const share = { ...bare, name: name.replace(/end$/, 'share'), afterwards: press('share.open') };
    return [
      { ...table, afterwards: isOver },
      ...(withSlips ? [share] : []),
      replay,
      { ...replay, name: `${replay.name}-open`, afterwards: openEverything },
    ];
  }
  if (!name.endsWith('-middle') || !withSlips) return [{ ...table, isDetail: !isMain }];
  return [table, ...SLIPS.map((slip) => ({ ...bare, name: `${name}-${slip}`, afterwards: press(`table.${slip}`) }))];
}

/** Everything to look at whose name begins with one of the wishes; without wishes, everything. @param {readonly string[]} wishes */
export async function sightsFor(wishes) {
  const isWanted = (/** @type {string} */ name) => wishes.length === 0 || wishes.some((wish) => name.startsWith(wish));
  const sights = [...PAGES.filter(({ name }) => isWanted(name)), ...(await sightsAfterwards(isWanted))];
  for (const setting of SETTINGS) {
    if (!isWanted(setting.name) && !wishes.some((wish) => wish.startsWith(setting.name))) continue;
    const moments = await momentsOf(setting);
    const tables = moments.flatMap((moment) => sightsOf(moment, setting.seats < 5));
    sights.push(...tables.filter(({ name }) => isWanted(name)));
  }
  return sights;
}
