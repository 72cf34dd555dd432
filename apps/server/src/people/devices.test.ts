import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../../test/house.ts';
import { Live, Visitor } from '../tools/client.ts';

const folder = newFolder();
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ dataDir: folder.path });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

describe('one player on several devices', () => {
  test('by a link, once: both sit at the same table at the same time', async () => {
    const ann = await Visitor.named(house.base, 'Ann');
    const table = await ann.table({ game: 'lantern', seats: 2 });
    const key = await ann.join(table, 0);
    await ann.join(table, 1);
    await ann.post(`/api/tables/${table}/start`);
    const { link } = await ann.post('/api/me/devices/link');
    const { player, token } = await ann.post('/api/devices', { link, label: 'Phone' }, '');
    expect(player).toEqual({ id: ann.id, name: 'Ann' });
    expect(await ann.call('POST', '/api/devices', { link, label: 'Again' }, '')).toMatchObject({
      status: 404,
      body: { code: 'link-unknown' },
    });
    const here = await Live.at(house.base, table, [key]);
    const there = await Live.at(house.base, table, [token]);
    await there.until(() => there.updates.size === 2);
    const { seq } = there.update(0);
    expect(await there.play(0, there.update(0).decision!.legal[0]!, 'from-there')).toMatchObject({ ok: true });
    await here.until(() => here.update(0).seq > seq);
    expect((await ann.get('/api/me', token)).tables).toMatchObject([{ id: table }, { id: table }]);
    expect(await ann.get(`/api/seat/log?table=${table}`, token)).toMatchObject({ viewer: 0 });

    // A device that was removed is nobody any more; the other comes back.
    const { devices } = await ann.get('/api/me/devices');
    expect(devices).toMatchObject([{ isThis: true }, { isThis: false, label: 'Phone' }]);
    const { status } = await ann.call('DELETE', `/api/me/devices/${devices[1].id}`);
    expect(status).toBe(200);
    await there.until(() => there.bye !== null);
    expect(await ann.call('GET', '/api/me', undefined, token)).toMatchObject({ status: 401 });
    const gone = await Live.at(house.base, table, [token]);
    expect(gone.bye).toMatchObject({ code: 'unknown-seat' });
    expect((await Live.at(house.base, table, [ann.token])).updates.size).toBeGreaterThan(0);
  });

  test('by words that were written down; new ones void the old', async () => {
    const bob = await Visitor.named(house.base, 'Bob');
    expect((await bob.get('/api/me/devices')).hasWords).toBe(false);
    const { words } = await bob.post('/api/me/words');
    const shouted = words.toUpperCase().replaceAll(' ', ' - ');
    expect((await bob.post('/api/recover', { words: shouted, label: '' }, '')).player).toEqual({
      id: bob.id,
      name: 'Bob',
    });
    await bob.post('/api/me/words');
    expect(await bob.call('POST', '/api/recover', { words, label: '' }, '')).toMatchObject({
      status: 404,
      body: { code: 'words-unknown' },
    });
  });

  test('nobody removes another’s device, and a deleted player is gone from all of them', async () => {
    const ann = await Visitor.named(house.base, 'Ann');
    const eve = await Visitor.named(house.base, 'Eve');
    const { devices } = await ann.get('/api/me/devices');
    expect(await eve.call('DELETE', `/api/me/devices/${devices[0].id}`)).toMatchObject({ status: 404 });
    const { link } = await ann.post('/api/me/devices/link');
    const { token } = await ann.post('/api/devices', { link, label: '' }, '');
    await ann.call('DELETE', '/api/me');
    expect(await ann.call('GET', '/api/me', undefined, token)).toMatchObject({ status: 401 });
  });

  test('a link is good for a quarter of an hour', async () => {
    const ann = await Visitor.named(house.base, 'Ann');
    const { until } = await ann.post('/api/me/devices/link');
    expect(until - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect(await house.house.store.useDeviceLink({ hash: 'nobody', now: 0 })).toBe(null);
  });
});
