import { type Kysely, type Migration, sql } from 'kysely';

/** A player on several devices, each with a token of its own, and the ways to one more. */
export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('devices')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('devices_player').on('devices').column('player_id').execute();
    await sql`insert into devices (id, player_id, token_hash, label, created_at, seen_at)
      select id, id, token_hash, '', created_at, seen_at from players`.execute(db);
    await schema
      .createTable('device_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('player_words')
      .addColumn('player_id', 'text', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('words_hash', 'text', (c) => c.notNull().unique())
      .execute();
  },
};
