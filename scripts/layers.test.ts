import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const PACKAGES = ['kernel', 'art', 'grid', 'table', 'protocol', 'bots', 'i18n', 'testkit', 'games', 'newcomer'];
const GAMES = ['alhambra', 'almadi'];
const APPS = ['server', 'web', 'cli'];
const LIBRARIES = ['pure-rand', '@noble/hashes', 'react', 'left-pad', 'vitest'];

/** What the law allows, one file each. */
const lawful: Record<string, string> = {
  'packages/kernel/src/chance.ts': "import 'pure-rand'; import '@noble/hashes';",
  'packages/kernel/src/chance.test.ts': "import 'node:fs'; import 'vitest'; import '@majlis/testkit';",
  'packages/grid/src/cells.ts': "import '@majlis/kernel';",
  'packages/table/src/host.ts': "import '@majlis/kernel'; import '@majlis/grid';",
  'packages/bots/src/search.ts': "import '@majlis/kernel';",
  'packages/games/src/list.ts': "import '@majlis/kernel'; import '@majlis/alhambra'; import '@majlis/almadi';",
  'packages/testkit/src/conformance.ts': "import '@majlis/kernel'; import 'node:fs'; import 'vitest';",
  'packages/i18n/src/complete.test.ts': "import '@majlis/alhambra';",
  'games/alhambra/src/rules/turn.ts': "import '@majlis/kernel'; import '@majlis/grid';",
  'games/alhambra/src/modules/index.ts': "import './vizier/index.ts'; import './thieves/index.ts';",
  'games/alhambra/src/modules/vizier/index.ts': "import './content.ts'; import '../../rules/turn.ts';",
  'games/alhambra/src/modules/vizier/content.ts': 'export const n = 1;',
  'games/alhambra/src/modules/thieves/index.ts': "import '../../rules/turn.ts';",
  'games/alhambra/test/playthrough.ts': "import 'node:fs'; import '@majlis/testkit';",
  'apps/server/src/main.ts': "import 'node:http'; import '@majlis/games'; import '@majlis/table';",
  'apps/web/src/games/alhambra/board.ts': "import '@majlis/alhambra'; import 'react';",
};

/** One planted violation of each rule: [rule, file, its text, what it must not reach]. */
const planted: readonly (readonly [rule: string, file: string, text: string, target: RegExp])[] = [
  ['layer-kernel', 'packages/kernel/src/p1.ts', "import '@majlis/grid';", /^packages\/grid\//],
  ['layer-art', 'packages/art/src/p1b.ts', "import '@majlis/kernel';", /^packages\/kernel\//],
  ['layer-grid', 'packages/grid/src/p2.ts', "import '@majlis/table';", /^packages\/table\//],
  ['layer-table', 'packages/table/src/p3.ts', "import '@majlis/bots';", /^packages\/bots\//],
  ['layer-protocol', 'packages/protocol/src/p4.ts', "import '@majlis/table';", /^packages\/table\//],
  ['layer-bots', 'packages/bots/src/p5.ts', "import '@majlis/games';", /^packages\/games\//],
  ['layer-bots', 'packages/bots/src/p5b.ts', "import '@majlis/alhambra';", /^games\/alhambra\//],
  ['layer-i18n', 'packages/i18n/src/p6.ts', "import type {} from '@majlis/alhambra';", /^games\/alhambra\//],
  ['layer-lessons', 'packages/lessons/src/p6b.ts', "import '@majlis/bots';", /^packages\/bots\//],
  ['layer-review', 'packages/review/src/p6c.ts', "import '@majlis/games';", /^packages\/games\//],
  ['layer-puzzles', 'packages/puzzles/src/p6c.ts', "import '@majlis/games';", /^packages\/games\//],
  ['layer-daily', 'packages/daily/src/p6d.ts', "import '@majlis/games';", /^packages\/games\//],
  ['layer-testkit', 'packages/testkit/src/p7.ts', "import '@majlis/table';", /^packages\/table\//],
  ['layer-games', 'packages/games/src/p8.ts', "import '@majlis/bots';", /^packages\/bots\//],
  ['unnamed-package', 'packages/newcomer/src/p9.ts', "import '@majlis/kernel';", /^packages\/kernel\//],
  ['nobody-imports-apps', 'packages/table/src/p10.test.ts', "import '@majlis/server';", /^apps\/server\//],
  ['nobody-imports-apps', 'games/almadi/src/p11.ts', "import '../../../apps/cli/src/index.ts';", /^apps\/cli\//],
  ['apps-apart', 'apps/cli/src/p12.ts', "import '@majlis/server';", /^apps\/server\//],
  ['games-through-the-registry', 'apps/server/src/p13.ts', "import '@majlis/almadi';", /^games\/almadi\//],
  ['screens-of-one-game', 'apps/web/src/games/alhambra/p14.ts', "import '@majlis/almadi';", /^games\/almadi\//],
  ['games-apart', 'games/almadi/src/p15.test.ts', "import '@majlis/alhambra';", /^games\/alhambra\//],
  ['games-on-kernel-and-grid', 'games/almadi/src/p16.ts', "import type {} from '@majlis/table';", /^packages\/table\//],
  [
    'modules-apart',
    'games/alhambra/src/modules/thieves/p17.ts',
    "import '../vizier/content.ts';",
    /^games\/alhambra\/src\/modules\/vizier\//,
  ],
  ['no-node', 'games/almadi/src/p18.ts', "import 'node:fs';", /^(node:)?fs$/],
  ['no-node', 'packages/kernel/src/p19.ts', "import { createHash } from 'crypto'; createHash;", /^crypto$/],
  ['no-node', 'packages/grid/src/p20.ts', "import 'node:os';", /^(node:)?os$/],
  ['no-node', 'packages/table/src/p21.ts', "import 'node:timers';", /^(node:)?timers$/],
  ['no-node', 'packages/bots/src/p22.ts', "export const later = import('node:worker_threads');", /worker_threads$/],
  ['no-dom', 'packages/table/src/p23.ts', "import 'react';", /node_modules\/react\//],
  ['kernel-dependencies', 'packages/kernel/src/p24.ts', "import 'left-pad';", /node_modules\/left-pad\//],
  ['games-dependencies', 'games/alhambra/src/p25.ts', "import 'pure-rand';", /node_modules\/pure-rand\//],
  ['testkit-in-tests-only', 'apps/cli/src/p26.ts', "import '@majlis/testkit';", /^packages\/testkit\//],
  ['tests-stay-tests', 'apps/cli/src/p27.ts', "import './p27.test.ts';", /^apps\/cli\/src\/p27\.test\.ts$/],
  ['resolvable', 'apps/cli/src/p28.ts', "import '@majlis/no-such-thing';", /^@majlis\/no-such-thing$/],
];

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

function plantTree(base: string, files: Record<string, string>): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  const packages = [
    ...PACKAGES.map((name) => `packages/${name}`),
    ...GAMES.map((name) => `games/${name}`),
    ...APPS.map((name) => `apps/${name}`),
  ];
  mkdirSync(join(base, 'node_modules/@majlis'), { recursive: true });
  for (const folder of packages) {
    const name = folder.replace(/^\w+\//, '@majlis/');
    write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: './src/index.ts' }));
    write(`${folder}/src/index.ts`, 'export const here = 1;');
    symlinkSync(join(base, folder), join(base, 'node_modules', name), 'dir');
  }
  for (const name of LIBRARIES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  write(
    'package.json',
    JSON.stringify({ type: 'module', dependencies: Object.fromEntries(LIBRARIES.map((l) => [l, '*'])) }),
  );
  write('tsconfig.json', '{ "compilerOptions": { "module": "nodenext" } }');
  for (const [path, text] of Object.entries(files)) write(path, `${text}\nexport {};\n`);
}

async function violationsIn(files: Record<string, string>): Promise<Violation[]> {
  const base = mkdtempSync(join(tmpdir(), 'majlis-layers-'));
  try {
    plantTree(base, files);
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const law = join(root, '.dependency-cruiser.mjs');
    const args = [`--config=${law}`, '--output-type=json', 'packages', 'games', 'apps'];
    const { output } = await runNode([cruiser, ...args], { cwd: base });
    return JSON.parse(output).summary.violations;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

describe('the dependency law', () => {
  let found: Violation[] = [];
  let innocent: Violation[] = [];
  beforeAll(async () => {
    const plants = Object.fromEntries(planted.map(([, file, text]) => [file, text]));
    innocent = await violationsIn(lawful);
    found = await violationsIn({ ...lawful, ...plants, 'apps/cli/src/p27.test.ts': '' });
  });

  test('lets lawful imports pass', () => {
    expect(innocent).toEqual([]);
  });

  test.each(planted)('%s catches %s', (rule, file, _text, target) => {
    const caught = found.filter((violation) => violation.from === file && violation.rule.name === rule);
    expect(caught.map(({ to }) => to)).toEqual([expect.stringMatching(target)]);
  });

  test('has no rule without a planted violation', () => {
    const rules = (config.forbidden ?? []).map(({ name }) => name);
    expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(rules));
  });

  test('blames nobody else', () => {
    const files = new Set(planted.map(([, file]) => file));
    expect(found.filter(({ from }) => !files.has(from))).toEqual([]);
  });
});
