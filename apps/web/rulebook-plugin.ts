import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readRulebook } from './rulebook.ts';

const NAME = /^virtual:rulebook\/([a-z-]+)$/;
const bookOf = (game: string): string => fileURLToPath(new URL(`../../games/${game}/rulebook.md`, import.meta.url));

/** `virtual:rulebook/<game>`: the numbered statements of a game, read when the page is built. */
export function rulebooks(): Plugin {
  return {
    name: 'majlis-rulebooks',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const game = NAME.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || game === undefined) return null;
      const file = bookOf(game);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readRulebook(readFileSync(file, 'utf8')))};`;
    },
  };
}
