import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

const REFUSED = new Error('refused');

/** Notes what went together; what is called bad is refused, and with it its whole batch. */
function kept(error = REFUSED) {
  const batches: string[][] = [];
  const all = async (batch: readonly string[]) => {
    batches.push([...batch]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (batch.some((one) => one.includes('bad'))) throw error;
    return batch.map((one) => one.toUpperCase());
  };
  const nameOf = (one: string) => one.split('/')[0]!;
  return { batches, together: new Batches({ all, nameOf, isRefusal: (thrown) => thrown === REFUSED }, 3) };
}

test('what comes in while a batch is under way makes up the next, and each gets its own answer', async () => {
  const { batches, together } = kept();
  const first = ['a', 'b'].map((one) => together.ask(one));
  await new Promise((resolve) => setTimeout(resolve, 2));
  const later = ['c', 'd', 'e', 'f'].map((one) => together.ask(one));
  expect(await Promise.all([...first, ...later])).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(batches).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
  expect(together.length).toBe(0);
});

test('two of the same name follow one another', async () => {
  const { batches, together } = kept();
  await Promise.all(['a/1', 'a/2', 'b/1', 'a/3'].map((one) => together.ask(one)));
  expect(batches).toEqual([['a/1', 'b/1'], ['a/2'], ['a/3']]);
});

test('where one is refused, the others are done by themselves', async () => {
  const { together } = kept();
  const answers = await Promise.allSettled(['a', 'bad', 'c'].map((one) => together.ask(one)));
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: REFUSED },
    { status: 'fulfilled', value: 'C' },
  ]);
});

test('one that is refused among many is found by halves', async () => {
  const batches: number[] = [];
  const all = async (batch: readonly number[]) => {
    batches.push(batch.length);
    if (batch.includes(37)) throw REFUSED;
    return [...batch];
  };
  const together = new Batches({ all, nameOf: String, isRefusal: () => true }, 64);
  const answers = await Promise.allSettled(Array.from({ length: 64 }, (_, i) => together.ask(i)));
  expect(answers.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([37]);
  expect(batches).toHaveLength(13);
});

test('where nobody knows what was done, none is tried again', async () => {
  const cut = new Error('connection lost');
  const { batches, together } = kept(cut);
  const answers = await Promise.allSettled(['a', 'bad', 'c'].map((one) => together.ask(one)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(batches).toHaveLength(1);
});
