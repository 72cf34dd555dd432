import websocket from '@fastify/websocket';
import { MAX_MESSAGE } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import type { Reception } from '../http/house.ts';
import { addressOf, Buckets } from '../limits.ts';
import { Connection } from './connection.ts';
import { Resting } from './resting.ts';
import { Unread } from './unread.ts';

/** Browsers send a message in one piece; one in thousands of empty pieces would never be counted as one. */
const MOST_FRAGMENTS = 8;

export async function addLive(server: FastifyInstance, reception: Reception): Promise<void> {
  // Four bytes a character at most; what is longer is cut off before it is put together.
  await server.register(websocket, {
    options: { maxPayload: 4 * MAX_MESSAGE, maxFragments: MOST_FRAGMENTS, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  const resting = new Resting(reception.limits.rest, reception.time);
  server.addHook('preClose', async () => resting.end());
  const byAddress = new Map<string, number>();
  const seats = new Buckets(reception.limits.messages, reception.time);
  const checks = new Buckets(reception.limits.checks, reception.time);
  const chat = new Buckets(reception.limits.chat, reception.time);
  const settings = new Buckets(reception.limits.settings, reception.time);
  const { limits, time } = reception;
  const unread = new Unread(limits.unread, limits.unreadOfAll, () => time.ticks());

  server.get('/api/live', { websocket: true, schema: { hide: true } as never }, (socket, request) => {
    const ip = addressOf(request.ip);
    const count = (byAddress.get(ip) ?? 0) + 1;
    byAddress.set(ip, count);
    socket.on('close', () => {
      const left = byAddress.get(ip)! - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
    const connection = new Connection(socket, ip, reception, { seats, checks, chat, settings, resting, unread });
    if (count > reception.limits.connectionsPerAddress) connection.dismiss('too-many');
    else if (reception.isDraining()) connection.dismiss('drain');
  });
}
