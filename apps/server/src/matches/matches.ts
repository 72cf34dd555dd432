import { stationOf } from '@majlis/daily';
import { MOST_MATCH_TABLES, type NewMatch } from '@majlis/protocol';
import type { Reception } from '../http/house.ts';
import { restAway } from '../http/life-routes.ts';
import { makeTable } from '../http/make-table.ts';
import { demand, Problem } from '../http/problem.ts';
import { newId, newSeed } from '../people/secrets.ts';
import type { WholeMatch } from '../storage/match-ops.ts';

const LEVEL = 'medium';

/** What a match was set up with; all of it is known from then on. */
export type MatchWish = Required<Pick<NewMatch, 'seats' | 'tables' | 'deals' | 'level'>> &
  Pick<NewMatch, 'config' | 'clock'> & {
    /** Who takes part, as they were at the start: whoever leaves the server later moves nobody else. */
    readonly order?: readonly string[];
  };

export const wishOf = ({ match }: Pick<WholeMatch, 'match'>): MatchWish => JSON.parse(match.wish);

/** Matches: the same deals at several tables, each with people of its own. */
export class Matches {
  private readonly reception: Reception;

  constructor(reception: Reception) {
    this.reception = reception;
  }

  async find(id: string): Promise<WholeMatch> {
    const whole = await this.reception.store.findMatch({ id });
    if (whole === null) throw new Problem(404, 'no-such-match');
    return whole;
  }

  /** The one who sets it up takes part. */
  async make(host: string, { game, level = LEVEL, ...wish }: NewMatch): Promise<string> {
    const { house, store, time } = this.reception;
    if (wish.tables * wish.deals > MOST_MATCH_TABLES) throw new Problem(409, 'match-too-large', MOST_MATCH_TABLES);
    const id = newId();
    const now = time.now();
    // A table that nobody keeps says whether the game can be played so.
    const setup = { config: (wish.config ?? {}) as never, seats: wish.seats, seed: newSeed(), terms: TRIED };
    const tried = await house.rules.ask({ ask: 'create', table: id, game, wish: setup, now });
    if (tried.status === null) {
      const { code, params } = tried.refusal!;
      throw new Problem(code === 'no-such-game' ? 404 : 409, code, params);
    }
    await house.rules.ask({ ask: 'drop', table: id });
    const match = {
      id,
      game,
      host,
      wish: JSON.stringify({ ...wish, level } satisfies MatchWish),
      seeds: JSON.stringify(Array.from({ length: wish.deals }, newSeed)),
      created_at: now,
      started_at: null,
    };
    await store.addMatch({ match, player: host });
    return id;
  }

  async join(id: string, player: string): Promise<void> {
    const { store } = this.reception;
    for (;;) {
      const whole = await this.find(id);
      if (whole.players.some(({ player_id }) => player_id === player)) return;
      if (whole.match.started_at !== null) throw new Problem(409, 'already-started');
      const { tables, seats } = wishOf(whole);
      const taken = new Set(whole.players.map(({ place }) => place));
      const place = Array.from({ length: tables * seats }, (_, at) => at).find((at) => !taken.has(at));
      if (place === undefined) throw new Problem(409, 'match-full');
      // Of two who come at once the second looks for another place.
      if (await store.joinMatch({ match_id: id, place, player_id: player })) return;
    }
  }

  async leave(id: string, player: string): Promise<void> {
    if ((await this.find(id)).match.started_at !== null) throw new Problem(409, 'already-started');
    await this.reception.store.leaveMatch({ match: id, player });
  }

  /** Lays all tables and deals; never more tables than players, so that bots nowhere play among themselves. */
  async start(id: string): Promise<void> {
    const { store, time } = this.reception;
    const before = await this.find(id);
    if (before.players.length < 2) throw new Problem(409, 'too-few-players');
    const wish = wishOf(before);
    const order = before.players.map(({ player_id }) => player_id);
    const agreed: MatchWish = { ...wish, tables: Math.min(wish.tables, order.length), order };
    if (before.match.started_at === null) await store.startMatch({ id, wish: JSON.stringify(agreed), at: time.now() });
    // What an interrupted start has left out is made up for.
    const whole = await this.find(id);
    const { tables, deals } = wishOf(whole);
    if (whole.tables.length === tables * deals) {
      if (before.match.started_at !== null) throw new Problem(409, 'already-started');
      return;
    }
    for (let deal = 0; deal < deals; deal++)
      for (let number = 0; number < tables; number++) await this.layTable(whole, deal, number);
  }

  private async layTable(whole: WholeMatch, deal: number, number: number): Promise<void> {
    const { store, liveTables } = this.reception;
    if (whole.tables.some((table) => table.deal === deal && table.number === number)) return;
    const { match } = whole;
    const wish = wishOf(whole);
    const { config, clock, seats, level } = wish;
    const seed: string = JSON.parse(match.seeds)[deal];
    const options = { ...(config === undefined ? {} : { config }), ...(clock === undefined ? {} : { clock }) };
    const table = await makeTable(this.reception, { game: match.game, seats, host: match.host, seed, ...options });
    // Before anything is dealt: from here on nobody but its players sees it.
    if (!(await store.addMatchTable({ table_id: table, match_id: match.id, deal, number, points: null }))) {
      await store.deleteTable({ table });
      return;
    }
    const liveTable = liveTables.of(table);
    for (let seat = 0; seat < seats; seat++) {
      const player = playerAt(wish, deal, number, seat);
      const holder = { kind: 'bot' as const, level };
      demand(await liveTable.command(player === null ? { do: 'seat', seat, holder } : { do: 'sit', seat, player }));
    }
    demand(await liveTable.command({ do: 'start' }));
    await restAway(this.reception, table);
  }
}

const TRIED = { rated: false, clock: { kind: 'none' as const }, standIn: LEVEL };

/** Null: a bot. */
function playerAt(wish: MatchWish, deal: number, table: number, seat: number): string | null {
  const isThere = (place: number) => {
    const station = stationOf(wish, place, deal);
    return station.table === table && station.seat === seat;
  };
  return wish.order?.find((_, place) => isThere(place)) ?? null;
}
