import { readdirSync, readFileSync } from 'node:fs';
import { Coverage, collectCoverage, subjectOf } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { BASE_FRAMES, HOOKS } from '../src/compile.ts';
import { BASE_EVENTS } from '../src/events.ts';
import { alhambra } from '../src/index.ts';
import { characterCard } from '../src/modules/characters/content.ts';
import { MODULE_IDS, MODULES } from '../src/modules/index.ts';
import { REFUSALS } from '../src/refusals.ts';
import * as testing from '../src/testing.ts';
import { table } from './table.ts';

const here = new URL('./', import.meta.url);
const sources = (readdirSync(here, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

describe('everything the game can say occurs somewhere', () => {
  it('events, frames and prompts', () => {
    const asUsual = [3, 2].map((seats) => ({ seats, config: { modules: MODULE_IDS } }));
    const variants = MODULES.flatMap(({ id, variants: ways = [] }) => ways.map((way) => `${id}:${way}`));
    const setups = [...asUsual, ...variants.map((variant) => ({ seats: 3, config: { modules: [variant] } }))];
    const coverage = collectCoverage(subjectOf(alhambra, { ...testing, setups }), { games: 8 }, new Coverage());
    const stuck = table(3, [], {
      edit: (s) => {
        s.row = [];
        s.deck = [];
        s.discard = [];
        s.piles = [0];
      },
    });
    coverage.heard(stuck.play('p0: pass').entries);
    const unwanted = table(2, ['characters'], { row: 'b5 b6 b7 b8', next: [characterCard('yusuf')] });
    coverage.heard(unwanted.play('p0: take b5', 'p1: pass', 'p0: pass').entries);
    const drawing = table(3, ['characters'], {
      hands: { 0: 'y6' },
      characters: { 0: ['yammerad'] },
      next: [characterCard('yusuf')],
    });
    coverage.stood(alhambra, drawing.play('p0: characters.yammerad').state);
    const frames = [...Object.keys(BASE_FRAMES), ...MODULES.flatMap((module) => Object.keys(module.frames ?? {}))];
    coverage.expect('alhambra', { events: [...BASE_EVENTS, ...MODULES.flatMap((module) => module.events)] });
    // Laila's tile is asked about only where somebody can claim it.
    const passing = ['characters.laila'];
    expect(frames.filter((kind) => !passing.includes(kind) && !coverage.seen.frames.has(kind))).toEqual([]);
    const asking = [...coverage.seen.prompts.keys()].sort();
    expect(asking).toEqual(
      ['chooseAction', 'placeTiles', 'specialMoves', ...MODULES.flatMap((module) => module.prompts)].sort(),
    );
  });
  it('every refusal is provoked by some test and names a rule of the rulebook', () => {
    const books = ['../rulebook.md', ...MODULES.map(({ id }) => `../src/modules/${id}/rulebook.md`)];
    const rulebook = books.map((book) => readFileSync(new URL(book, here), 'utf8')).join('\n');
    const codes = Object.entries(REFUSALS);
    expect(codes.filter(([code]) => !sources.includes(`'${code}'`))).toEqual([]);
    expect(codes.filter(([, rule]) => !rulebook.includes(rule))).toEqual([]);
  });
  it('every hook is used by some module', () => {
    const used = new Set(MODULES.flatMap((module) => Object.keys(module.hooks)));
    expect(HOOKS.filter((hook) => !used.has(hook))).toEqual([]);
  });
});
