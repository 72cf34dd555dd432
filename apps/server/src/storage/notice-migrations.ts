import type { Kysely, Migration } from 'kysely';

/** Where players are told, what of which table, what is to be sent, and the server's own keys. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('channels')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('kinds', 'text', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('key_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('failures', 'bigint', (c) => c.notNull())
      .addColumn('last_at', 'bigint')
      .addColumn('last_result', 'text')
      .addColumn('lease_by', 'text')
      .addColumn('free_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('channels_player').on('channels').column('player_id').execute();
    await schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('channel_id', 'text', (c) => c.notNull().references('channels.id').onDelete('cascade'))
      .addColumn('player_id', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'bigint')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'bigint', (c) => c.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('result', 'text')
      .execute();
    await schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
    await schema.createIndex('outbox_channel').on('outbox').columns(['channel_id', 'state', 'due_at']).execute();
    await schema.createIndex('outbox_player').on('outbox').columns(['player_id', 'done_at']).execute();
    await schema
      .createTable('notice_wishes')
      .addColumn('player_id', 'text', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('zone', 'text', (c) => c.notNull())
      .addColumn('quiet_from', 'bigint')
      .addColumn('quiet_to', 'bigint')
      .execute();
    await schema
      .createTable('table_wishes')
      .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('level', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('table_wishes_key', ['player_id', 'table_id'])
      .execute();
    await schema
      .createTable('server_keys')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};
