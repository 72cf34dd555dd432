import { expect, test } from 'vitest';
import { FakeTime } from '../../test/fake-time.ts';
import { Resting } from './resting.ts';

test('an address rests after each flood, and nobody else does', async () => {
  const time = new FakeTime();
  const resting = new Resting(1_000, time);
  resting.begin('a');
  expect([resting.left('a'), resting.left('b')]).toEqual([1_000, 0]);
  await time.pass(600);
  resting.begin('b');
  resting.begin('a');
  expect([resting.left('a'), resting.left('b')]).toEqual([1_000, 1_000]);
  await time.pass(1_000);
  expect([resting.left('a'), resting.left('b')]).toEqual([0, 0]);
});

test('however many come, it remembers so many and no more', () => {
  const resting = new Resting(1_000, new FakeTime());
  for (let i = 0; i < 20_000; i++) resting.begin(String(i));
  expect([resting.left('0'), resting.left('19999')]).toEqual([0, 1_000]);
});
