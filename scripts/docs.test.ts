import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allCommands, commandsIn } from './lib/docs-commands.mjs';
import { readJson, root, workspaceFolders } from './lib/root.mjs';
import { stages } from './lib/stages.mjs';

const OWN = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
const pages = [...OWN, ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
);
const text = (page: string) => readFileSync(join(root, page), 'utf8');
const { scripts, engines } = readJson(join(root, 'package.json'));
const BUILT_IN = ['start', 'test', 'install', 'ci'];

/** Every `npm start`, `npm run x`, `npx y` in code, fenced or inline. */
const codeOf = (page: string) => [...text(page).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code).join('\n');

describe.each(pages)('%s', (page) => {
  test('names only npm commands that exist', () => {
    for (const [, run, name] of codeOf(page).matchAll(/\bnpm (run )?([a-z][a-z:-]*)/g)) {
      if (run === undefined) expect(BUILT_IN, `npm ${name}`).toContain(name);
      if (run !== undefined || name === 'start' || name === 'test')
        expect(Object.keys(scripts), `npm ${name}`).toContain(name);
    }
  });

  test('names only programs that are installed, and scripts that exist', () => {
    for (const [, name] of codeOf(page).matchAll(/\bnpx ([a-z@][\w@/-]*)/g)) {
      expect(existsSync(join(root, 'node_modules/.bin', name!)), `npx ${name}`).toBe(true);
    }
    for (const [, path] of codeOf(page).matchAll(/\bnode (scripts\/[\w/.-]+)/g)) {
      expect(existsSync(join(root, path!)), `node ${path}`).toBe(true);
    }
  });

  test('links only to what exists', () => {
    for (const [, target] of text(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
      expect(existsSync(join(root, dirname(page), target!)), target).toBe(true);
    }
  });
});

describe('the README', () => {
  const firstScreen = text('README.md').split('\n').slice(0, 20).join('\n');

  test('says in its first screen what this is, the two commands, and that it is unofficial', () => {
    for (const words of [
      'Arabian Nights',
      'npm start',
      'npm test',
      'http://localhost:3000',
      'unofficial',
      'own art and words',
    ]) {
      expect(firstScreen).toContain(words);
    }
  });

  test('asks for the Node that package.json asks for', () => {
    expect(firstScreen).toContain(engines.node.replace('>=', ''));
  });

  test('names only subcommands of majlis that exist', () => {
    const commands = readdirSync(join(root, 'apps/cli/src/commands')).map((file) => file.replace(/\..*/, ''));
    for (const [, name] of text('README.md').matchAll(/npx majlis ([a-z]+)/g)) expect(commands).toContain(name);
  });
});

test('CONTRIBUTING names every folder and every stage', () => {
  const contributing = text('CONTRIBUTING.md');
  for (const folder of workspaceFolders(root).filter((name) => !name.startsWith('games/'))) {
    expect(contributing).toContain(`\`${folder}\``);
  }
  for (const { id } of stages) expect(contributing).toContain(`\`${id}\``);
});

test('every command of the guides is run by npm run docs:check, or has a reason why not', () => {
  const commands = allCommands(root);
  expect(commands.filter(({ plan }) => plan === null).map(({ page, command }) => `${page}: ${command}`)).toEqual([]);
  expect(commands.filter(({ plan }) => plan?.run).length).toBeGreaterThan(60);
});

test('commands are found in shell blocks, continued and commented, and in sentences', () => {
  const text = 'Type `npx majlis games`.\n```sh\nnpm start  # opens\nnpx majlis \\\n  --help\n```\n```ts\nnode();\n```';
  expect(commandsIn(text)).toEqual(['npm start', 'npx majlis --help', 'npx majlis games']);
});

test('every tool that is run with npm says what it does when asked for help', async () => {
  const OTHERS = ['start', 'build', 'types', 'size', 'keep'];
  const tools = Object.entries(scripts as Record<string, string>).flatMap(([name, line]) => {
    const file = /^node (scripts\/[\w-]+\.mjs)$/.exec(line)?.[1];
    return file === undefined || OTHERS.includes(name) ? [] : [{ name, file }];
  });
  expect(tools.length).toBeGreaterThan(15);
  for (const { name, file } of tools) {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, file), '--help'], { cwd: root });
    expect(stdout, name).toContain(`Usage: npm ${name === 'test' ? '' : 'run '}${name}`);
  }
}, 120_000);
