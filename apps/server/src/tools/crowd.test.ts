import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SeatKey } from '@majlis/protocol';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Crowd } from './crowd.ts';

test('who is sent away before seeing the table comes again, as a page does, and can say why it took so long', async () => {
  // What a tool that was suspended for a while finds: its greeting came too late.
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  let connections = 0;
  server.on('connection', (socket) => {
    const isLate = ++connections === 1;
    socket.on('message', () => {
      socket.send(JSON.stringify(isLate ? { type: 'bye', code: 'hello-first' } : { type: 'update', seq: 1 }));
      if (isLate) socket.close();
    });
  });
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = { table: 'table', seat: 0, token: 'token' } as SeatKey;
  const crowd = await Crowd.meet(base, 'table', 'lantern', [key], { lost: 0, repeated: 0, disordered: 0 });
  expect(crowd.setbacks).toBe('seat 0 saw it: 1 × bye hello-first');
  crowd.close();
  server.close();
});
