import type { Kysely } from 'kysely';
import type { ChannelKind, ChannelState, DeliveryState, Digest, NoticeKind, TableLevel } from '../notices/kinds.ts';

/** Times are milliseconds since 1970, flags 0 or 1, JSON is text: the same in both databases. */
export interface Schema {
  players: {
    id: string;
    name: string;
    token_hash: string;
    created_at: number;
    seen_at: number;
    /** From 1 to 6; not in archives of earlier versions. */
    emblem?: number | null | undefined;
  };
  devices: { id: string; player_id: string; token_hash: string; label: string; created_at: number; seen_at: number };
  /** Each leads one more device to a player, once. */
  device_links: { token_hash: string; player_id: string; until: number };
  player_words: { player_id: string; words_hash: string };
  holidays: { player_id: string; until: number };
  play_times: { player_id: string; zone: string; from_minute: number; to_minute: number };
  /** One for each person in a finished game. `sources` and `modules` are JSON; ratings are those after it. */
  results: {
    table_id: string;
    seat: number;
    player_id: string;
    game: string;
    at: number;
    seats: number;
    people: number;
    place: number;
    points: number | null;
    sources: string;
    modules: string;
    mu: number | null;
    sigma: number | null;
  };
  /** `record_hash` tells a game that is sent twice from another try. */
  daily_results: {
    day: string;
    player_id: string;
    game: string;
    points: number;
    table_rank: number;
    at: number;
    record_hash: string;
    /** 1: its bots were not those of the server when it came in. Not in archives of earlier versions. */
    other_bots?: number | null | undefined;
  };
  /** `wish` is what was asked for, as JSON; `seeds`, one for each deal, are told to nobody. */
  matches: {
    id: string;
    game: string;
    host: string;
    wish: string;
    seeds: string;
    created_at: number;
    started_at: number | null;
  };
  match_players: { match_id: string; place: number; player_id: string };
  /** `points` by seat as JSON, once they are known. */
  match_tables: { table_id: string; match_id: string; deal: number; number: number; points: string | null };
  absences: { table_id: string; seat: number; player_id: string };
  substitute_links: { token_hash: string; table_id: string; seat: number; until: number };
  ratings: { player_id: string; game: string; mu: number; sigma: number; games: number };
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
  /** Ways to tell a player something. `kinds` is a list between commas, as `,turn,over,`. */
  channels: {
    id: string;
    player_id: string;
    kind: ChannelKind;
    /** JSON: what is needed to reach it. */
    address: string;
    state: ChannelState;
    kinds: string;
    digest: Digest;
    /** Of the key that confirms it, and takes it off later. */
    key_hash: string;
    created_at: number;
    /** Deliveries in a row that failed. */
    failures: number;
    last_at: number | null;
    last_result: string | null;
    /** The server that is at it, and until when nobody else may be. */
    lease_by: string | null;
    free_at: number;
  };
  outbox: {
    id: string;
    channel_id: string;
    player_id: string;
    table_id: string | null;
    seat: number | null;
    kind: NoticeKind;
    /** The entry of the journal that it tells of. */
    seq: number;
    at: number;
    due_at: number;
    /** When the seat's time runs out. */
    deadline: number | null;
    body: string;
    state: DeliveryState;
    attempts: number;
    done_at: number | null;
    result: string | null;
  };
  /** Minutes of the day, in the player's own time zone. */
  notice_wishes: {
    player_id: string;
    locale: string;
    zone: string;
    quiet_from: number | null;
    quiet_to: number | null;
  };
  table_wishes: { player_id: string; table_id: string; level: TableLevel };
  /** Who looks at a table through which server; `seats` is a list as JSON. */
  presence: { server_id: string; table_id: string; seats: string; spectators: number };
  /** Keys that all servers on this database share. */
  server_keys: { name: string; value: string };
}

export type Db = Kysely<Schema>;
