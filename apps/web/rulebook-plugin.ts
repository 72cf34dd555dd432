import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readRulebook } from './rulebook.ts';

const root = new URL('../../', import.meta.url);

/** A `.rulebook` file names a rulebook of the repository; as a module it is the numbered statements of that book. */
export function rulebooks(): Plugin {
  return {
    name: 'majlis-rulebooks',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.rulebook')) return null;
      const book = fileURLToPath(new URL(readFileSync(id, 'utf8').trim(), root));
      this.addWatchFile(book);
      const code = `export default ${JSON.stringify(readRulebook(readFileSync(book, 'utf8')))};`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}
