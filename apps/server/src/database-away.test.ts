import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';
import { startPostgres } from './tools/postgres.ts';

const postgres = startPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(postgres === null)('while people play, PostgreSQL', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse({ databaseUrl: await postgres!.newDatabase(), logLevel: 'silent' });
  });
  afterAll(() => house.close());

  const begin = async () => {
    const ann = await Visitor.named(house.base, 'Ann');
    const table = await ann.table({ game: 'lantern', seats: 2 });
    const keys = [await ann.join(table, 0), await ann.join(table, 1)];
    await ann.post(`/api/tables/${table}/start`);
    return { ann, table, keys };
  };

  /** Plays on, and again what was not stored, while something happens to the database. */
  const playThrough = async (trouble: () => unknown): Promise<{ acknowledged: string[]; stored: string[] }> => {
    const { table, keys } = await begin();
    const live = await Live.at(house.base, table, keys);
    const acknowledged: string[] = [];
    let troubles: Promise<unknown> | null = null;
    for (let i = 0; i < 12 && live.update(0).phase === 'playing'; i++) {
      const [seat] = live.update(0).asked as [number];
      const id = `move-${i}`;
      if (i === 4) {
        troubles = Promise.resolve().then(trouble);
      }
      for (;;) {
        const { decision } = live.update(seat);
        if (decision === null) break;
        const answer = await live.wish({ type: 'play', seat, decision: decision.id, action: decision.legal[0]! }, id);
        if (answer.ok) {
          acknowledged.push(`${seat}/${id}`);
          await live.until(() => live.update(0).seq >= answer.seq && live.update(1).seq >= answer.seq);
          break;
        }
        expect(['not-stored', 'unavailable', 'stale-decision']).toContain(answer.refusal.code);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    expect(troubles).not.toBeNull();
    await troubles;
    expect(live.update(0).phase).not.toBe('stopped');
    await live.close();
    const events = await house.house.store.eventsAfter({ table, seq: 0 });
    const entries = events.map(({ body }) => JSON.parse(body));
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    return { acknowledged, stored: entries.flatMap(({ kind, client }) => (kind === 'played' ? [client] : [])) };
  };

  test('restarts: the server goes on, and nothing acknowledged is lost or done twice', async () => {
    const { acknowledged, stored } = await playThrough(() => postgres!.restart());
    expect(acknowledged.length).toBeGreaterThan(5);
    for (const id of acknowledged) expect(stored.filter((other) => other === id)).toHaveLength(1);
    const { ann } = await begin();
    expect((await ann.get('/healthz')).ok).toBe(true);
  });

  test('loses its connections: no table stops for it', async () => {
    const { acknowledged, stored } = await playThrough(async () => {
      for (let i = 0; i < 5; i++) {
        await postgres!.cut();
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    for (const id of acknowledged) expect(stored.filter((other) => other === id)).toHaveLength(1);
    expect(house.house.metrics.tablesStopped).toBe(0);
  });
});
