import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { booksOf, readBooks } from './rulebook.ts';

const root = new URL('../../', import.meta.url);

/** A `.rulebook` file names a game of the repository; as a module it is the numbered statements of all its books. */
export function rulebooks(): Plugin {
  return {
    name: 'majlis-rulebooks',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.rulebook')) return null;
      const game = new URL(`${readFileSync(id, 'utf8').trim()}/`, root);
      for (const { file } of booksOf(game)) this.addWatchFile(fileURLToPath(file));
      return { code: `export default ${JSON.stringify(readBooks(game))};`, map: null, moduleType: 'js' };
    },
  };
}
