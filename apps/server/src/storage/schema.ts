import type { Kysely } from 'kysely';

/** Times are milliseconds since 1970, flags 0 or 1, JSON is text: the same in both databases. */
export interface Schema {
  players: { id: string; name: string; token_hash: string; created_at: number; seen_at: number };
  tables: {
    id: string;
    game: string;
    phase: string;
    listed: number;
    host: string;
    created_at: number;
    updated_at: number;
    /** When something is to be done without anybody asking (a bot's move, a deadline): never later than truly due. */
    due_at: number | null;
    summary: string;
  };
  events: { table_id: string; seq: number; at: number; body: string };
  snapshots: { table_id: string; seq: number; body: string };
  seat_keys: {
    token_hash: string;
    table_id: string;
    seat: number;
    words_hash: string;
    words_salt: string;
    created_at: number;
  };
  seatings: { table_id: string; seat: number; player_id: string };
  servers: { id: string; beat_at: number };
}

export type Db = Kysely<Schema>;
