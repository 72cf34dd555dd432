import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../tools/postgres.ts';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';

const postgres = startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'majlis-migrations-'));
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: [string, boolean, () => Promise<Db>][] = [
  [
    'the embedded database',
    false,
    async () => new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Database(join(folder, 'old.db')) }) }),
  ],
  [
    'PostgreSQL',
    postgres === null,
    async () => {
      const pool = new pg.Pool({ connectionString: await postgres!.newDatabase() });
      return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    },
  ],
];

describe.each(kinds)('%s of an earlier version', (_, isMissing, open) => {
  test.skipIf(isMissing)('is brought up to date: players stay, finished games count', async () => {
    const db = await open();
    await migrate(db, '0005-holidays');
    const player = { id: 'ann', name: 'Ann', token_hash: 'h', created_at: 1, seen_at: 1 };
    await db.insertInto('players').values(player).execute();
    const table = { game: 'almadi', listed: 0, host: 'ann', created_at: 1, updated_at: 7, due_at: null };
    const seats = [
      { kind: 'bot', player: null, level: 'easy' },
      { kind: 'human', player: 'ann', level: null },
    ];
    const summary = JSON.stringify({
      seats,
      asked: [],
      ranks: [1, 2],
      moves: 9,
      rated: false,
      config: { modules: ['x'] },
    });
    const older = JSON.stringify({ seats, asked: [], moves: 9, rated: false });
    await db
      .insertInto('tables')
      .values([
        { ...table, id: 'over', phase: 'over', summary },
        { ...table, id: 'older', phase: 'over', summary: older },
        { ...table, id: 'playing', phase: 'playing', summary },
      ])
      .execute();
    await migrate(db);
    const rows = await db.selectFrom('results').selectAll().execute();
    expect(
      rows.map((row) => ({ ...row, at: Number(row.at), place: Number(row.place), seat: Number(row.seat) })),
    ).toMatchObject([
      { table_id: 'over', seat: 1, player_id: 'ann', game: 'almadi', at: 7, place: 2, points: null, modules: '["x"]' },
    ]);
    expect(await db.selectFrom('players').selectAll().execute()).toMatchObject([{ id: 'ann', emblem: null }]);
    await migrate(db);
    await db.destroy();
  });
});
