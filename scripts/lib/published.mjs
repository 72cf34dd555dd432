// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readJson, root } from './root.mjs';
import { runNode } from './run.mjs';

/** Packages others can build on, in the order in which they need each other. */
export const LIBRARIES = [
  'packages/kernel',
  'games/lantern',
  'games/aladdins-dragon',
  'games/alhambra',
  'games/almadi',
  'packages/games',
  'packages/bots',
  'packages/table',
];
const PROGRAM = 'apps/cli';
/** Only `majlis bench` needs these, and says so. */
const PEERS = ['boardgame.io', 'immer'];
const TESTS = ['**/*.test.ts', '**/testing.ts', '**/testing/**'];

/**
 * Compiles all libraries at once: JavaScript with declarations and source maps, laid out like the sources.
 * @param {string} to
 */
export async function compile(to) {
  const project = join(to, 'tsconfig.json');
  const compilerOptions = {
    rootDir: root,
    outDir: join(to, 'out'),
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rewriteRelativeImportExtensions: true,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const include = LIBRARIES.map((folder) => join(root, folder, 'src'));
  const exclude = TESTS.map((pattern) => join(root, pattern));
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include, exclude };
  mkdirSync(to, { recursive: true });
  writeFileSync(project, JSON.stringify(config));
  const { code, output } = await runNode([join(root, 'node_modules/ts7/bin/tsc'), '-p', project]);
  if (code !== 0) throw new Error(output);
}

/** What every manifest says. @param {any} manifest @param {string} folder */
const common = (manifest, folder) => ({
  version: readJson(join(root, 'package.json')).version,
  license: 'MIT',
  type: 'module',
  engines: readJson(join(root, 'package.json')).engines,
  ...(manifest.description ? { description: manifest.description } : {}),
  repository: { type: 'git', directory: folder },
  publishConfig: { access: 'public', provenance: true },
});

/**
 * A library as it is published, from what `compile` wrote.
 * @param {string} compiled @param {string} folder e.g. `packages/kernel` @param {string} to
 */
export function layLibrary(compiled, folder, to) {
  const manifest = readJson(join(root, folder, 'package.json'));
  mkdirSync(to, { recursive: true });
  cpSync(join(compiled, 'out', folder, 'src'), join(to, 'dist'), { recursive: true });
  copyData(join(root, folder, 'src'), join(to, 'dist'));
  for (const file of filesIn(join(to, 'dist'))) {
    if (file.endsWith('.d.ts')) writeFileSync(file, withJsExtensions(readFileSync(file, 'utf8')));
  }
  if (existsSync(join(root, folder, 'kept'))) cpSync(join(root, folder, 'kept'), join(to, 'kept'), { recursive: true });
  for (const file of ['LICENSE', `${folder}/README.md`])
    cpSync(join(root, file), join(to, file.split('/').at(-1) ?? file));
  const version = readJson(join(root, 'package.json')).version;
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    name.startsWith('@majlis/') ? version : range,
  ]);
  writeManifest(to, {
    name: manifest.name,
    ...common(manifest, folder),
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([name]) => name !== './testing')
        .map(([name, source]) => [name, published(source)]),
    ),
    files: ['dist', 'kept'].filter((part) => existsSync(join(to, part))),
    dependencies: Object.fromEntries(dependencies),
  });
}

/** What sources import as JSON: the compiler was seen to leave a file out once. @param {string} from @param {string} to */
function copyData(from, to) {
  for (const file of filesIn(from)) {
    const target = join(to, relative(from, file));
    if (file.endsWith('.json') && existsSync(dirname(target))) cpSync(file, target);
  }
}

/** The command line: one bundle a program, our own packages inside. @param {string} to */
export function layProgram(to) {
  const manifest = readJson(join(root, PROGRAM, 'package.json'));
  cpSync(join(root, PROGRAM, 'dist'), join(to, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.build.json'),
  });
  for (const file of ['LICENSE', `${PROGRAM}/README.md`])
    cpSync(join(root, file), join(to, file.split('/').at(-1) ?? file));
  writeFileSync(
    join(to, 'majlis.mjs'),
    "#!/usr/bin/env node\nprocess.setSourceMapsEnabled(true);\nawait import('./dist/main.mjs');\n",
    { mode: 0o755 },
  );
  const outside = Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@majlis/'));
  const peers = PEERS.map((name) => [name, manifest.devDependencies[name]]);
  writeManifest(to, {
    name: 'majlis',
    ...common(manifest, PROGRAM),
    bin: { majlis: './majlis.mjs' },
    files: ['dist', 'majlis.mjs'],
    dependencies: { ...Object.fromEntries(outside), ...inKernel() },
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(PEERS.map((name) => [name, { optional: true }])),
  });
}

/** What our own bundled packages bring from the registry. */
const inKernel = () => readJson(join(root, 'packages/kernel/package.json')).dependencies;

/** @param {unknown} source e.g. `./src/index.ts` */
function published(source) {
  const stem = String(source).replace('./src/', './dist/').replace(/\.ts$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** The compiler leaves `.ts` in declarations. @param {string} text */
const withJsExtensions = (text) => text.replace(/(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g, '$1$2.js$1');

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @param {string} to @param {object} manifest */
const writeManifest = (to, manifest) =>
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
