// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'clients/python/README.md'];
const PROGRAMS = 'npm (?:run|start|test|install|ci)\\b|npx |node |python3 |majlis ';
const STARTS = new RegExp(`^(?:[A-Z_]+=\\S+ )*(?:${PROGRAMS})`);
const INLINE = new RegExp(`\`((?:[A-Z_]+=\\S+ )*(?:${PROGRAMS})[^\`\\n]*)\``, 'g');

/** The pages people follow. @param {string} root */
export const guides = (root) => [
  ...OWN,
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Every command of a page: the lines of its shell blocks, and what other blocks and sentences name. @param {string} text */
export function commandsIn(text) {
  /** @type {string[]} */
  const found = [];
  const prose = text.replaceAll(/```(\w*)\n([\s\S]*?)```/g, (_, language, block) => {
    if (language !== 'sh' && language !== '') return '';
    for (const line of block.replaceAll(/\\\n\s*/g, '').split('\n')) {
      const command = line.replace(/(^|\s)#.*$/, '').trim();
      if (language === 'sh' ? command !== '' : STARTS.test(command)) found.push(command);
    }
    return '';
  });
  for (const [, command] of prose.matchAll(INLINE)) found.push(String(command).trim());
  return [...new Set(found)];
}

/**
 * What stands for something in a command, filled in so that it can be run. A table is made for the check.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const FILLED_IN = [
  [/ {2,}.*$/, ''], // what a line of a plain block says about its command
  [/planted\|luck\|cost/, 'cost'],
  [/majlis arena <game>/, 'majlis arena almadi'], // the small game has no earlier versions and at most four seats
  [/<(game|id)>/g, 'lantern'],
  [/<lesson>/g, 'almadi/first-game'],
  [/<paths>/g, 'packages/kernel'],
  [/<days>/g, '30'],
  [/<release>/g, '99.0'],
  [/ \[name \.\.\.\]/, ' home'],
  [/--out …/, '--out weights.json'],
  [/--seed …/, `--seed ${'0'.repeat(32)}`],
  [/review game\.json/, 'review games.jsonl'],
];

/** Long ones, in a form of a few seconds: the same program and the same options. @type {readonly (readonly [RegExp, string])[]} */
const SHORTER = [
  [/^npm run fuzz -- (\S+).*$/, 'npm run fuzz -- $1 --minutes 0.05'],
  // Caddy is in few distributions, and a kind that cannot run counts as a failure.
  [/^npm run chaos -- --only nginx,caddy$/, 'npm run chaos -- --runs 1 --tables 2 --only nginx'],
  [/^npm run chaos -- (--only \S+)$/, 'npm run chaos -- --runs 1 --tables 2 $1'],
  [/^npm run chaos.*$/, 'npm run chaos -- --runs 1 --tables 2 --only embedded'],
  [/^npm run load -- --servers 2.*$/, 'npm run load -- --servers 2 --tables 4 --rate 20 --seconds 2 --warmup 1'],
  [/^npm run load.*$/, 'npm run load -- --tables 4 --rate 20 --seconds 2 --warmup 1'],
  [/^npm run hostile.*$/, 'npm run hostile -- --messages 2000 --slices 1 --tables 2 --calm 2 --times 1000'],
  [/^npm run two-worlds.*$/, 'npm run two-worlds -- --samples 30'],
  [/^npm run soak.*$/, 'npm run soak -- --minutes 1 --tables 3'],
  [/^npm run notice-chaos.*$/, 'npm run notice-chaos -- --kills 1 --turns 6 --tables 2'],
  [/^npm run trace.*$/, 'npm run trace -- --table alhambra --seconds 1'],
  [/^npm run screens.*$/, 'npm run screens -- home --widths 390 --no-axe --no-pictures'],
  [/^npm run review:bars -- (\w+).*$/, 'npm run review:bars -- $1 lantern --games 1 --budget 16'],
  [/majlis bench.*$/, 'majlis bench --games lantern --rounds 1 --seconds 0.05'],
  [/(majlis arena .*)--over 1x20(.*) --deals \d+/, '$1--over 1x3$2 --deals 1'],
  [/(majlis arena \S+ (?:.* )?--bots \S*(?:hard|master|@)\S*) --deals \d+/, '$1 --deals 1'],
  [/majlis train (\S+) --generations .*$/, 'majlis train $1 --generations 1 --games 2 --out weights.json'],
  [
    /majlis arena (\S+) --over modules --bots (\S+) .*$/,
    'majlis arena $1 --over modules --modules camps --bots $2 --deals 1',
  ],
  [
    /^PYTHONPATH=src python3 benchmark\.py$/,
    'PYTHONPATH=src python3 benchmark.py --game lantern --seats 2 --games 40 --lanes 32',
  ],
];

/** Commands that are not run here, and why. The first that fits counts. @type {readonly (readonly [RegExp, string])[]} */
const NOT_RUN = [
  [
    /^(npx )?majlis( (?!games|bench)\w+)?$|^(node|npx|npm run)$|npm run keep$|--over$|arena( \w+)? …/,
    'names a program',
  ],
  [/^majlis (tune|train) lantern( --policy)?$/, 'names a program'],
  [/npm run docs:check/, 'is this very check'],
  [/^node (start|keep)\.mjs/, 'is run in the archive by the stage "packed"'],
  [/\bnpm (ci|install)$/, 'is how the fresh clone of this check begins'],
  [/<package>@<version>/, 'would add a dependency'],
  [/DATABASE_URL=/, 'needs a PostgreSQL of yours; apps/server/src/several-servers.test.ts starts such servers'],
  [/revive/, 'needs a table that the rules have stopped; apps/server/src/keeping.test.ts has one'],
  [/MAJLIS_TOGETHER=3|MAJLIS_BOT=hard|MAJLIS_POSITIONS/, 'takes an hour; the same file without it is part of npm test'],
  [/MAJLIS_WHOLE_GAMES/, 'takes minutes; the same file without it is part of npm test'],
  [/^npm test|vitest (?!run)|^npx vitest run\b/, 'is part of npm test'],
  [/npm run (lint|types|layers|dead-code|size|build|pack:\w+)\b/, 'is a stage of npm test'],
  [/npm run lighthouse/, 'takes minutes, and fails on a busy machine'],
  [/npm run chaos.*--only disk/, 'needs a disk to fill, as root'],
  [/^(pip|sudo|systemctl|docker|podman|createdb|psql|pg_\w+|nginx|caddy|cd)\b/, 'changes the machine it runs on'],
];

/**
 * What to do with a command: run it (perhaps filled in and shorter), or say why not; null if nobody has said. `server`:
 * it serves until it is stopped.
 * @param {string} command
 */
export function planFor(command) {
  const filledIn = FILLED_IN.reduce((line, [pattern, by]) => line.replace(pattern, by), command);
  const reason = NOT_RUN.find(([pattern]) => pattern.test(filledIn))?.[1];
  if (reason !== undefined) return { run: null, reason, isServer: false };
  const short = SHORTER.find(([pattern]) => pattern.test(filledIn));
  const run = (short ? filledIn.replace(...short) : filledIn).replace(/(^|\| )majlis /g, '$1npx majlis ');
  const isServer = /\bnpm start$/.test(run);
  if (!isServer && !/^(\w+=\S+ )*(npx (majlis|vitest|biome)|npm run|node scripts\/|python3|echo) ?/.test(run))
    return null;
  return { run, reason: null, isServer };
}

/** Every command of every guide. @param {string} root */
export const allCommands = (root) =>
  guides(root).flatMap((page) =>
    commandsIn(readFileSync(join(root, page), 'utf8')).map((command) => ({ page, command, plan: planFor(command) })),
  );
