import fc from 'fast-check';
import type { Answer } from './client.ts';

/** Requests that would be fine, from which hostile lines are made. */
const seeds = (state: Answer, record: Answer): Answer[] => [
  { op: 'new', game: 'lantern', seats: 2, config: { rounds: 4 }, seed: '000102030405060708090a0b0c0d0e0f' },
  { op: 'load', game: 'lantern', state },
  { op: 'load', record, at: 1 },
  { op: 'prompt', seat: 0 },
  { op: 'legal', seat: 1, texts: true },
  { op: 'check', seat: 0, action: { type: 'pass' } },
  { op: 'act', seat: 0, action: { type: 'oil', value: 3 } },
  { op: 'act', seat: 1, text: 'oil 3' },
  { op: 'view', viewer: 'spectator' },
  { op: 'restore', handle: 'p1' },
  { op: 'imagine', seat: 0, seed: '000102030405060708090a0b0c0d0e0f' },
];

const replaceWord = (text: string, pattern: RegExp, by: string) => text.replace(pattern, () => by);

/** Lines of which none is a request: the random ones cannot be, the others each have one thing wrong with them. */
export function hostileLines(state: Answer, record: Answer): fc.Arbitrary<Buffer> {
  const good = fc.constantFrom(...seeds(state, record));
  const text = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((line) => Buffer.from(line));
  const wrongValue = fc.constantFrom('{}', '[[]]', 'true', '-1', '1e300', '99999999999999999999999', '""', '"\\u0000"');
  const huge = fc.constantFrom('1e999', '-1e999', `9${'9'.repeat(400)}`);
  const prototypeKey = fc.constantFrom('__proto__', 'constructor', 'prototype');
  return fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes.map((byte) => (byte === 0x0a ? 0 : byte)))),
    text(fc.json()).filter((line) => !line.includes(0x0a)),
    text(fc.string({ unit: 'binary', maxLength: 60 }).map((line) => line.replaceAll('\n', ' '))),
    text(
      fc.tuple(good, fc.double({ min: 0, max: 0.999, noNaN: true })).map(([request, share]) => {
        const line = JSON.stringify(request);
        return line.slice(0, Math.floor(line.length * share));
      }),
    ),
    text(
      fc
        .tuple(good, wrongValue)
        .map(([request, value]) => replaceWord(JSON.stringify(request), /"op":"\w+"/, `"op":${value}`)),
    ),
    text(
      fc.tuple(good, fc.string({ maxLength: 12 })).map(([request, op]) => JSON.stringify({ ...request, op: `x${op}` })),
    ),
    text(
      fc
        .tuple(good, fc.string(), fc.jsonValue())
        .map(([request, key, value]) => JSON.stringify({ ...request, [`x${key}`]: value })),
    ),
    text(fc.tuple(good, huge).map(([request, number]) => `${JSON.stringify(request).slice(0, -1)},"id":${number}}`)),
    text(
      fc
        .tuple(good, prototypeKey)
        .map(([request, key]) => `${JSON.stringify(request).slice(0, -1)},"${key}":{"polluted":1}}`),
    ),
    text(
      fc
        .tuple(good, prototypeKey)
        .map(([request, key]) => `${JSON.stringify(request).slice(0, -1)},"id":[{"${key}":{"polluted":1}}]}`),
    ),
    text(
      fc
        .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 65, max: 3000 }))
        .map(([open, depth]) => open.repeat(depth)),
    ),
    text(
      fc.integer({ min: 65, max: 3000 }).map((depth) => `{"op":"games","id":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    ),
    text(
      fc.constantFrom(...Object.keys(state)).map((key) => {
        const { [key]: _, ...spoiled } = state;
        return JSON.stringify({ op: 'load', game: 'lantern', state: spoiled });
      }),
    ),
    text(
      fc
        .tuple(
          fc.constantFrom('seat', 'viewer', 'handle', 'game', 'seats', 'seed'),
          good,
          fc.constantFrom({}, [], true, null, 1.5, -3, 'x'),
        )
        .map(([key, request, value]) =>
          JSON.stringify(key in request ? { ...request, [key]: value } : { ...request, extra: value }),
        ),
    ),
  );
}
