import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AlhambraModule } from '../src/hooks.ts';
import { MODULES } from '../src/modules/index.ts';
import { MODULE_REFUSALS } from '../src/modules/slices.ts';

const folder = new URL('../src/modules/', import.meta.url);
const inFolder = (id: string, file: string) => new URL(`${id}/${file}`, folder);
const FILES = ['rulebook.md', 'state.ts', 'refusals.ts', 'testing.ts', 'bots.ts', 'index.ts'];

/** Names of modules end in words of the base game, too. */
const OF_THE_BASE_GAME = ['cards', 'walls', 'change'];
const NAMES = MODULES.map(({ id }) => id.split('-').at(-1)!).filter((word) => !OF_THE_BASE_GAME.includes(word));
/** Other words of their rulebooks. */
const MORE = 'character|gate|thief|camp|bastion|bureau|bonus|hut|scout|citizen|chest|treasure';
const WORDS = new RegExp(`\\b(${NAMES.join('|')}|(${MORE})s?)\\b|s\\.mod\\.\\w+`, 'gi');

/** What a module lacks of its own parts; the types see to the rest. */
function lacks(module: AlhambraModule): string[] {
  const { id, refusals, bots, actions = {}, frames = {}, prompts, events } = module;
  const own = `${id}.`;
  const rulebook = existsSync(inFolder(id, 'rulebook.md')) ? readFileSync(inFolder(id, 'rulebook.md'), 'utf8') : '';
  const test = new URL(`modules/${id}.test.ts`, import.meta.url);
  return [
    ...FILES.filter((file) => !existsSync(inFolder(id, file))),
    ...(/^# .+\n/.test(rulebook) ? [] : ['a title of its rulebook']),
    ...(/^- \*\*ALH-[A-Z]+-\d+\*\* /m.test(rulebook) ? [] : ['statements in its rulebook']),
    ...Object.entries(refusals).flatMap(([code, rule]) => (rulebook.includes(rule) ? [] : [`the rule of ${code}`])),
    ...(refusals === MODULE_REFUSALS[id] ? [] : ['its refusals in the list']),
    ...Object.keys(actions).flatMap((type) => (type in bots.worth ? [] : [`the worth of ${type}`])),
    ...[...Object.keys(actions), ...Object.keys(frames), ...prompts, ...events]
      .filter((code) => !code.startsWith(own))
      .map((code) => `its own name before ${code}`),
    ...(id === 'dirk' || existsSync(test) ? [] : [`test/modules/${id}.test.ts`]),
  ];
}

describe('a module is one folder', () => {
  it.each(MODULES.map((module) => [module.id, module] as const))('%s has every part', (_id, module) => {
    expect(lacks(module)).toEqual([]);
  });
  it('and every folder is a module of the list', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(MODULES.map(({ id }) => id).sort());
  });
  it('what is missing is named', () => {
    const broken = { ...MODULES[0]!, refusals: { 'no-such': 'nothing' }, bots: { worth: {} } };
    expect(lacks(broken)).toEqual([
      'the rule of no-such',
      'its refusals in the list',
      'the worth of vizier.recall',
      'the worth of vizier.buy',
    ]);
    expect(lacks({ ...MODULES[0]!, id: 'nowhere' as 'vizier' })).toEqual(expect.arrayContaining(FILES));
  });
  it('nothing outside a module imports one, and no word of one stands in the rules of the base game', () => {
    const rooms = ['rules', 'flow', 'board', 'tell'].flatMap((room) => {
      const at = new URL(`../src/${room}/`, import.meta.url);
      const files = readdirSync(at).filter((file) => !file.endsWith('.test.ts'));
      return files.map((file) => ({ file: `${room}/${file}`, source: readFileSync(new URL(file, at), 'utf8') }));
    });
    expect(rooms.filter(({ source }) => /modules\/(?!slices)/.test(source))).toEqual([]);
    const named = rooms.flatMap(({ file, source }) => [...source.matchAll(WORDS)].map(([word]) => `${file}: ${word}`));
    expect(named).toEqual([]);
  });
});
