import type { GameRecord } from '@majlis/kernel';
import { DailyGame, type DailyTable, MAX_RECORD } from '@majlis/protocol';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { Daily } from '../people/daily.ts';
import type { Reception } from './house.ts';
import { Problem, playerOf } from './problem.ts';
import { bodyOf, paramsOf, route } from './route.ts';

const OfDay = Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }) });

/** The deal of the day: everybody plays it on their own device, and sends what they made of it. */
export function addDailyRoutes(server: FastifyInstance, { people, store, limits, time }: Reception): void {
  const daily = new Daily(store, time);
  const uploads = new Buckets(limits.uploads, time);
  server.addHook('onClose', () => daily.close());
  const open = (day: string) => {
    if (!daily.isOpen(day)) throw new Problem(404, 'no-such-day');
    return day;
  };

  const look = { summary: 'Results of a deal of the day; hidden from players who can still play it', params: OfDay };
  route(server, 'GET', '/api/daily/:day', look, async (request): Promise<DailyTable> => {
    const day = open(paramsOf(request, OfDay).day);
    const player = request.headers.authorization === undefined ? null : await playerOf(request, people);
    return daily.table(day, player?.id ?? null);
  });

  const send = {
    summary: 'Submit my game of a deal of the day; it is replayed, and the first one counts',
    params: OfDay,
    body: DailyGame,
    bodyLimit: MAX_RECORD,
  };
  route(server, 'POST', '/api/daily/:day', send, async (request) => {
    const player = await playerOf(request, people);
    const day = open(paramsOf(request, OfDay).day);
    if (!uploads.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    const result = await daily.send(player.id, day, bodyOf(request, DailyGame).record as GameRecord);
    if ('code' in result) throw new Problem(409, result.code, result.params);
    return result;
  });
}
