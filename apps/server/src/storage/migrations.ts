import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';
import { daily, dailyOtherBots } from './daily-ops.ts';
import { devices } from './device-migrations.ts';
import { holidays } from './holiday-ops.ts';
import { matches } from './match-ops.ts';
import { notices } from './notice-migrations.ts';
import { playTimes } from './play-time-ops.ts';
import { presence } from './presence-ops.ts';
import { results } from './result-ops.ts';
import type { Db } from './schema.ts';
import { substitutes } from './substitute-ops.ts';

/**
 * One list for both databases, in what they have in common: text ids, `bigint` for every number, no JSON columns, no
 * alterations that one of them lacks. A released migration never changes; a new one is added below.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-begin': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('players')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('phase', 'text', (c) => c.notNull())
        .addColumn('listed', 'bigint', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .addColumn('due_at', 'bigint')
        .addColumn('summary', 'text', (c) => c.notNull())
        .execute();
      await schema.createIndex('tables_due').on('tables').column('due_at').execute();
      await schema.createIndex('tables_lobby').on('tables').columns(['listed', 'phase', 'updated_at']).execute();
      await schema
        .createTable('events')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('seq', 'bigint', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('events_key', ['table_id', 'seq'])
        .execute();
      await schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
        .addColumn('seq', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('seat_keys')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('seat', 'bigint', (c) => c.notNull())
        .addColumn('words_hash', 'text', (c) => c.notNull())
        .addColumn('words_salt', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('seat_keys_seat').unique().on('seat_keys').columns(['table_id', 'seat']).execute();
      await schema
        .createTable('seatings')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('seat', 'bigint', (c) => c.notNull())
        .addColumn('player_id', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seatings_key', ['table_id', 'seat'])
        .execute();
      await schema.createIndex('seatings_player').on('seatings').column('player_id').execute();
      await schema
        .createTable('servers')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('beat_at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '0002-notices': notices,
  '0003-presence': presence,
  '0004-devices': devices,
  '0005-holidays': holidays,
  '0006-results': results,
  '0007-play-times': playTimes,
  '0008-substitutes': substitutes,
  '0009-daily': daily,
  '0010-matches': matches,
  '0011-daily-bots': dailyOtherBots,
};

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };

/** Up to the newest form; `upTo`: as an earlier version left it, for tests. */
export async function migrate(db: Db, upTo: string | null = null): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error } = await (upTo === null ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}
