import { HolidayWish, PlayTimesWish, TableId } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Buckets } from '../limits.ts';
import { momentId } from '../notices/moments.ts';
import { isZone } from '../notices/quiet.ts';
import { isLongEnough } from '../people/play-times.ts';
import { playersOf } from '../tables/table-parts.ts';
import type { Reception } from './house.ts';
import { noSuchTable, Problem, playerOf } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';

const DAY = 86_400_000;
const LONGEST_HOLIDAY = 30 * DAY;
const AtSeat = Type.Object({ table: TableId, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) });

/** Around the game: vacations, reminders. */
export function addLifeRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, liveTables, limits, time } = reception;
  const leaving = new Buckets(limits.holidays, time);

  const Away = Type.Object({ until: Type.Union([Type.Integer(), Type.Null()]) });
  const look = { summary: 'My vacation, if any', response: Away };
  route(server, 'GET', '/api/me/holiday', look, async (request) => {
    const { id } = await playerOf(request, people);
    return { until: (await store.holidaysOf({ players: [id], now: time.now() }))[id] ?? null };
  });

  const go = {
    summary: 'Start or end a vacation: my days-per-move clocks stop, and others can see it',
    body: HolidayWish,
  };
  route(server, 'PUT', '/api/me/holiday', { ...go, response: Away }, async (request) => {
    const { id } = await playerOf(request, people);
    const { until } = bodyOf(request, HolidayWish);
    const now = time.now();
    if (!leaving.take(id)) throw new Problem(429, 'too-many');
    if (until !== null && until <= now) throw new Problem(400, 'holiday-over');
    if (until !== null && until > now + LONGEST_HOLIDAY) throw new Problem(400, 'holiday-too-long', { days: 30 });
    await store.setHoliday({ player: id, until });
    for (const { id: table, seat, phase } of await store.tablesOf({ player: id, limit: 1_000 })) {
      // A table with a clock of minutes refuses, and one that has just ended: both may.
      if (seat !== null && phase === 'playing') await liveTables.of(table).command({ do: 'rest', seat, until });
    }
    return { until };
  });

  const hours = { summary: 'My playing hours, in my time zone' };
  route(server, 'GET', '/api/me/play-times', hours, async (request) => {
    const { id } = await playerOf(request, people);
    return { times: await store.playTimesOf({ player: id }) };
  });

  const play = {
    summary: 'Set my playing hours: outside them my days-per-move clocks stop, from my next turn on',
    body: PlayTimesWish,
  };
  route(server, 'PUT', '/api/me/play-times', play, async (request) => {
    const { id } = await playerOf(request, people);
    const { times } = bodyOf(request, PlayTimesWish);
    if (times !== null && !isZone(times.zone)) throw new Problem(400, 'zone-unknown');
    if (times !== null && !isLongEnough(times)) throw new Problem(400, 'play-times-short', { hours: 4 });
    await store.setPlayTimes({ player: id, times });
    return { times };
  });

  const nudge = { summary: 'Remind the player whose turn it is; once a day', params: AtSeat };
  route(server, 'POST', '/api/tables/:table/seats/:seat/nudge', nudge, async (request) => {
    const { id } = await playerOf(request, people);
    const { table, seat: place } = paramsOf(request, AtSeat);
    const seat = Number(place);
    const liveTable = liveTables.of(table);
    if (!(await liveTable.open())) throw noSuchTable();
    const { seats, asked, seq, deadlines, phase } = liveTable.status!;
    const from = seats.findIndex(({ holder }) => holder.kind === 'human' && holder.player === id);
    if (from < 0) throw new Problem(403, 'not-your-table');
    const holder = seats[seat]?.holder;
    if (phase !== 'playing' || !asked.includes(seat) || holder?.kind !== 'human' || holder.player === id)
      throw new Problem(409, 'not-waited-for');
    const now = time.now();
    const deadline = deadlines.find((due) => due.seat === seat)?.at ?? null;
    // Whoever nudges, and however often: the name of a day's nudge is the same.
    const notice = { id: momentId('nudge', table, seat, Math.floor(now / DAY)), player: holder.player, table, seat };
    const body = JSON.stringify({ from });
    const told = await store.putOut({
      notices: [{ ...notice, kind: 'nudge', seq, at: now, due: now, deadline, body }],
    });
    return { told: told > 0 };
  });
}

/** A game that begins while somebody is away: their clock rests from the start. */
export async function restAway({ store, liveTables, time }: Reception, table: string): Promise<void> {
  const liveTable = liveTables.of(table);
  const { seats } = liveTable.status!;
  const away = await store.holidaysOf({ players: playersOf(liveTable.status!), now: time.now() });
  for (const [seat, { holder }] of seats.entries()) {
    const until = holder.kind === 'human' ? away[holder.player] : undefined;
    if (until !== undefined) await liveTable.command({ do: 'rest', seat, until });
  }
}
