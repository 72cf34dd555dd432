import { expect, test } from 'vitest';
import { FakeTime } from '../test/fake-time.ts';
import { addressOf, Buckets, LIMITS } from './limits.ts';
import { steady } from './time.ts';

const HOUR = 3_600_000;

test('a clock that is set back locks nobody out, and one set forward lets nobody in', async () => {
  const time = new FakeTime();
  const buckets = new Buckets({ burst: 3, perSecond: 1 }, time);
  const take = () => buckets.take('ann');
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  time.step(-HOUR);
  await time.pass(1_000);
  expect([take(), take()]).toEqual([true, false]);
  time.step(HOUR);
  expect(take()).toBe(false);
});

test('the date goes on steadily when somebody sets the clock, and follows it slowly', () => {
  let passed = 0;
  let set = 0;
  const now = steady(
    () => 1_000_000 + passed + set,
    () => passed,
  );
  const after = (ms: number) => {
    passed += ms;
    return now() - 1_000_000;
  };
  expect(after(10_000)).toBe(10_000);
  set = HOUR;
  expect(after(10_000)).toBe(20_100);
  set = -HOUR;
  expect(after(10_000)).toBe(30_000);
  set = 0;
  expect(after(100_000)).toBe(130_000);
});

test('somebody with more addresses than can be counted locks nobody out', () => {
  const most = 100;
  const buckets = new Buckets({ burst: 1, perSecond: 1 / 3_600 }, new FakeTime(), most);
  for (let i = 0; i < 2 * most; i++) buckets.take(`2001:db8:0:${i.toString(16)}::/64`);
  expect(buckets.take('203.0.113.7')).toBe(true);
  expect(buckets.take('203.0.113.7')).toBe(false);
});

test('one house of IPv6 addresses counts as one address', () => {
  expect(addressOf('203.0.113.7')).toBe('203.0.113.7');
  expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressOf('2001:db8:1:2::99')).toBe(addressOf('2001:db8:1:2:ffff::1'));
  expect(addressOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressOf('::1')).toBe('0:0:0:0::/64');
});

test('every limit lets somebody in', () => {
  for (const rate of Object.values(LIMITS)) {
    if (typeof rate === 'object') expect(rate.burst).toBeGreaterThanOrEqual(1);
  }
});
