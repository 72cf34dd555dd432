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

/** Commands that are not run, and why. The first that fits counts. @type {readonly (readonly [RegExp, string])[]} */
const NOT_RUN = [
  [/[<…[]|\ba\|b\b|\w\|\w/, 'stands for many commands; those it stands for are run'],
  [/^(npx )?majlis( (?!games)\w+)?$|^(node|npx|npm run)$/, 'names a program'],
  [/npm run docs:check/, 'is this very check'],
  [/review game\.json/, 'needs a game of your own; docs/cli.md has one that is run'],
  [/^PYTHONPATH=/, 'is run by python-client.test.ts, where Python is'],
  [/^node (start|keep)\.mjs/, 'is run in the archive by the stage "packed"'],
  [/\bnpm (start|ci|install)\b/, 'is how a fresh clone begins, and what the stage "packed" and start.test.ts do'],
  [/^npm test|vitest (?!run)|\bnpx vitest run\b/, 'is part of npm test'],
  [/npm run (lint|types|layers|dead-code|size|build|pack:\w+)\b/, 'is a stage of npm test'],
  [/npm run (chaos|soak|load|notice-chaos|lighthouse|trace|screens|fuzz|review:bars)\b/, 'takes minutes or hours'],
  [/majlis (train|bench|worker|arena .*--(over|queue))|--queue|MAJLIS_\w+=|GAMES=/, 'takes minutes, or a database'],
  [
    /npm run (goldens|keep-rules|keep|stored)\b|scripts\/lessons\.mjs|biome check --write/,
    'writes into the repository or needs a server',
  ],
  [/majlis play/, 'asks a person'],
  [/majlis stdio$/, 'waits for requests; the tests of the engine protocol speak with it'],
  [
    /^(sudo|systemctl|journalctl|docker|podman|createdb|psql|pg_\w+|nginx|caddy|cp|mkdir|chown|tar|useradd|install|crontab|kill|curl|pip|openssl|ssh|rsync|cd|export)\b/,
    'changes the machine it runs on',
  ],
  [/server\/dist|admin\b|MAJLIS/, 'needs a server that runs; the stage "packed" starts one'],
];

/** What to do with a command: run it, or say why not; null if nobody has said. @param {string} command */
export function planFor(command) {
  const reason = NOT_RUN.find(([pattern]) => pattern.test(command))?.[1];
  if (reason !== undefined) return { run: null, reason };
  if (/^(npx majlis|majlis|node scripts\/|python3 )/.test(command)) {
    return { run: command.replace(/(^|\| )majlis /g, '$1npx majlis '), reason: null };
  }
  return null;
}

/** Every command of every guide. @param {string} root */
export const allCommands = (root) =>
  guides(root).flatMap((page) =>
    commandsIn(readFileSync(join(root, page), 'utf8')).map((command) => ({ page, command, plan: planFor(command) })),
  );
