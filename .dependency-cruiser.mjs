// The dependency law: apps -> table, protocol, bots, i18n, games -> kernel, grid. docs/architecture.md says why.
// scripts/layers.test.ts plants a violation of every rule here and expects it to be found.

const TEST = '\\.(test|spec)\\.ts$|/test/|^e2e/';

/** What each package may import from the others. A new one is added here, or imports nothing. */
const MAY_IMPORT = {
  kernel: [],
  art: [],
  grid: ['packages/kernel'],
  table: ['packages/kernel', 'packages/grid'],
  protocol: ['packages/kernel', 'packages/grid'],
  bots: ['packages/kernel', 'packages/grid'],
  review: ['packages/kernel', 'packages/bots'],
  i18n: ['packages/kernel', 'packages/grid'],
  lessons: ['packages/kernel'],
  puzzles: ['packages/kernel', 'packages/bots', 'packages/review'],
  daily: ['packages/kernel', 'packages/bots'],
  testkit: ['packages/kernel', 'packages/grid'],
  games: ['packages/kernel', 'games'],
};

/** Packages that run in Node, in the browser and in workers alike. */
const PURE = '^(games|packages/(kernel|grid|table|bots|review|games|art|lessons|puzzles|daily))/';

const DOM =
  '(^|/)node_modules/(@types/)?(react|react-dom|react-aria[^/]*|preact|vue|svelte|jsdom|happy-dom|motion|zustand|wouter|d3-[^/]+|@use-gesture/[^/]+)/';

const anyOf = (folders) => (folders.length === 0 ? '^$' : `^(${folders.join('|')})/`);
const error = { severity: 'error' };

const layers = Object.entries(MAY_IMPORT).map(([name, others]) => ({
  ...error,
  name: `layer-${name}`,
  comment: `packages/${name} may import only: itself${others.map((other) => `, ${other}`).join('')}`,
  from: { path: `^packages/${name}/`, pathNot: TEST },
  to: { path: '^(packages|games|apps)/', pathNot: [`^packages/${name}/`, anyOf(others)] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      ...error,
      name: 'unnamed-package',
      comment: 'A new package is named in MAY_IMPORT before it imports another.',
      from: { path: '^packages/([^/]+)/', pathNot: [TEST, anyOf(Object.keys(MAY_IMPORT).map((r) => `packages/${r}`))] },
      to: { path: '^(packages|games|apps)/', pathNot: '^packages/$1/' },
    },
    {
      ...error,
      name: 'nobody-imports-apps',
      comment: 'Packages and games never import an app, tests included.',
      from: { path: '^(packages|games)/' },
      to: { path: '^apps/' },
    },
    {
      ...error,
      name: 'apps-apart',
      comment: 'Apps do not import apps.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      ...error,
      name: 'games-through-the-registry',
      comment: 'Apps reach games through @majlis/games; only the screens of a game in apps/web import that game.',
      from: { path: '^apps/', pathNot: [TEST, '^apps/web/src/games/[^/]+/'] },
      to: { path: '^games/' },
    },
    {
      ...error,
      name: 'screens-of-one-game',
      comment: "The screens of a game import that game's package and no other.",
      from: { path: '^apps/web/src/games/([^/]+)/', pathNot: TEST },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      ...error,
      name: 'games-apart',
      comment: 'Games do not import games.',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      ...error,
      name: 'games-on-kernel-and-grid',
      comment: 'A game stands on the kernel and the grid.',
      from: { path: '^games/', pathNot: TEST },
      to: { path: '^packages/', pathNot: '^packages/(kernel|grid)/' },
    },
    {
      ...error,
      name: 'modules-apart',
      comment: 'A module of a game does not import another module; they meet in the vocabulary of the base game.',
      from: { path: '^games/([^/]+)/src/modules/([^/]+)/' },
      to: { path: '^games/$1/src/modules/[^/]+/', pathNot: '^games/$1/src/modules/$2/' },
    },
    {
      ...error,
      name: 'no-node',
      comment: 'Rules, table and bots run everywhere: no Node built-ins.',
      from: { path: PURE, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      ...error,
      name: 'no-dom',
      comment: 'Rules, table and bots run everywhere: no libraries for pages.',
      from: { path: PURE, pathNot: TEST },
      to: { path: DOM },
    },
    {
      ...error,
      name: 'kernel-dependencies',
      comment: 'The kernel imports pure-rand and @noble/hashes and nothing else from the registry.',
      from: { path: '^packages/kernel/', pathNot: TEST },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/(pure-rand|@noble/hashes)/' },
    },
    {
      ...error,
      name: 'games-dependencies',
      comment: 'Games and grid import nothing from the registry.',
      from: { path: '^(games|packages/grid)/', pathNot: TEST },
      to: { path: '(^|/)node_modules/' },
    },
    {
      ...error,
      name: 'testkit-in-tests-only',
      comment: 'The testkit is for tests.',
      from: { pathNot: [TEST, '^packages/testkit/'] },
      to: { path: '^packages/testkit/' },
    },
    {
      ...error,
      name: 'tests-stay-tests',
      comment: 'Nothing that ships imports a test.',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      ...error,
      name: 'resolvable',
      comment: 'An import nobody can follow would slip through every other rule.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
