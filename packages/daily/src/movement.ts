import type { Seat } from '@majlis/kernel';

/** How many tables play a deal at the same time, and how many sit at each. */
export interface Hall {
  readonly tables: number;
  readonly seats: number;
}

export interface Station {
  readonly table: number;
  readonly seat: Seat;
}

/**
 * Where the player of a place sits at a deal. Places come in rows, one of them for each table: those of a row hold the
 * same seat at different tables, and from deal to deal every row goes on to the next seat, and in the hall by as many
 * tables as its number says, so that nobody meets the same neighbours every time.
 */
export function stationOf({ tables, seats }: Hall, place: number, deal: number): Station {
  const row = Math.floor(place / tables);
  return { table: (place + deal * row) % tables, seat: (row + deal) % seats };
}

/**
 * `points[table][seat]` of one deal, null for a table that was not finished. What each is ahead of the mean of all who
 * held these cards in this seat: the luck of the deal was theirs as well.
 */
export function aheadInDeal(points: readonly (readonly number[] | null)[]): (readonly number[] | null)[] {
  const finished = points.filter((table) => table !== null);
  const mean = (seat: Seat) => finished.reduce((sum, table) => sum + table[seat]!, 0) / finished.length;
  return points.map((table) => table?.map((made, seat) => made - mean(seat)) ?? null);
}
