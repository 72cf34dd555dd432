import { SeatKey, SubstituteWish, TableId } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { isBehindCurtain } from '../matches/curtain.ts';
import { hashToken, newToken } from '../people/secrets.ts';
import type { Reception } from './house.ts';
import { demand, noSuchTable, Problem, playerOf } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';
import { renewSeatKey } from './seat-keys.ts';

const AtSeat = Type.Object({ table: TableId, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) });
const LINK_FOR = 7 * 86_400_000;

/** Somebody plays on for somebody who is gone, until they come back. */
export function addSubstituteRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, liveTables, time, limits } = reception;
  const making = new Buckets(limits.making, time);

  const Link = Type.Object({ link: Type.String(), until: Type.Integer() });
  const link = {
    summary: 'Create a substitute link for the seat of a player who is gone (host); works once, for a week',
    params: AtSeat,
    response: Link,
  };
  route(server, 'POST', '/api/tables/:table/seats/:seat/substitute', link, async (request) => {
    const { id } = await playerOf(request, people);
    const { table, seat: place } = paramsOf(request, AtSeat);
    const liveTable = liveTables.of(table);
    if (!(await liveTable.openFresh())) throw noSuchTable();
    if (liveTable.row!.host !== id) throw new Problem(403, 'not-the-host');
    if (liveTable.status!.terms.rated) throw new Problem(409, 'rated');
    // Whoever came might have the same cards at another table.
    if (await isBehindCurtain(store, table)) throw new Problem(409, 'match-under-way');
    const now = time.now();
    const { replaceableAt = null } = liveTable.status!.seats[Number(place)] ?? {};
    if (replaceableAt === null || replaceableAt > now) throw new Problem(409, 'not-away');
    const token = newToken('substitute');
    const until = now + LINK_FOR;
    await store.addSubstituteLink({ token_hash: hashToken(token), table_id: table, seat: Number(place), until });
    return { link: token, until };
  });

  const come = {
    summary: 'Take over a seat as a substitute, with a link from the host',
    body: SubstituteWish,
    response: SeatKey,
  };
  route(server, 'POST', '/api/substitute', come, async (request) => {
    const { id } = await playerOf(request, people);
    if (!making.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    const hash = hashToken(bodyOf(request, SubstituteWish).link);
    const held = await store.substituteLink({ hash, now: time.now() });
    if (held === null || !(await liveTables.of(held.table).openFresh())) throw new Problem(404, 'substitute-unknown');
    // The table says whether it is still so: of two who come with the same link the second finds the seat taken.
    demand(await liveTables.of(held.table).command({ do: 'substitute', seat: held.seat, player: id }));
    await store.dropSubstituteLink({ hash });
    return renewSeatKey(reception, held);
  });

  const back = { summary: 'Take back my seat from a substitute', params: AtSeat, response: SeatKey };
  route(server, 'POST', '/api/tables/:table/seats/:seat/return', back, async (request) => {
    const { id } = await playerOf(request, people);
    const { table, seat: place } = paramsOf(request, AtSeat);
    const seat = Number(place);
    const liveTable = liveTables.of(table);
    if (!(await liveTable.openFresh())) throw noSuchTable();
    if (liveTable.status!.seats[seat]?.absent !== id) throw new Problem(403, 'not-your-seat');
    demand(await liveTable.command({ do: 'return', seat }));
    return renewSeatKey(reception, { table, seat });
  });
}
