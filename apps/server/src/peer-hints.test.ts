import { expect, test } from 'vitest';
import { hintsOf, type News, newsIn } from './peer-hints.ts';

const event = (seq: number, body = `{"seq":${seq}}`) => ({ seq, at: 1_800_000_000_000 + seq, body });
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test('other servers are told the entries themselves, and who has moved', () => {
  const news: News = new Map([
    ['one', [event(4), event(5)]],
    ['two', null],
  ]);
  const [hint, ...more] = hintsOf('me', news, ['three']);
  expect(more).toEqual([]);
  expect(newsIn(JSON.parse(JSON.stringify(hint)))).toEqual(news);
  expect(hint).toMatchObject({ from: 'me', changed: ['one', 'two'], moved: ['three'] });
  // A server tells its own by their beginning.
  expect(JSON.stringify(hint)).toMatch(/^\{"from":"me"/);
});

test('much goes into several hints, each within what a notification may hold; what fits none is only named', () => {
  const long = event(2, JSON.stringify({ text: '"ü'.repeat(1_000) }));
  const news: News = new Map([
    ...Array.from({ length: 200 }, (_, i) => [`table${i}`, [event(i)]] as const),
    ['long', [long]],
    ['longer', [event(7, 'x'.repeat(20_000))]],
  ]);
  const hints = hintsOf(
    'me',
    news,
    Array.from({ length: 500 }, (_, i) => `moved${i}`),
  );
  for (const hint of hints) expect(bytes(hint)).toBeLessThan(8_000);
  const heard = new Map(hints.flatMap((hint) => [...newsIn(hint)]));
  expect(heard).toEqual(new Map([...news, ['longer', null]]));
  expect(hints.flatMap(({ moved }) => moved)).toHaveLength(500);
});

test('a hint of an earlier version names tables only', () => {
  expect(newsIn({ from: 'old', changed: ['one'] })).toEqual(new Map([['one', null]]));
});
