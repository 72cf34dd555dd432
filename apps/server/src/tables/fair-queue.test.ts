import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const serveAll = (queue: FairQueue<string>, cost: (item: string) => number): string[] => {
  const served: string[] = [];
  for (let next = queue.take(); next !== null; next = queue.take()) {
    served.push(next.item);
    queue.spend(next.client, cost(next.item));
  }
  return served;
};

test('one table of an honest player is served between the many of somebody else', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 28; i++) queue.add({ table: `t${i}`, address: 'hostile' }, `master ${i}`);
  queue.add({ table: 'mine', address: 'honest' }, 'easy');
  expect(serveAll(queue, () => 2_000).indexOf('easy')).toBeLessThanOrEqual(1);
});

test('what takes long is paid for by whoever asked for it', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 5; i++) queue.add({ table: 'slow', address: 'slow' }, 'slow');
  for (let i = 0; i < 20; i++) queue.add({ table: 'quick', address: 'quick' }, 'quick');
  const served = serveAll(queue, (item) => (item === 'slow' ? 1_000 : 100));
  expect(served.slice(0, 12).filter((item) => item === 'slow').length).toBeLessThanOrEqual(2);
  expect(served).toHaveLength(25);
});

test('tables nobody watches wait for those somebody watches, and take turns among themselves', () => {
  const queue = new FairQueue<string>();
  queue.add({ table: 'a', address: null }, 'a');
  queue.add({ table: 'a', address: null }, 'a');
  queue.add({ table: 'b', address: null }, 'b');
  queue.add({ table: 'c', address: 'somebody' }, 'watched');
  expect(serveAll(queue, () => 100)).toEqual(['watched', 'a', 'b', 'a']);
});
