import {
  ConfigWish,
  JoinWish,
  MAX_CONFIG,
  NewTable,
  SeatKey,
  SeatWish,
  Silence,
  TableId,
  TableSummary,
} from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { ENDED } from '../matches/curtain.ts';
import { newSeed } from '../people/secrets.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Reception } from './house.ts';
import { restAway } from './life-routes.ts';
import { makeTable } from './make-table.ts';
import { demand, noSuchTable, Problem, playerOf, seatOf } from './problem.ts';
import { bodyOf, paramsOf, queryOf, route } from './route.ts';
import { dropSeatKey, renewSeatKey } from './seat-keys.ts';
import { summaryOfRow } from './table-summary.ts';

const AtTable = Type.Object({ table: TableId });
const AtSeat = Type.Object({ table: TableId, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) });
const Listing = Type.Object(
  {
    phase: Type.Optional(Type.Union(['gathering', 'playing', 'over'].map((phase) => Type.Literal(phase)))),
    game: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })),
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
  },
  { additionalProperties: false },
);
const LISTED = 50;
/** Tables of one host on a page of the lobby. */
const LISTED_OF_HOST = 3;

/** The lobby is everybody's: of those who set up many tables it shows some. */
function forEverybody<T extends { readonly host: string }>(rows: readonly T[]): T[] {
  const counts = new Map<string, number>();
  const shown = rows.filter(({ host }) => {
    counts.set(host, (counts.get(host) ?? 0) + 1);
    return counts.get(host)! <= LISTED_OF_HOST;
  });
  return shown.slice(0, LISTED);
}

export function addTableRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, liveTables, house, limits, time } = reception;
  const making = new Buckets(limits.making, time);
  const listing = new Buckets(limits.listing, time);

  const liveTableOf = async (table: string): Promise<LiveTable> => {
    const liveTable = liveTables.of(table);
    if (await liveTable.openFresh()) return liveTable;
    liveTables.forget(table);
    throw noSuchTable();
  };
  const asHost = async (request: FastifyRequest): Promise<LiveTable> => {
    const player = await playerOf(request, people);
    const liveTable = await liveTableOf((request.params as { table: string }).table);
    if (liveTable.row!.host !== player.id) throw new Problem(403, 'not-the-host');
    return liveTable;
  };
  const summaryOfLiveTable = (liveTable: LiveTable) => summaryOfRow(reception, liveTable.row!);

  const Listed = Type.Object({ tables: Type.Array(TableSummary) });
  route(
    server,
    'GET',
    '/api/tables',
    { summary: 'The open tables', query: Listing, response: Listed },
    async (request) => {
      const { phase = 'gathering', game = null, before } = queryOf(request, Listing);
      const rows = await store.listTables({
        phase,
        game,
        before: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
        limit: 4 * LISTED,
      });
      return { tables: await Promise.all(forEverybody(rows).map((row) => summaryOfRow(reception, row))) };
    },
  );

  const NewTableId = Type.Object({ id: TableId });
  route(
    server,
    'POST',
    '/api/tables',
    { summary: 'Set up a table', body: NewTable, bodyLimit: MAX_CONFIG, response: NewTableId },
    async (request) => {
      const player = await playerOf(request, people);
      if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
      const wish = bodyOf(request, NewTable);
      if (wish.listed && !listing.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
      const id = await makeTable(reception, { ...wish, host: player.id, seed: newSeed() });
      return { id };
    },
  );

  route(
    server,
    'GET',
    '/api/tables/:table',
    { summary: 'A table', params: AtTable, response: TableSummary },
    async (request) => {
      const { table } = paramsOf(request, AtTable);
      const row = await store.findTable({ table });
      if (row === null) throw noSuchTable();
      const match = await store.matchOfTable({ table, ended: ENDED });
      return { ...(await summaryOfRow(reception, row)), match: match?.match ?? null };
    },
  );

  route(
    server,
    'POST',
    '/api/tables/:table/arrange',
    {
      summary: 'Change options or seats before the start (host)',
      params: AtTable,
      body: ConfigWish,
      bodyLimit: MAX_CONFIG,
      response: TableSummary,
    },
    async (request) => {
      const liveTable = await asHost(request);
      const { config, seats } = bodyOf(request, ConfigWish);
      demand(await liveTable.command({ do: 'arrange', config: config as never, seats }));
      return summaryOfLiveTable(liveTable);
    },
  );

  route(
    server,
    'POST',
    '/api/tables/:table/join',
    {
      summary: 'Take a seat, or get a new key for the seat I have; the key is shown only once',
      params: AtTable,
      body: JoinWish,
      response: SeatKey,
    },
    async (request) => {
      const player = await playerOf(request, people);
      const { table } = paramsOf(request, AtTable);
      const liveTable = await liveTableOf(table);
      const wanted = bodyOf(request, JoinWish).seat;
      const { seats, phase } = liveTable.status!;
      const isMine = ({ holder }: (typeof seats)[number]) => holder.kind === 'human' && holder.player === player.id;
      const mine = wanted === undefined ? seats.findIndex(isMine) : wanted;
      if (seats[mine] !== undefined && isMine(seats[mine])) return renewSeatKey(reception, { table, seat: mine });
      if (phase !== 'gathering') throw new Problem(409, 'already-started');
      const seat = wanted ?? seats.findIndex(({ holder }) => holder.kind === 'open');
      if (seats[seat]?.holder.kind !== 'open') throw new Problem(409, seat < 0 ? 'table-full' : 'seat-taken');
      demand(await liveTable.command({ do: 'sit', seat, player: player.id }));
      return people.newSeatKey({ table, seat });
    },
  );

  route(
    server,
    'POST',
    '/api/seat/leave',
    { summary: 'Leave the table; after the start a bot plays for me' },
    async (request) => {
      const { table, seat } = await seatOf(request, people);
      const liveTable = await liveTableOf(table);
      if (liveTable.status!.phase !== 'gathering') {
        demand(await liveTable.command({ do: 'takeOver', seat, by: 'self' }));
        return { left: false };
      }
      demand(await liveTable.command({ do: 'seat', seat, holder: { kind: 'open' } }));
      await dropSeatKey(reception, { table, seat });
      return { left: true };
    },
  );

  route(
    server,
    'POST',
    '/api/tables/:table/seats/:seat',
    { summary: 'Put a bot into a seat, or empty it (host)', params: AtSeat, body: SeatWish, response: TableSummary },
    async (request) => {
      const liveTable = await asHost(request);
      const seat = Number(paramsOf(request, AtSeat).seat);
      const { phase, seats } = liveTable.status!;
      if (phase !== 'gathering' && seats[seat]?.holder.kind === 'human') throw new Problem(409, 'already-started');
      demand(await liveTable.command({ do: 'seat', seat, holder: bodyOf(request, SeatWish).holder }));
      await dropSeatKey(reception, { table: liveTable.id, seat });
      return summaryOfLiveTable(liveTable);
    },
  );

  route(
    server,
    'POST',
    '/api/tables/:table/seats/:seat/stand-in',
    { summary: 'Let a bot play for somebody who is away (host)', params: AtSeat, response: TableSummary },
    async (request) => {
      const liveTable = await asHost(request);
      const seat = Number(paramsOf(request, AtSeat).seat);
      if (await liveTable.guests.isPresent(seat)) throw new Problem(409, 'not-away');
      demand(await liveTable.command({ do: 'takeOver', seat }));
      return summaryOfLiveTable(liveTable);
    },
  );

  route(
    server,
    'POST',
    '/api/tables/:table/seats/:seat/silence',
    {
      summary: 'Turn off a seat’s chat, or turn it on again (host)',
      params: AtSeat,
      body: Silence,
      response: TableSummary,
    },
    async (request) => {
      const liveTable = await asHost(request);
      const seat = Number(paramsOf(request, AtSeat).seat);
      demand(await liveTable.command({ do: 'silence', seat, on: bodyOf(request, Silence).on }));
      return summaryOfLiveTable(liveTable);
    },
  );

  const start = { summary: 'Start the game (host)', params: AtTable, response: TableSummary };
  route(server, 'POST', '/api/tables/:table/start', start, async (request) => {
    const liveTable = await asHost(request);
    demand(await liveTable.command({ do: 'start' }));
    await restAway(reception, liveTable.id);
    return summaryOfLiveTable(liveTable);
  });

  const close = { summary: 'End a game nobody will finish (host)', params: AtTable, response: TableSummary };
  route(server, 'POST', '/api/tables/:table/close', close, async (request) => {
    const liveTable = await asHost(request);
    demand(await liveTable.command({ do: 'close' }));
    return summaryOfLiveTable(liveTable);
  });

  route(
    server,
    'DELETE',
    '/api/tables/:table',
    { summary: 'Delete a table and all its data (host)', params: AtTable },
    async (request) => {
      // Without opening it: a table that cannot be opened can still be deleted.
      const { id: player } = await playerOf(request, people);
      const { table } = paramsOf(request, AtTable);
      const row = await store.findTable({ table });
      if (row === null) throw noSuchTable();
      if (row.host !== player) throw new Problem(403, 'not-the-host');
      await store.deleteTable({ table });
      liveTables.find(table)?.guests.dismissAll('deleted');
      liveTables.forget(table);
      house.hint(table);
      return { deleted: true };
    },
  );
}
