import { rngFrom } from '@majlis/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze, difference, isStrayWrite, throughJson, whatIsNotPlain } from './plain.ts';
import { bend } from './wrong-actions.ts';

describe('plain data', () => {
  it('is whatever JSON carries', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(whatIsNotPlain(value)).toBeNull();
        expect(difference(value, throughJson(value))).toBeNull();
      }),
    );
  });

  it.each([
    ['undefined', { a: undefined }, '$.a is undefined'],
    ['NaN', { a: [1, Number.NaN] }, '$.a[1] is NaN'],
    ['infinity', [Number.POSITIVE_INFINITY], '$[0] is Infinity'],
    ['a hole', Object.assign([1, 2, 3], { length: 5 }), '$ has a hole'],
    ['a date', { d: new Date(0) }, '$.d is a Date'],
    ['a map', { m: new Map() }, '$.m is a Map'],
    ['a function', { f: () => 0 }, '$.f is a function'],
    ['a big integer', { n: 1n }, '$.n is a bigint'],
    ['a symbol key', { [Symbol('s')]: 1 }, '$ has a symbol'],
    ['a typed array', { t: new Uint8Array(2) }, '$.t is a Uint8Array'],
  ])('is not %s', (_, value, words) => {
    expect(whatIsNotPlain(value)).toContain(words);
  });

  it('differs where it differs', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('$.a[1].b: 2 against 3');
    expect(difference({ a: 1 }, { a: 1, b: null })).toBe('$.b: undefined against null');
    expect(difference([], {})).toBe('$: [] against {}');
    expect(difference(0, -0)).toBeNull();
  });

  it('cannot be written to once it is frozen', () => {
    const frozen = deepFreeze({ a: { b: [1] } });
    const writes = [
      () => frozen.a.b.push(2),
      () => Object.assign(frozen.a, { b: [] }),
      () => Object.assign(frozen, { c: 1 }),
      () => delete (frozen as { a?: unknown }).a,
      () => frozen.a.b.sort(() => 0),
    ];
    for (const write of writes.slice(0, 4)) {
      let thrown: unknown = null;
      try {
        write();
      } catch (error) {
        thrown = error;
      }
      expect(isStrayWrite(thrown)).toBe(true);
    }
    expect(isStrayWrite(new TypeError('x is not a function'))).toBe(false);
  });
});

it('bending an action changes it and leaves the original alone', () => {
  const rng = rngFrom('bend');
  const action = deepFreeze({ type: 'buy', tile: 3, cards: [1, 2], to: { cell: 4 }, fast: true, note: 'x' });
  const bent = Array.from({ length: 200 }, () => bend(action, rng));
  expect(new Set(bent.map((value) => JSON.stringify(value))).size).toBeGreaterThan(15);
  expect(bent.every((value) => (value as { type: string }).type === 'buy')).toBe(true);
});
