import type { Plugin, Rolldown } from 'vite';

/** What each address needs beside the entry; `:game` stands for every game, `:locale` for every language. */
const ROUTES: readonly { readonly path: string; readonly needs: readonly string[] }[] = [
  {
    path: '^/$',
    needs: ['/src/pages/home/home.tsx', '/i18n/src/:locale/common.json', '/i18n/src/:locale/around.json'],
  },
  {
    path: '^/solo/:game$',
    needs: [
      '/src/pages/solo/solo.tsx',
      '/src/games/:game/index.ts',
      '/i18n/src/:locale/common.json',
      '/i18n/src/:locale/:game.json',
    ],
  },
  {
    path: '^/new/',
    needs: [
      '/src/pages/new-table/new-table.tsx',
      '/i18n/src/:locale/common.json',
      '/i18n/src/:locale/around.json',
      '/i18n/src/:locale/composer.json',
    ],
  },
  { path: '^/t/[^/]+$', needs: ['/src/pages/online/online.tsx', '/i18n/src/:locale/common.json'] },
  { path: '^/', needs: ['/i18n/src/:locale/common.json'] },
];
const GAMES = /\/src\/games\/([\w-]+)\/index\.ts$/;
const LOCALES = /\/i18n\/src\/(\w\w)\/common\.json$/;

/**
 * Writes `preloads.json`: by address and language, the files a page asks for one after the other. A server that names
 * them in the header of the page lets them come at once.
 */
export function preloads(): Plugin {
  return {
    name: 'majlis-preloads',
    generateBundle: {
      // After scripts that held nothing but styles have been dropped.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const games = chunks.flatMap(({ facadeModuleId: id }) => GAMES.exec(id ?? '')?.[1] ?? []);
        const locales = chunks.flatMap(({ facadeModuleId: id }) => LOCALES.exec(id ?? '')?.[1] ?? []);
        const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => closure(chunk, chunks)));
        const filesFor = (needs: readonly string[], locale: string, game: string): string[] => {
          const wanted = needs.map((need) => need.replace(':locale', locale).replace(':game', game));
          const roots = wanted.map((end) => {
            const chunk = chunks.find(({ facadeModuleId: id }) => id?.endsWith(end) ?? false);
            return chunk ?? this.error(`nothing is built from ${end}`);
          });
          return [...new Set(roots.flatMap((chunk) => closure(chunk, chunks)))].filter((file) => !entry.has(file));
        };
        const routes = ROUTES.flatMap(({ path, needs }) =>
          (path.includes(':game') ? games : ['']).map((game) => ({
            path: path.replace(':game', game),
            files: Object.fromEntries(locales.map((locale) => [locale, filesFor(needs, locale, game)])),
          })),
        );
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(routes) });
      },
    },
  };
}

/** A chunk, what it imports, and their styles. */
function closure(root: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set([root]);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const other = chunks.find(({ fileName }) => fileName === name);
      if (other !== undefined) found.add(other);
    }
  return [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}
