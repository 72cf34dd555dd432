import { afterAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse } from '../../test/house.ts';
import { Live, Visitor } from '../tools/client.ts';
import { startPostgres } from '../tools/postgres.ts';
import { archiveOfServer, archiveOfTable, BadArchive, takeInArchive } from './archive.ts';
import type { Store } from './store.ts';

const folder = newFolder();
const postgres = startPostgres();
afterAll(() => {
  postgres?.stop();
  folder.remove();
});

async function linesOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}
async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
const wholeOf = (store: Store) => linesOf(archiveOfServer(store));

describe('an archive', () => {
  test('moves a server to another, and to another database: links and games go on', async () => {
    const from = await openHouse({ dataDir: `${folder.path}/from` });
    const ann = await Visitor.named(from.base, 'Ann');
    const table = await ann.table({ game: 'lantern', seats: 2 });
    const keys = [await ann.join(table, 0), await ann.join(table, 1)];
    await ann.post(`/api/tables/${table}/start`);
    const live = await Live.at(from.base, table, keys);
    await live.play(0, live.update(0).decision!.legal[0]!);
    const seen = live.update(1);
    await live.close();
    const lines = await wholeOf(from.house.store);
    await from.close();
    expect(JSON.parse(lines[0]!)).toEqual({ format: 'majlis-archive/1', of: 'server' });
    for (const { token } of keys) expect(lines.join('')).not.toContain(token);

    const target = postgres === null ? { dataDir: `${folder.path}/to` } : { databaseUrl: await postgres.newDatabase() };
    const to = await openHouse(target);
    const first = await takeInArchive(to.house.store, each(lines));
    expect(first.taken).toBe(lines.length - 1);
    expect(await takeInArchive(to.house.store, each(lines))).toEqual({ rows: lines.length - 1, taken: 0 });
    expect((await wholeOf(to.house.store)).toSorted()).toEqual(lines.toSorted());
    const again = await Live.at(to.base, table, keys);
    expect(again.update(1).view).toEqual(seen.view);
    expect(await again.play(1, again.update(1).decision!.legal[0]!)).toMatchObject({ ok: true });
    await again.close();
    const row = (await to.house.store.findTable({ table }))!;
    expect((await linesOf(archiveOfTable(to.house.store, row))).join('')).not.toContain('seat_keys');
    await to.close();
  });

  test.each([
    ['nothing', []],
    ['another format', ['{"format":"x"}']],
    ['no JSON', ['{"format":"majlis-archive/1"}', '{']],
    ['an unknown kind', ['{"format":"majlis-archive/1"}', '{"kind":"servers","row":{}}']],
  ])('of %s is refused', async (_, lines) => {
    await expect(takeInArchive({} as Store, each(lines))).rejects.toThrow(BadArchive);
  });
});
