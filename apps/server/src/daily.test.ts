import { dayAfter, dealOf } from '@majlis/daily';
import type { GameRecord } from '@majlis/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedDeal } from '../../../packages/daily/test/record.ts';
import { FakeTime } from '../test/fake-time.ts';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { Visitor } from './tools/client.ts';

const DAY = '2026-11-17';
const folder = newFolder();
const time = new FakeTime(Date.parse(`${DAY}T09:00:00Z`));
const record = playedDeal(dealOf(DAY));
const points = record.result!.outcome.scores[0]!;
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ dataDir: folder.path }, { time });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

const send = (who: Visitor, sent: GameRecord = record, day = DAY) =>
  who.call('POST', `/api/daily/${day}`, { record: sent });

test('an honest game counts once, and only then one sees how others did', async () => {
  const [ann, bob] = [await Visitor.named(house.base, 'Ann'), await Visitor.named(house.base, 'Bob')];
  expect(await ann.get(`/api/daily/${DAY}`)).toEqual({ day: DAY, game: record.game, played: 0, results: null });
  expect(await send(ann)).toMatchObject({ status: 200, body: { points, isFirst: true } });
  // The answer may get lost: the same game again is the same try.
  expect(await send(ann)).toMatchObject({ status: 200, body: { points, isFirst: true } });
  const entry = { id: ann.id, name: 'Ann', emblem: null, points, place: 1 };
  expect(await ann.get(`/api/daily/${DAY}`)).toMatchObject({ played: 1, results: [entry] });
  expect(await bob.get(`/api/daily/${DAY}`)).toMatchObject({ played: 1, results: null });
  expect((await bob.call('GET', `/api/daily/${DAY}`, undefined, '')).body).toMatchObject({ played: 1, results: null });
  time.skip(1_000);
  expect(await send(bob)).toMatchObject({ status: 200, body: { points } });
  expect((await bob.get(`/api/daily/${DAY}`)).results).toMatchObject([entry, { name: 'Bob', place: 1 }]);
});

test('what is no honest game of that deal is refused, and nothing of it is kept', async () => {
  const eve = await Visitor.named(house.base, 'Eve');
  const [segment] = record.segments;
  const { actions, hashes } = segment!;
  const at = actions.findIndex(([seat]) => seat > 0);
  const cut = { ...record, segments: [{ ...segment!, actions: actions.slice(0, -1), hashes: hashes.slice(0, -1) }] };
  const swapped = { ...record, segments: [{ ...segment!, actions: actions.toSpliced(at, 1) }] };
  expect(await send(eve, cut)).toMatchObject({ status: 409, body: { code: 'not-finished' } });
  expect((await send(eve, swapped)).status).toBe(409);
  expect(await send(eve, { ...record, seed: '0'.repeat(32) })).toMatchObject({
    status: 409,
    body: { code: 'another-deal' },
  });
  expect(await send(eve, record, dayAfter(DAY, -1))).toMatchObject({ status: 409, body: { code: 'another-deal' } });
  for (const day of ['2025-12-31', dayAfter(DAY, 2), '2026-02-30'])
    expect(await send(eve, record, day)).toMatchObject({ status: 404, body: { code: 'no-such-day' } });
  expect((await eve.call('POST', `/api/daily/${DAY}`, { record }, '')).status).toBe(401);
  expect((await eve.get(`/api/daily/${DAY}`)).results).toBeNull();
});

test('a game that was played without a network counts when it comes, and goes with its player', async () => {
  const late = await Visitor.named(house.base, 'Late');
  time.skip(5 * 86_400_000);
  const before = (await late.get(`/api/daily/${DAY}`)).results.length;
  expect(await send(late)).toMatchObject({ status: 200, body: { points, isFirst: true } });
  expect((await late.get(`/api/daily/${DAY}`)).results).toHaveLength(before + 1);
  await late.call('DELETE', '/api/me');
  const other = await Visitor.named(house.base, 'Other');
  expect((await other.get(`/api/daily/${DAY}`)).results).toHaveLength(before);
  time.skip(90 * 86_400_000);
  expect(await send(other)).toMatchObject({ status: 404 });
});

test('a game against the bots of an earlier release counts, but has no place among those of today', async () => {
  const [ann, old] = [await Visitor.named(house.base, 'Ann'), await Visitor.named(house.base, 'Old')];
  const day = dayAfter(DAY, 100);
  time.skip(Date.parse(`${day}T09:00:00Z`) - time.now());
  const deal = dealOf(day);
  const today = playedDeal(deal);
  expect(await send(ann, today, day)).toMatchObject({ status: 200, body: { isFirst: true } });
  const earlier = playedDeal({ ...deal, level: 'easy' });
  expect(await send(old, earlier, day)).toMatchObject({ status: 200, body: { isFirst: true } });
  expect((await old.get(`/api/daily/${day}`)).results).toMatchObject([
    { name: 'Ann', place: 1 },
    { name: 'Old', place: null, points: earlier.result!.outcome.scores[0] },
  ]);
});
