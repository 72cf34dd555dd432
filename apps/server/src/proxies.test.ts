import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openHouse, type TestHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';
import { startPostgres } from './tools/postgres.ts';
import { freePort, type ProxyName, proxyProgram, startProxy } from './tools/proxy.ts';

const postgres = startPostgres();
afterAll(() => postgres?.stop());

const proxies: readonly ProxyName[] = ['nginx', 'caddy'];
for (const name of proxies) if (proxyProgram(name) === null) console.warn(`No ${name} here: its tests DID NOT RUN.`);

describe.each(proxies)('behind %s with the configuration of docs/operations.md', (name) => {
  test.skipIf(postgres === null || proxyProgram(name) === null)(
    'people play on while the servers are restarted one after the other',
    async () => {
      const databaseUrl = await postgres!.newDatabase();
      const ports = [await freePort(), await freePort()] as const;
      const open = (port: number) => openHouse({ databaseUrl, trustProxy: 1, port, logLevel: 'silent' });
      const houses: TestHouse[] = [await open(ports[0]), await open(ports[1])];
      const proxy = await startProxy(name, [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
      onTestFinished(async () => {
        await proxy.stop();
        await Promise.all(houses.map((house) => house.close()));
      });
      expect((await fetch(`${proxy.base}/metrics`)).status).toBe(404);
      // Browsers send the origin with its port; so must the proxy.
      const own = await fetch(`${proxy.base}/api/guests`, {
        method: 'POST',
        headers: { origin: proxy.base, 'content-type': 'application/json' },
        body: '{"name":"Ann"}',
      });
      expect(own.status).toBe(200);
      const ann = await Visitor.named(proxy.base, 'Ann');
      const table = await ann.table({ game: 'lantern', seats: 2 });
      const keys = [await ann.join(table, 0), await ann.join(table, 1)];
      await ann.post(`/api/tables/${table}/start`);
      /** As a page does: connects again until somebody answers. */
      const come = async (): Promise<Live> => {
        for (let i = 0; ; i++) {
          try {
            const live = await Live.at(proxy.base, table, keys);
            if (live.bye === null) return live;
          } catch (error) {
            if (i > 100) throw error;
          }
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      let moves = 0;
      const playTwo = async () => {
        const live = await come();
        for (let i = 0; i < 2; i++) {
          const [seat] = live.update(0).asked as [number];
          const { legal } = live.update(seat).decision!;
          expect(await live.play(seat, legal[0]!, `move-${++moves}`)).toMatchObject({ ok: true });
          await live.until(() => live.update(0).moves === moves && live.update(1).moves === moves);
        }
        return live;
      };
      await (await playTwo()).close();
      for (const at of [0, 1]) {
        const staying = await come();
        await houses[at]!.close();
        await (await playTwo()).close();
        houses[at] = await open(ports[at]!);
        await staying.close();
      }
      const last = await playTwo();
      expect(last.update(0).moves).toBe(8);
      await last.close();
    },
  );

  test.skipIf(postgres === null || proxyProgram(name) === null)(
    'a database that takes its time leaves nobody outside: both servers share it, so neither is the better one',
    async () => {
      const databaseUrl = await postgres!.newDatabase();
      const ports = [await freePort(), await freePort()] as const;
      const open = (port: number) => openHouse({ databaseUrl, trustProxy: 1, port, logLevel: 'silent' });
      const houses: TestHouse[] = [await open(ports[0]), await open(ports[1])];
      const proxy = await startProxy(name, [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
      const lock = new pg.Client(databaseUrl);
      onTestFinished(async () => {
        await lock.end();
        await proxy.stop();
        await Promise.all(houses.map((house) => house.close()));
      });
      const ann = await Visitor.named(proxy.base, 'Ann');
      const table = await ann.table({ game: 'lantern', seats: 2 });
      await lock.connect();
      // Signs of life wait for the lock, as they would for a busy disk; all else goes on.
      await lock.query('begin');
      await lock.query('lock table servers in access exclusive mode');
      // For longer than a proxy that looks after its servers waits for their answer.
      for (let i = 0; i < 18; i++) {
        expect((await ann.call('GET', `/api/tables/${table}`)).status).toBe(200);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    },
  );
});
