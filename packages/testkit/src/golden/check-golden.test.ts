import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lantern } from '@majlis/lantern';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGolden } from './check-golden.ts';

const golden = { name: 'game', seats: 2 };
const richer: typeof lantern = {
  ...lantern,
  setup(config, seats, seed, log) {
    const s = lantern.setup(config, seats, seed, log);
    s.players[0]!.coins = 13;
    return s;
  },
};

describe('golden games', () => {
  let folder: URL;
  const file = (name: string) => new URL(name, folder);
  beforeEach(() => {
    folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'golden-'))}/`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are written once and then hold', () => {
    checkGolden(lantern, folder, golden, 'write');
    checkGolden(lantern, folder, golden, 'check');
    expect(readFileSync(file('game.playthrough.txt'), 'utf8')).toContain('1. p');
    expect(existsSync(file('game.replay.json'))).toBe(true);
  });

  it('are asked for when they are missing', () => {
    expect(() => checkGolden(lantern, folder, golden, 'check')).toThrow('npm run goldens');
  });

  it('fail, and are not overwritten, when positions change under the same rules version', () => {
    checkGolden(lantern, folder, golden, 'write');
    for (const mode of ['check', 'write'] as const) {
      expect(() => checkGolden(richer, folder, golden, mode)).toThrow('raise rulesVersion');
    }
    checkGolden(lantern, folder, golden, 'check');
  });

  it('fail when one later action leads elsewhere', () => {
    checkGolden(lantern, folder, golden, 'write');
    const text = readFileSync(file('game.replay.json'), 'utf8');
    const record = JSON.parse(text);
    record.segments[0].hashes[7] = '0123456789abcdef';
    writeFileSync(file('game.replay.json'), JSON.stringify(record));
    expect(() => checkGolden(lantern, folder, golden, 'check')).toThrow('other hash after action 8');
  });

  it('must be reviewed and written again under a new rules version', () => {
    checkGolden(lantern, folder, golden, 'write');
    const next = { ...richer, rulesVersion: lantern.rulesVersion + 1 };
    expect(() => checkGolden(next, folder, golden, 'check')).toThrow(`kept under rules version ${lantern.rulesVersion}`);
    checkGolden(next, folder, golden, 'write');
    checkGolden(next, folder, golden, 'check');
  });

  it('keep their actions when only the listing of actions has changed', () => {
    checkGolden(lantern, folder, golden, 'write');
    const before = readFileSync(file('game.replay.json'), 'utf8');
    const reordered = { ...lantern, legalActions: (...a: Parameters<typeof lantern.legalActions>) => lantern.legalActions(...a).reverse() };
    checkGolden(reordered, folder, golden, 'check');
    checkGolden(reordered, folder, golden, 'write');
    expect(readFileSync(file('game.replay.json'), 'utf8')).toBe(before);
  });

  it('fail when events are told otherwise, and name the line', () => {
    checkGolden(lantern, folder, golden, 'write');
    const wordy: typeof lantern = {
      ...lantern,
      apply: (s, seat, action, log) =>
        lantern.apply(s, seat, action, {
          emit: (event, secret) => log.emit(event.type === 'bidMade' ? { ...event, coins: 0 } : event, secret),
        }),
    };
    expect(() => checkGolden(wordy, folder, golden, 'check')).toThrow(/told otherwise from line \d+/);
  });

  it('are of the set-up they are named for', () => {
    checkGolden(lantern, folder, golden, 'write');
    expect(() => checkGolden(lantern, folder, { ...golden, seats: 3 }, 'check')).toThrow('another set-up');
  });
});
