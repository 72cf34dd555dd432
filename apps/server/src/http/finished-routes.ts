import { Readable } from 'node:stream';
import { TableId } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ENDED, isBehindCurtain } from '../matches/curtain.ts';
import { archiveOfTable } from '../storage/archive.ts';
import type { Ask, Reply } from '../tables/asking.ts';
import { OtherRules } from '../tables/rules-pool.ts';
import type { Reception } from './house.ts';
import { noSuchTable, Problem, seatOf } from './problem.ts';
import { paramsOf, queryOf, route } from './route.ts';

const AtTable = Type.Object({ table: TableId });
const AtMove = Type.Object({ table: TableId, move: Type.String({ pattern: '^[0-9]{1,6}$' }) });
const As = Type.Object(
  { viewer: Type.Optional(Type.String({ pattern: '^(spectator|[0-9]{1,2})$' })) },
  { additionalProperties: false },
);

/** Finished games are public: the seed is revealed, and with it every hidden card. In a match, once the deal is over. */
export function addFinishedRoutes(server: FastifyInstance, reception: Reception): void {
  const { liveTables, store, people } = reception;

  const demandOpen = async (table: string, phase: string) => {
    if (!ENDED.includes(phase)) throw new Problem(409, 'not-finished');
    if (await isBehindCurtain(store, table)) throw new Problem(409, 'match-under-way');
  };
  /** `isOwn`: what a seat has seen itself, it may see again while the game goes on. */
  const look = async (ask: Ask, isOwn = false): Promise<Reply> => {
    const row = await store.findTable({ table: ask.table });
    if (row === null) throw noSuchTable();
    const liveTable = liveTables.of(ask.table);
    if (!(await liveTable.open('watch'))) throw noSuchTable();
    if (!isOwn) await demandOpen(ask.table, liveTable.status!.phase);
    const reply = await liveTable.look(ask, 'watch').catch((error: Error) => {
      if (error instanceof OtherRules) throw new Problem(409, 'older-rules');
      throw error;
    });
    if (reply.refusal !== undefined) throw new Problem(404, reply.refusal.code);
    return reply;
  };

  const Position = Type.Object({
    moves: Type.Integer(),
    view: Type.Unknown(),
    tell: Type.Unknown(),
    hash: Type.String(),
    asked: Type.Unknown(),
    scores: Type.Unknown(),
  });
  const position = {
    summary: 'A position of a finished game, as a viewer saw it',
    params: AtMove,
    query: As,
    response: Position,
  };
  route(server, 'GET', '/api/tables/:table/positions/:move', position, async (request) => {
    const { table, move } = paramsOf(request, AtMove);
    const { viewer = 'spectator' } = queryOf(request, As);
    const seats = (await liveTables.of(table).open('watch')) ? liveTables.of(table).status!.seats.length : 0;
    if (viewer !== 'spectator' && Number(viewer) >= seats) throw new Problem(404, 'no-such-seat');
    const eyes = viewer === 'spectator' ? viewer : Number(viewer);
    return JSON.parse((await look({ ask: 'position', table, moves: Number(move), viewer: eyes })).text!);
  });

  const OwnMove = Type.Object({ move: AtMove.properties.move });
  const own = { summary: 'A position of a game in progress, as my seat saw it', params: OwnMove, response: Position };
  route(server, 'GET', '/api/seat/positions/:move', own, async (request) => {
    const { table, seat } = await seatOf(request, people);
    const moves = Number(paramsOf(request, OwnMove).move);
    return JSON.parse((await look({ ask: 'position', table, moves, viewer: seat }, true)).text!);
  });

  const ownLog = { summary: 'The events of a game in progress that my seat has seen, move by move' };
  route(server, 'GET', '/api/seat/log', ownLog, async (request, reply) => {
    const { table, seat } = await seatOf(request, people);
    const { updates } = await look({ ask: 'show', table, now: reception.time.now(), viewers: [seat] }, true);
    return reply.type('application/json; charset=utf-8').send(updates![0]![1]);
  });

  route(
    server,
    'GET',
    '/api/tables/:table/record',
    { summary: 'The record of a finished game', params: AtTable },
    async (request, reply) => {
      const { table } = paramsOf(request, AtTable);
      const { text } = await look({ ask: 'record', table });
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );

  route(
    server,
    'GET',
    '/api/tables/:table/log',
    { summary: 'The events of a finished game, move by move', params: AtTable },
    async (request, reply) => {
      const { table } = paramsOf(request, AtTable);
      const { updates } = await look({ ask: 'show', table, now: reception.time.now(), viewers: ['spectator'] });
      return reply.type('application/json; charset=utf-8').send(updates![0]![1]);
    },
  );

  const archive = { summary: 'A finished game with its whole journal, to import into another server', params: AtTable };
  route(server, 'GET', '/api/tables/:table/archive', archive, async (request, reply) => {
    const { table } = paramsOf(request, AtTable);
    const row = await store.findTable({ table });
    if (row === null) throw noSuchTable();
    await demandOpen(table, row.phase);
    const lines = async function* () {
      for await (const line of archiveOfTable(store, row)) yield `${line}\n`;
    };
    return reply.type('application/jsonl; charset=utf-8').send(Readable.from(lines()));
  });
}
