import type { TableSummary } from '@majlis/protocol';
import type { Schema } from '../storage/schema.ts';
import { type Summary, summaryOf } from '../tables/table-parts.ts';
import type { Reception } from './house.ts';

/** When the time of a seat runs out; a table this server has in memory is newer than what is written down. */
export function deadlineOfRow({ liveTables }: Reception, row: Schema['tables'], seat: number | null): number | null {
  const live = liveTables.find(row.id)?.status ?? null;
  const { deadlines = [] }: Pick<Summary, 'deadlines'> = live ?? JSON.parse(row.summary);
  return deadlines.find((due) => due.seat === seat)?.at ?? null;
}

/** The seats of players who are gone, for whom somebody else may play on. */
export function replaceableAt({ liveTables, time }: Reception, row: Schema['tables']): number[] {
  const live = liveTables.find(row.id)?.status ?? null;
  const { seats, terms = null } = live ?? { seats: (JSON.parse(row.summary) as Summary).seats };
  if (row.phase !== 'playing' || terms?.rated) return [];
  const now = time.now();
  return seats.flatMap(({ replaceableAt: at = null }, seat) => (at !== null && at <= now ? [seat] : []));
}

/** A row for the lobby; what this server has in memory is mostly newer than what is written down. */
export async function summaryOfRow({ store, liveTables }: Reception, row: Schema['tables']): Promise<TableSummary> {
  const held = liveTables.find(row.id)?.status ?? null;
  // Another server may have written since.
  const live = held !== null && held.publicAt >= row.updated_at ? held : null;
  const summary: Summary = live === null ? JSON.parse(row.summary) : summaryOf(live);
  const ids = summary.seats.flatMap(({ player }) => (player === null ? [] : [player]));
  const names = await store.namesOf({ ids: [...new Set(ids)] });
  return {
    id: row.id,
    game: row.game,
    phase: live?.phase ?? row.phase,
    listed: row.listed === 1,
    host: row.host,
    createdAt: row.created_at,
    updatedAt: Math.max(row.updated_at, live?.publicAt ?? 0),
    seats: summary.seats.map((seat) => ({ ...seat, name: seat.player === null ? null : (names[seat.player] ?? null) })),
    rated: summary.rated,
    hints: summary.hints ?? false,
    clock: summary.clock,
    asked: [...summary.asked],
    ranks: summary.ranks == null ? null : [...summary.ranks],
    moves: summary.moves,
    config: summary.config ?? null,
  };
}
