import type { Kysely, Migration } from 'kysely';
import { type Rating, rateGame, UNRATED } from '../people/rating.ts';
import type { Db, Schema } from './schema.ts';

type Row = Schema['results'];

/** What became of each person in a finished game, and how well they play by it. It outlives the table. */
export const results: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('players').addColumn('emblem', 'bigint').execute();
    await db.schema
      .createTable('results')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'bigint', (c) => c.notNull())
      .addColumn('player_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('seats', 'bigint', (c) => c.notNull())
      .addColumn('people', 'bigint', (c) => c.notNull())
      .addColumn('place', 'bigint', (c) => c.notNull())
      .addColumn('points', 'bigint')
      .addColumn('sources', 'text', (c) => c.notNull())
      .addColumn('modules', 'text', (c) => c.notNull())
      .addColumn('mu', 'bigint')
      .addColumn('sigma', 'bigint')
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('results_player').on('results').columns(['player_id', 'at']).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('player_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mu', 'bigint', (c) => c.notNull())
      .addColumn('sigma', 'bigint', (c) => c.notNull())
      .addColumn('games', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['player_id', 'game'])
      .execute();
    await lookBack(db as Db);
  },
};

/** Games finished before there were results: their places are known, their points are not. */
async function lookBack(db: Db): Promise<void> {
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'game', 'updated_at', 'summary'])
    .where('phase', '=', 'over')
    .execute();
  for (const { id, game, updated_at, summary } of tables) {
    const { seats, ranks, config } = JSON.parse(summary) as OldSummary;
    if (ranks == null) continue;
    const people = seats.filter(({ player }) => player !== null).length;
    const modules = JSON.stringify(modulesOf(config ?? null));
    const all = { table_id: id, game, at: updated_at, seats: seats.length, people, modules };
    const more = { points: null, sources: '{}', mu: null, sigma: null };
    const rows = seats.flatMap(({ player }, seat): Row[] =>
      player === null ? [] : [{ ...all, ...more, seat, player_id: player, place: ranks[seat]! }],
    );
    if (rows.length > 0) await db.insertInto('results').values(rows).execute();
  }
}

interface OldSummary {
  readonly seats: readonly { readonly player: string | null }[];
  readonly ranks?: readonly number[] | null;
  readonly config?: unknown;
}

/** The modules of a game's options, and which version it is, as far as options tell. */
export function modulesOf(config: unknown): string[] {
  const { modules, version } = (config ?? {}) as { modules?: unknown; version?: unknown };
  const named = Array.isArray(modules) ? modules.filter((one) => typeof one === 'string') : [];
  return typeof version === 'string' ? [...named, `version-${version}`] : named;
}

export type NewResult = Omit<Row, 'table_id' | 'mu' | 'sigma'>;
export interface NewResults {
  readonly isRated: boolean;
  readonly rows: readonly NewResult[];
}

/** Two tables with the same people ended at the same moment: whoever comes second has to begin again. */
class RatedMeanwhile extends Error {
  readonly code = 'RATED_MEANWHILE';
}

export async function addResults(db: Db, table: string, { isRated, rows }: NewResults): Promise<void> {
  if (rows.length === 0) return;
  const people = new Set(rows.map(({ player_id }) => player_id));
  const after = isRated && people.size === rows.length && people.size > 1 ? await rateAll(db, rows) : null;
  const all = rows.map((row, i): Row => {
    return { table_id: table, ...row, ...(after?.[i] ?? { mu: null, sigma: null }) };
  });
  await db.insertInto('results').values(all).execute();
}

async function rateAll(db: Db, rows: readonly NewResult[]): Promise<Rating[]> {
  const { game } = rows[0]!;
  const known = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where(
      'player_id',
      'in',
      rows.map(({ player_id }) => player_id),
    )
    .execute();
  const before = rows.map(({ player_id }) => known.find((row) => row.player_id === player_id) ?? null);
  const after = rateGame(
    before.map((row) => row ?? UNRATED),
    rows.map(({ place }) => place),
  );
  for (const [i, { player_id }] of rows.entries()) await setRating(db, player_id, game, before[i]!, after[i]!);
  return after;
}

async function setRating(
  db: Db,
  player: string,
  game: string,
  before: Schema['ratings'] | null,
  rating: Rating,
): Promise<void> {
  if (before === null) {
    await db
      .insertInto('ratings')
      .values({ player_id: player, game, ...rating, games: 1 })
      .execute();
    return;
  }
  const { games } = before;
  const updated = await db
    .updateTable('ratings')
    .set({ ...rating, games: games + 1 })
    .where('player_id', '=', player)
    .where('game', '=', game)
    .where('games', '=', games)
    .returning('games')
    .execute();
  if (updated.length === 0) throw new RatedMeanwhile('rated meanwhile');
}

/** The newest first. */
export async function resultsOf(db: Db, { player, limit }: { player: string; limit: number }): Promise<Row[]> {
  return db
    .selectFrom('results')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

export interface RatedPlayer {
  readonly id: string;
  readonly name: string;
  readonly emblem: number | null | undefined;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Those who have played rated games, best first: by what they play at least, as far as one can tell. */
export async function ratedPlayers(db: Db, { game, limit }: { game: string; limit: number }): Promise<RatedPlayer[]> {
  return db
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player_id')
    .select(['players.id', 'players.name', 'players.emblem', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('ratings.game', '=', game)
    .orderBy(({ eb }) => eb('ratings.mu', '-', eb('ratings.sigma', '*', 2)), 'desc')
    .orderBy('players.id')
    .limit(limit)
    .execute();
}

export async function setEmblem(db: Db, { id, emblem }: { id: string; emblem: number }): Promise<void> {
  await db.updateTable('players').set({ emblem }).where('id', '=', id).execute();
}
