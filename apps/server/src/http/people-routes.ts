import {
  HandOver,
  NewGuest,
  NewPlayer,
  Player,
  Recovery,
  SeatKey,
  TableId,
  type TableSummary,
  tidyText,
} from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import type { Reception } from './house.ts';
import { demand, noSuchTable, Problem, playerOf, seatOf } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';
import { renewSeatKey } from './seat-keys.ts';
import { deadlineOfRow, replaceableAt, summaryOfRow } from './table-summary.ts';

const MAX_NAME = 24;

export function nameOf(text: string): string {
  const name = tidyText(text);
  if (name === '' || [...name].length > MAX_NAME) throw new Problem(400, 'name-length', { max: MAX_NAME });
  return name;
}

/** Of a game that was closed nobody is waiting any more. */
const isTurnOf = ({ phase, asked }: TableSummary, seat: number | null): boolean =>
  phase === 'playing' && seat !== null && asked.includes(seat);

export function addPeopleRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, liveTables, limits, time } = reception;
  const making = new Buckets(limits.making, time);
  const recovering = new Buckets(limits.recovery, time);

  route(
    server,
    'POST',
    '/api/guests',
    { summary: 'Create a player with a name', body: NewGuest, response: NewPlayer },
    async (request) => {
      if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
      return people.newGuest(nameOf(bodyOf(request, NewGuest).name));
    },
  );

  const Me = Type.Object({ player: Player, tables: Type.Array(Type.Unknown()), lent: Type.Array(Type.Unknown()) });
  route(server, 'GET', '/api/me', { summary: 'Who I am, and my seats', response: Me }, async (request) => {
    const player = await playerOf(request, people);
    const rows = await store.tablesOf({ player: player.id, limit: 100 });
    const tables = await Promise.all(
      rows.map(async (row) => {
        const summary = await summaryOfRow(reception, row);
        const deadline = deadlineOfRow(reception, row, row.seat);
        const replaceable = row.host === player.id ? replaceableAt(reception, row) : [];
        return { ...summary, seat: row.seat, yourTurn: isTurnOf(summary, row.seat), deadline, replaceable };
      }),
    );
    const lent = await Promise.all(
      (await store.absentAt({ player: player.id })).map(async (row) => ({
        ...(await summaryOfRow(reception, row)),
        seat: row.seat,
      })),
    );
    return { player, tables, lent };
  });

  route(
    server,
    'PATCH',
    '/api/me',
    { summary: 'Change my name', body: NewGuest, response: Player },
    async (request) => {
      const { id } = await playerOf(request, people);
      const name = nameOf(bodyOf(request, NewGuest).name);
      await store.renamePlayer({ id, name });
      for (const { id: table } of await store.tablesOf({ player: id, limit: 100 })) {
        const liveTable = liveTables.find(table);
        if (liveTable?.status) await liveTable.guests.rename(liveTable.status);
      }
      return { id, name };
    },
  );

  route(server, 'DELETE', '/api/me', { summary: 'Delete me: my name, my tokens and my chat' }, async (request) => {
    const { id } = await playerOf(request, people);
    const tables = await store.tablesOf({ player: id, limit: 10_000 });
    await store.deletePlayer({ id });
    for (const { id: table } of tables) await liveTables.find(table)?.reload();
    return { deleted: true };
  });

  route(
    server,
    'POST',
    '/api/seat/renew',
    { summary: 'Get a new link to my seat; the old one stops working', response: SeatKey },
    async (request) => renewSeatKey(reception, await seatOf(request, people)),
  );

  const AtTable = Type.Object({ table: TableId });
  route(
    server,
    'POST',
    '/api/tables/:table/recover',
    {
      summary: 'Get a new link to my seat with its recovery words',
      params: AtTable,
      body: Recovery,
      response: SeatKey,
    },
    async (request) => {
      const { table } = paramsOf(request, AtTable);
      // By address alone: by table, anybody could keep the owner of the words out.
      if (!recovering.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
      const seat = await people.seatByWords(table, bodyOf(request, Recovery).words);
      if (seat === null) throw new Problem(404, 'words-unknown');
      return renewSeatKey(reception, seat);
    },
  );

  const Handed = Type.Object({ player: Player, playerToken: Type.String(), key: SeatKey });
  route(
    server,
    'POST',
    '/api/seat/hand-over',
    {
      summary: 'Give my seat to somebody else: returns a seat key and a player token for them',
      body: HandOver,
      response: Handed,
    },
    async (request) => {
      const held = await seatOf(request, people);
      const liveTable = liveTables.of(held.table);
      if (!(await liveTable.open())) throw noSuchTable();
      const { player, token } = await people.newGuest(nameOf(bodyOf(request, HandOver).name));
      demand(await liveTable.command({ do: 'seat', seat: held.seat, holder: { kind: 'human', player: player.id } }));
      return { player, playerToken: token, key: await renewSeatKey(reception, held) };
    },
  );
}
