import { expect, test } from 'vitest';
import { FakeTime } from '../../test/fake-time.ts';
import { Unread } from './unread.ts';

const MB = 1_000_000;
const reader = (address: string, unread: number) => ({ address, unread });

test('those of one address that do not read share what may wait for them; who reads is not concerned', () => {
  const time = new FakeTime();
  const unread = new Unread(4 * MB, 100 * MB, () => time.ticks());
  const slow = Array.from({ length: 4 }, () => reader('a', MB));
  expect(slow.map((one) => unread.allows(one))).toEqual([true, true, true, true]);
  expect(unread.allows(reader('a', MB))).toBe(false);
  expect(unread.allows(reader('a', 1_000))).toBe(true);
  expect(unread.allows(reader('b', MB))).toBe(true);
  for (const one of slow) one.unread = 0;
  expect(unread.allows(reader('a', MB))).toBe(true);
});

test('who has left counts no longer', () => {
  const time = new FakeTime();
  const unread = new Unread(MB, 100 * MB, () => time.ticks());
  const first = reader('a', MB);
  expect(unread.allows(first)).toBe(true);
  expect(unread.allows(reader('a', MB))).toBe(false);
  unread.leave(first);
  expect(unread.allows(reader('b', MB))).toBe(true);
});

test('from however many addresses they come, all together fill only so much', async () => {
  const time = new FakeTime();
  const unread = new Unread(4 * MB, 10 * MB, () => time.ticks());
  for (let i = 0; i < 10; i++) expect(unread.allows(reader(`a${i}`, MB))).toBe(true);
  await time.pass(1_000);
  expect(unread.allows(reader('b', MB))).toBe(false);
  expect(unread.allows(reader('c', 1_000))).toBe(true);
});
