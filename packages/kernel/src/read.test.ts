import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

const isAction = read.variants({
  buy: { tile: read.int(0, 53), with: read.list(read.int(0, 107), 5) },
  name: { words: read.text(4), side: read.literal('left', 'right', null) },
  place: { at: read.nullable(read.record({ x: read.int(-7, 7) })), turn: read.bool },
  pass: {},
});

const good: unknown[] = [
  { type: 'buy', tile: 0, with: [] },
  { type: 'buy', tile: 53, with: [1, 2, 3, 4, 107] },
  { with: [1], tile: 3, type: 'buy' },
  { type: 'name', words: 'abcd', side: null },
  { type: 'place', at: null, turn: false },
  { type: 'place', at: { x: -7 }, turn: true },
  { type: 'pass' },
];

describe('readers', () => {
  it.each(good.map((value) => [JSON.stringify(value), value]))('let %s in', (_, value) => {
    expect(isAction(value)).toBe(true);
    expect(isAction(JSON.parse(JSON.stringify(value)))).toBe(true);
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
    ['a string', 'pass'],
    ['an array', [{ type: 'pass' }]],
    ['a function', () => ({ type: 'pass' })],
    ['no type', {}],
    ['an unknown type', { type: 'steal' }],
    ['a type of Object', { type: 'toString' }],
    ['a prototype type', { type: '__proto__' }],
    ['a type that is an array', { type: ['pass'] }],
    ['a type that turns into a string', { type: { toString: () => 'pass' } }],
    ['an inherited type', Object.create({ type: 'pass' })],
    ['a missing field', { type: 'buy', tile: 3 }],
    ['an unknown field', { type: 'pass', more: 1 }],
    ['a field too many in place of one too few', { type: 'buy', tile: 3, cards: [] }],
    ['an inherited field', Object.assign(Object.create({ with: [] }), { type: 'buy', tile: 3, x: 1 })],
    ['a prototype key', JSON.parse('{"type":"pass","__proto__":{}}')],
    ['a number below', { type: 'buy', tile: -1, with: [] }],
    ['a number above', { type: 'buy', tile: 54, with: [] }],
    ['a fraction', { type: 'buy', tile: 1.5, with: [] }],
    ['NaN', { type: 'buy', tile: Number.NaN, with: [] }],
    ['infinity', { type: 'buy', tile: Number.POSITIVE_INFINITY, with: [] }],
    ['minus zero', { type: 'buy', tile: -0, with: [] }],
    ['a number as text', { type: 'buy', tile: '3', with: [] }],
    ['a number in a box', { type: 'buy', tile: Object(3), with: [] }],
    ['a big integer', { type: 'buy', tile: 3n, with: [] }],
    ['a list that is none', { type: 'buy', tile: 3, with: { length: 0 } }],
    ['a list that is too long', { type: 'buy', tile: 3, with: [1, 2, 3, 4, 5, 6] }],
    ['a list with a stranger in it', { type: 'buy', tile: 3, with: [1, '2'] }],
    ['a list with a hole', { type: 'buy', tile: 3, with: new Array(3) }],
    ['a text that is too long', { type: 'name', words: 'abcde', side: 'left' }],
    ['a literal that is none', { type: 'name', words: '', side: 'up' }],
    ['undefined for null', { type: 'place', at: undefined, turn: true }],
    ['a wrong record inside', { type: 'place', at: { x: 8 }, turn: true }],
    ['an array for a record', { type: 'place', at: [1], turn: true }],
    ['1 for true', { type: 'place', at: null, turn: 1 }],
  ])('stop %s', (_, value) => {
    expect(isAction(value)).toBe(false);
  });

  it('never throw, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withMap: true }),
        (value) => {
          expect(isAction(value)).toBe(false);
        },
      ),
    );
  });

  it('stop every action with one field bent out of shape', () => {
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.string(), fc.jsonValue(), (value, key, other) => {
        const bent = { ...(value as object), [key]: other };
        if (!Object.hasOwn(value as object, key)) expect(isAction(bent)).toBe(false);
      }),
    );
  });
});
