// @ts-check

/**
 * The folders in node_modules of everything a workspace needs at run time, found in the lockfile as Node would find
 * them on the disk. Our own packages are bundled: only what they bring from the registry counts.
 * @param {any} lock @param {string} workspace e.g. `apps/server` @returns {string[]}
 */
export function packagesOf(lock, workspace) {
  const found = new Set();
  const seen = new Set();
  const visit = (/** @type {string} */ path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const folder = reach(lock, path, name);
      if (folder === null) continue;
      const { link, resolved } = lock.packages[folder];
      if (!link) found.add(folder);
      visit(link ? resolved : folder);
    }
  };
  visit(workspace);
  return [...found].sort();
}

/** @param {any} lock @param {string} from @param {string} name @returns {string | null} */
function reach(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock.packages[folder]) return folder;
    if (at === '') return null;
  }
}
