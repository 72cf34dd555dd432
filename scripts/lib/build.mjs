// @ts-check
import { buildApp, entriesOf } from './bundle.mjs';
import { workspaceFolders } from './root.mjs';
import { buildSite, isSite } from './site.mjs';

/** Apps that are built: sites, and programs that name their entry points. @param {string} base */
export const builtApps = (base) =>
  workspaceFolders(base).filter((f) => f.startsWith('apps/') && (isSite(base, f) || entriesOf(base, f).length > 0));

/**
 * Builds an app unless it is fresh.
 * @param {string} base @param {string} app e.g. `apps/server` @returns {Promise<'fresh' | 'built'>}
 */
export const build = (base, app) => (isSite(base, app) ? buildSite(base, app) : buildApp(base, app));

/** What `npm start` needs: the server, and the pages it serves. @param {string} base */
export async function buildProduct(base) {
  for (const app of builtApps(base)) if (isSite(base, app) || app === 'apps/server') await build(base, app);
}
