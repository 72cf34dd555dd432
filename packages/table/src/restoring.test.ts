import { gameById } from '@majlis/games';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../test/seats.ts';
import { type Entry, Restoring, type Snapshot, show, Table } from './index.ts';
import { KEPT_BOOK } from './kept-book.ts';

const lantern = gameById('lantern')!;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function restore(game: typeof lantern, journal: readonly Entry[], piece: number, sitting: Sitting | null = null) {
  return read(new Restoring(game, json(sitting?.table.snapshot() ?? null), 0, {}), journal, piece);
}

/** As a host does: hands over what is wanted, and counts it. */
function read(restoring: Restoring, journal: readonly Entry[], piece: number) {
  let entries = 0;
  for (;;) {
    const wanted = restoring.wants(piece);
    const page =
      'seqs' in wanted
        ? journal.filter(({ seq }) => wanted.seqs.includes(seq))
        : journal.filter(({ seq }) => seq > wanted.after).slice(0, piece);
    restoring.take(page);
    entries += page.length;
    if ('after' in wanted && page.length < piece) return { ...restoring.finish(99), entries };
  }
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

describe('a table opened at its newest snapshot', () => {
  const sitting = Sitting.started(lantern).playOn(3);
  const said = (times: number) => {
    for (let i = 0; i < times; i++) sitting.must({ do: 'say', seat: i % 2, text: `line ${i}` });
  };
  said(500);
  sitting.must({ do: 'mute', seat: 1, other: 0, on: true });
  for (let i = 0; i < 20; i++) {
    const { seat } = sitting.table.book.line.at(-1)!;
    sitting.try({ do: 'undo', seat });
    sitting.playOn(1, `again ${i}`);
  }
  const snapshot: Snapshot = json(sitting.table.snapshot()!);
  said(3);
  sitting.playOn(2);
  const journal = json(sitting.journal);
  const all = (table: Table) => ({ book: table.book, state: table.position.state });

  test('is the one made from its whole journal, and reads only what is still in effect', () => {
    const whole = read(new Restoring(lantern, null, 0, {}), journal, 64);
    const opened = read(new Restoring(lantern, snapshot, 0, {}), journal, 64);
    expect(all(opened.table)).toEqual(all(whole.table));
    expect(all(opened.table)).toEqual(all(sitting.table));
    expect(whole.entries).toBe(journal.length);
    // The beginning, the deal, the moves in effect, the last 200 lines of talk, and what came after.
    expect(opened.entries).toBe(1 + 1 + snapshot.moves + 200 + (journal.length - snapshot.seq));
  });

  test('does not know what was deleted from the journal since', () => {
    const without = journal.map((entry) => (entry.kind === 'said' ? { ...entry, text: '' } : entry));
    const { table } = read(new Restoring(lantern, snapshot, 0, {}), without, 64);
    expect(JSON.stringify([snapshot, table.book])).not.toContain('line ');
  });

  test.each<[string, Snapshot, Entry[]]>([
    ['by an older version', { ...snapshot, book: { ...snapshot.book!, version: KEPT_BOOK - 1 } }, journal],
    ['without a book', { ...snapshot, book: undefined as never }, journal],
    ['with moves that are none', { ...snapshot, book: { ...snapshot.book!, line: [2, 4] } }, journal],
    ['with moves nobody has', { ...snapshot, book: { ...snapshot.book!, line: [9000, 9001] } }, journal],
  ])('kept %s is made from the whole journal', (_, kept, stored) => {
    expect(all(read(new Restoring(lantern, kept, 0, {}), stored, 64).table)).toEqual(all(sitting.table));
  });

  test('under newer rules goes on as one made from the whole journal does', () => {
    const newer = { ...lantern, rulesVersion: lantern.rulesVersion + 1 };
    const [whole, opened] = [{ ...snapshot, book: undefined as never }, snapshot].map((kept) =>
      read(new Restoring(newer, kept, 0, {}), journal, 64),
    );
    expect(opened!.added.map(({ kind }) => kind)).toEqual(['migrated']);
    expect(all(opened!.table)).toEqual(all(whole!.table));
    const next = json([...journal, ...opened!.added]);
    const again = read(new Restoring(newer, json(opened!.table.snapshot()), 0, {}), next, 64);
    expect(all(again.table)).toEqual(all(opened!.table));
  });

  test('has a book of the form that KEPT_BOOK numbers: with another form raise it', () => {
    const { seats, ...book } = snapshot.book!;
    const keys = (of: object) => Object.keys(of).sort().join();
    expect([KEPT_BOOK, keys(book), keys(seats[0]!), keys(seats[0]!.clock)]).toEqual([
      3,
      'asked,chat,config,cuts,floor,line,outcome,paused,phase,publicAt,publicSeq,receipts,segments,seq,stopped,takeback,version,weight',
      'absent,clock,holder,mayProposeAt,muted,refusals,reminded,replaceableAt,rest,silenced,standIn,standInFrom,standing',
      'held,left,since',
    ]);
  });
});
