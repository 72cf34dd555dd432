import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyJson, hashJson, sameJson } from './index.ts';

const json = () => fc.jsonValue({ maxDepth: 4 });

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

describe('the hash', () => {
  it('is these very digits, on every machine and for ever', () => {
    const values = [null, true, 0, -1, 2 ** 31, 0.5, '', 'ä', [], {}, { a: [1, { b: null }] }];
    expect(values.map(hashJson)).toEqual([
      'f7c3774b07f91916',
      '5ebe32894fca6e1e',
      '6ab0941db826c776',
      'cd698a79e3ffaec6',
      'bea9bdc33cc4896c',
      '75128c0f62eee914',
      '1af8192474ff2f81',
      '93081eabf3a15304',
      '805eed5f7e9fc59c',
      '25de601e3c49531e',
      'd501c178ba34cacb',
    ]);
  });

  it('is 16 hex digits', () => {
    fc.assert(
      fc.property(json(), (value) => {
        expect(hashJson(value)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });

  it('does not see the order of keys, nor the trip through JSON', () => {
    fc.assert(
      fc.property(json(), (value) => {
        expect(hashJson(turned(value))).toBe(hashJson(value));
        expect(hashJson(JSON.parse(JSON.stringify(value)))).toBe(hashJson(value));
      }),
    );
  });

  it('sees everything else', () => {
    fc.assert(
      fc.property(json(), json(), (a, b) => {
        expect(hashJson(a) === hashJson(b)).toBe(
          sameJson(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('takes -0 for 0, as JSON does', () => {
    expect(hashJson(-0)).toBe(hashJson(0));
    expect(hashJson([-0])).toBe(hashJson(JSON.parse('[-0]')));
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[[1], 2], [[1, 2]]],
    [
      [1, [2]],
      [[1], 2],
    ],
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [{ a: 'b' }, ['a', 'b']],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
    ['1', 1],
    [null, 0],
    [false, 0],
    [[], {}],
    [[null], []],
    ['', []],
    [2 ** 32, 0],
    [2 ** 31, -(2 ** 31)],
    [1, 1 + Number.EPSILON],
  ])('tells %j from %j', (a, b) => {
    expect(hashJson(a)).not.toBe(hashJson(b));
  });

  it('does not collide on many small, similar positions', () => {
    const hashes = new Set<string>();
    for (let a = 0; a < 60; a++)
      for (let b = 0; b < 60; b++) for (let c = 0; c < 20; c++) hashes.add(hashJson({ deck: [a, b], at: c }));
    expect(hashes.size).toBe(60 * 60 * 20);
  });

  it.each([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['infinity', Number.NEGATIVE_INFINITY],
    ['a function', () => 0],
    ['a symbol', Symbol('x')],
    ['a big integer', 1n],
    ['undefined inside', { a: [undefined] }],
    ['a hole', new Array(3)],
  ])('refuses %s', (_, value) => {
    expect(() => hashJson(value)).toThrow(TypeError);
  });
});

describe('equality and copies of plain data', () => {
  it('agree with each other', () => {
    fc.assert(
      fc.property(json(), json(), (a, b) => {
        expect(sameJson(a, copyJson(a))).toBe(true);
        expect(sameJson(turned(a), a)).toBe(true);
        expect(sameJson(a, b)).toBe(sameJson(b, a));
      }),
    );
  });

  it('make copies that share nothing', () => {
    const original = { a: [{ b: [1] }], c: { d: 2 } };
    const copy = copyJson(original);
    copy.a[0]!.b.push(2);
    copy.c.d = 3;
    expect(original).toEqual({ a: [{ b: [1] }], c: { d: 2 } });
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: 1 }],
    [[1], [1, 2]],
    [[], {}],
    [null, {}],
    [1, '1'],
    [{ length: 0 }, []],
    [{ toString: 1 }, {}],
  ])('find a difference between %j and %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
