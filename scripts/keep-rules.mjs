// @ts-check
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { readJson, root } from './lib/root.mjs';
import { helpIfAsked } from './lib/server-tool.mjs';

helpIfAsked(`Usage: npm run keep-rules [-- game ...]
Bundles the current rules into packages/games/kept, under their versions, so that every later version can replay today's
records and tables. Run it when you make a release, and add what it prints to packages/games/src/kept.ts.`);

register();
const { games } = await import('../packages/games/src/index.ts');
const { build } = await import('rolldown');
const { version } = readJson(join(root, 'package.json'));
const asked = process.argv.slice(2);

/** Stands for a file of the root folder that holds no more than this. */
const ENTRY = join(root, 'kept-rules.ts');
const entryOf = (/** @type {string} */ code) => ({
  name: 'entry',
  resolveId: (/** @type {string} */ id) => (id === ENTRY ? id : null),
  load: (/** @type {string} */ id) => (id === ENTRY ? code : null),
});

for (const game of games) {
  const { id, rulesVersion, stateVersion } = game;
  if (asked.length > 0 && !asked.includes(id)) continue;
  const file = join(root, 'packages/games/kept', `${id}-${rulesVersion}.${stateVersion}`);
  if (existsSync(`${file}.mjs`)) {
    console.log(`${id} ${rulesVersion}.${stateVersion} is already there`);
    continue;
  }
  const exported = Object.entries(await import(`../games/${id}/src/index.ts`)).find(([, value]) => value === game);
  await build({
    cwd: root,
    input: ENTRY,
    transform: { target: 'es2022' },
    plugins: [entryOf(`export { ${exported?.[0]} as game } from './games/${id}/src/index.ts';`)],
    output: {
      file: `${file}.mjs`,
      format: 'esm',
      codeSplitting: false,
      minify: true,
      postBanner: `// The rules of ${id} as of ${version}, made by scripts/keep-rules.mjs: never changed. Bundles pure-rand and @noble/hashes, MIT.`,
    },
  });
  writeFileSync(`${file}.d.mts`, "export declare const game: import('@majlis/kernel').AnyGame;\n");
  console.log(
    `  { game: '${id}', rulesVersion: ${rulesVersion}, stateVersion: ${stateVersion}, load: () => import('../kept/${id}-${rulesVersion}.${stateVersion}.mjs') },`,
  );
}
