import { afterAll, describe, expect, test } from 'vitest';
import { openHouse } from '../../test/house.ts';
import { Receiver } from '../../test/receivers.ts';
import { Live, Visitor } from '../tools/client.ts';
import { startPostgres } from '../tools/postgres.ts';

const postgres = startPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(postgres === null)('notices of two servers on one PostgreSQL', () => {
  test('every turn is told once, in order, whichever server was played at', async () => {
    const receiver = await Receiver.open();
    const settings = {
      databaseUrl: await postgres!.newDatabase(),
      publicUrl: 'https://majlis.example',
      noticeDelay: 0,
      noticeHosts: [receiver.host],
    };
    const houses = [await openHouse(settings), await openHouse(settings)];
    const ann = await Visitor.named(houses[0]!.base, 'Ann');
    await ann.post('/api/me/channels', { kind: 'hook', url: receiver.url, format: 'json' });
    const table = await ann.table({ game: 'almadi', seats: 2 });
    const keys = [await ann.join(table, 0), await ann.join(table, 1)];
    await ann.post(`/api/tables/${table}/start`);
    for (let turn = 0; turn < 6; turn++) {
      const live = await Live.at(houses[turn % 2]!.base, table, keys);
      const seat = live.update(0).asked[0]!;
      await live.until(() => live.update(seat).decision !== null);
      while (live.update(seat).decision !== null) {
        const { seq, decision } = live.update(seat);
        expect(await live.play(seat, decision!.legal[0]!, `t${turn}-${seq}`)).toMatchObject({ ok: true });
        await live.until(() => live.update(seat).seq > seq);
      }
      // Longer than either server takes to look: no turn is over before it could be told.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await live.close();
    }
    const told = receiver.bodies as { id: string; at: number; kind: string }[];
    expect(told.filter(({ kind }) => kind === 'turn').length).toBeGreaterThanOrEqual(6);
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted((a, b) => a - b));
    const { sent } = await ann.get('/api/me/notices');
    expect(sent.map(({ id }: { id: string }) => id.split('/')[0]).toSorted()).toEqual(
      told.map(({ id }) => id).toSorted(),
    );
    for (const house of houses) await house.close();
    receiver.close();
  });
});
