import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { newFolder, openHouse } from '../test/house.ts';
import { createServer } from './server.ts';
import { Visitor } from './tools/client.ts';

const folder = newFolder();
afterAll(() => folder.remove());

test('requests that never end are so many and no more for an address; others, and it again later, get in', async () => {
  const limits = { underWay: 3 };
  const house = await openHouse({ dataDir: `${folder.path}/under-way`, trustProxy: 1 }, { limits });
  const eve = await Visitor.named(house.base, 'Eve', '203.0.113.7');
  const ann = await Visitor.named(house.base, 'Ann', '203.0.113.8');
  const look = async (who: Visitor) => (await who.call('GET', '/api/games')).status;
  const hold = (): Socket => {
    const socket = connect(Number(new URL(house.base).port), '127.0.0.1');
    socket.on('error', () => {});
    const head = ['POST /api/guests HTTP/1.1', 'host: x', 'x-forwarded-for: 203.0.113.7', 'content-length: 99'];
    socket.write(`${head.join('\r\n')}\r\ncontent-type: application/json\r\n\r\n{`);
    return socket;
  };
  const held = [hold(), hold(), hold()];
  const until = async (status: number) => {
    while ((await look(eve)) !== status) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await until(429);
  expect(await look(ann)).toBe(200);
  for (const socket of held) socket.destroy();
  await until(200);
  await house.close();
});

test('behind a proxy that adds to what the client says of its address, the proxy is believed and not the client', async () => {
  for (const [trustProxy, ip] of [
    [0, '127.0.0.1'],
    [1, '203.0.113.7'],
    [2, '198.51.100.1'],
  ] as const) {
    const server = createServer({ trustProxy });
    server.get('/who', async (request) => request.ip);
    const headers = { 'x-forwarded-for': '192.0.2.99, 198.51.100.1, 203.0.113.7' };
    expect((await server.inject({ url: '/who', headers })).body).toBe(ip);
    await server.close();
  }
});

test('nobody goes on holiday all the time: it is written into every journal of theirs', async () => {
  const house = await openHouse({ dataDir: `${folder.path}/holidays`, limitsFactor: 1 });
  const ann = await Visitor.named(house.base, 'Ann');
  const until = house.house.time.now() + 86_400_000;
  const statuses: number[] = [];
  for (let i = 0; i < 20; i++) statuses.push((await ann.call('PUT', '/api/me/holiday', { until: until + i })).status);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
  await house.close();
});
