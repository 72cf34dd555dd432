// @ts-check
import { join } from 'node:path';
import { buildApp, entriesOf } from './bundle.mjs';
import { firstLoadReport } from './first-load.mjs';
import { workspaceFolders } from './root.mjs';
import { buildSite, isSite } from './site.mjs';

/** Apps that are built: sites, and programs that name their entry points. @param {string} base */
export const builtApps = (base) =>
  workspaceFolders(base).filter((f) => f.startsWith('apps/') && (isSite(base, f) || entriesOf(base, f).length > 0));

/**
 * Builds an app unless it is fresh, and says so. A site whose tables take too long to arrive is refused.
 * @param {string} base @param {string} app e.g. `apps/server` @returns {Promise<string>}
 */
export async function build(base, app) {
  if (!isSite(base, app)) return buildApp(base, app);
  const state = await buildSite(base, app);
  const report = firstLoadReport(join(base, app, 'dist'));
  if (report === null) return state;
  const text = [state, ...report.lines].join('\n  ');
  if (report.isTooMuch) throw new Error(text);
  return text;
}

/** What `npm start` needs: the server, and the pages it serves. @param {string} base */
export async function buildProduct(base) {
  for (const app of builtApps(base)) {
    if (isSite(base, app)) await buildSite(base, app);
    else if (app === 'apps/server') await buildApp(base, app);
  }
}
