import { aheadInDeal } from '@majlis/daily';
import type { MatchDeal, MatchSummary } from '@majlis/protocol';
import type { Reception } from '../http/house.ts';
import type { WholeMatch } from '../storage/match-ops.ts';
import type { Summary } from '../tables/table-parts.ts';
import { ENDED } from './curtain.ts';
import { wishOf } from './matches.ts';

type Row = WholeMatch['tables'][number];
type Names = Readonly<Record<string, string>>;

/** A match as one player, or nobody in particular, may see it: no points and no other table before a deal is over. */
export async function summaryOfMatch(
  reception: Reception,
  whole: WholeMatch,
  viewer: string | null,
): Promise<MatchSummary> {
  const { match, players, tables } = whole;
  const { seats, tables: hall, deals: count, level, config } = wishOf(whole);
  const names = await reception.store.namesOf({ ids: players.map(({ player_id }) => player_id) });
  const deals: MatchDeal[] = [];
  for (let deal = 0; deal < count; deal++) {
    const rows = tables.filter((row) => row.deal === deal);
    deals.push(await dealOf(reception, rows, names, viewer));
  }
  const isOver = match.started_at !== null && deals.every((deal) => deal.isOver);
  return {
    id: match.id,
    game: match.game,
    config: config ?? {},
    seats,
    tables: hall,
    level,
    host: match.host,
    phase: match.started_at === null ? 'gathering' : isOver ? 'over' : 'playing',
    players: players.map(({ player_id: id }) => ({ id, name: names[id] ?? '', ahead: aheadOf(deals, id) })),
    deals,
  };
}

async function dealOf(reception: Reception, rows: readonly Row[], names: Names, viewer: string | null) {
  const isOver = rows.length > 0 && rows.every(({ phase }) => ENDED.includes(phase));
  const points = isOver ? await Promise.all(rows.map((row) => pointsOf(reception, row))) : [];
  const ahead = aheadInDeal(points);
  const seated = rows.map(({ summary }): Summary => JSON.parse(summary));
  const own = seated.map(({ seats }) => seats.findIndex(({ player }) => viewer !== null && player === viewer));
  const at = own.findIndex((seat) => seat >= 0);
  const mine = at < 0 ? null : { table: rows[at]!.table_id, seat: own[at]!, phase: rows[at]!.phase };
  const isAsked = mine !== null && seated[at]!.asked.includes(mine.seat);
  return {
    isOver,
    mine: mine === null ? null : { ...mine, isAsked },
    tables: rows.map((row, table) => ({
      // Whose link nobody has, nobody can pass on.
      id: isOver || table === at ? row.table_id : null,
      phase: row.phase,
      seats: seated[table]!.seats.map(({ player }, seat) => ({
        player,
        name: player === null ? null : (names[player] ?? null),
        points: points[table]?.[seat] ?? null,
        ahead: ahead[table]?.[seat] ?? null,
      })),
    })),
  };
}

/** By seat; null for a game that was not played to its end. Worked out once. */
async function pointsOf({ liveTables, store }: Reception, row: Row): Promise<readonly number[] | null> {
  if (row.points !== null) return JSON.parse(row.points);
  if (row.phase !== 'over') return null;
  const { text } = await liveTables.of(row.table_id).look({ ask: 'record', table: row.table_id }, 'watch');
  const points: readonly number[] | null =
    text === undefined ? null : (JSON.parse(text).result?.outcome.scores ?? null);
  if (points !== null) await store.setMatchPoints({ table: row.table_id, points: JSON.stringify(points) });
  return points;
}

const aheadOf = (deals: readonly MatchDeal[], player: string): number =>
  deals
    .flatMap(({ tables }) => tables.flatMap(({ seats }) => seats))
    .reduce((sum, seat) => sum + (seat.player === player ? (seat.ahead ?? 0) : 0), 0);
