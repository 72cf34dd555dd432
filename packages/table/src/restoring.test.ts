import { gameById } from '@majlis/games';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../test/seats.ts';
import { type Entry, Restoring, show, Table } from './index.ts';

const lantern = gameById('lantern')!;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function restore(game: typeof lantern, journal: readonly Entry[], piece: number, sitting: Sitting | null = null) {
  const restoring = new Restoring(game, json(sitting?.table.snapshot() ?? null), 0, {});
  for (let i = 0; i < journal.length; i += piece) restoring.take(journal.slice(i, i + piece));
  return restoring.finish(99);
}

describe('a table made again piece by piece', () => {
  const sitting = Sitting.started(lantern).playOn(6);
  sitting.must({ do: 'say', seat: 0, text: 'hello' });
  const journal = json(sitting.journal);

  test.each([1, 3, 1000])('%i entries at a time, is the one made at once', (piece) => {
    const whole = Table.restore(lantern, journal, null, 99).table;
    for (const kept of [null, sitting]) {
      const { table, added } = restore(lantern, journal, piece, kept);
      expect(added).toEqual([]);
      expect(show(table, 0)).toEqual(show(whole, 0));
    }
  });

  test('under rules that refuse what was played, is stopped, loses nothing, and goes on under those that know it', () => {
    const strict = { ...lantern, check: () => ({ code: 'not-any-more' }) } as typeof lantern;
    const { table, added } = restore(strict, journal, 2);
    expect(added.map(({ kind }) => kind)).toEqual(['stopped']);
    expect(table.isShelved).toBe(true);
    expect(show(table, 0)).toMatchObject({ phase: 'stopped', stopped: 'other-rules', moves: 6, view: null });
    expect(show(table, 0).log).toEqual(show(sitting.table, 0).log);
    expect(table.snapshot()).toBeNull();
    expect(table.handle({ do: 'revive' }, 99)).toMatchObject({ ok: false });
    const back = restore(lantern, [...journal, ...json(added)], 2);
    expect(back.added.map(({ kind }) => kind)).toEqual(['revived']);
    expect(show(back.table, 0)).toMatchObject({ phase: 'playing', moves: 6 });
    expect(table.handle({ do: 'close' }, 99)).toMatchObject({ ok: true });
  });
});

test('what somebody played is not taken back behind their back, though a bot plays for them now', () => {
  const sitting = Sitting.started(lantern).playOn(4);
  sitting.must({ do: 'takeOver', seat: 1 });
  sitting.must({ do: 'proposeTakeback', seat: 0, to: 0 });
  expect(sitting.table.book.line).toHaveLength(4);
  expect(sitting.table.book.takeback).toMatchObject({ seat: 0, to: 0 });
  sitting.must({ do: 'answerTakeback', seat: 1, yes: true });
  expect(sitting.table.book.line).toHaveLength(0);
});
