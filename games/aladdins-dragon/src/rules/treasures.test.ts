import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TOKENS } from '../content/board.ts';
import { sumOf } from './shelves.ts';
import {
  countSelections,
  moveTreasures,
  paysFor,
  roomPayments,
  selectionAt,
  selections,
  shortKind,
} from './treasures.ts';

const stock = fc.array(fc.nat(4), { minLength: 5, maxLength: 5 });
const hoard = fc.array(fc.nat(10), { minLength: 5, maxLength: 5 });
const roomTokens = fc.array(fc.constantFrom(...TOKENS, 3), { minLength: 1, maxLength: 6 });

/** Every vector of five amounts up to `most`. */
function* vectors(most: number): Generator<number[]> {
  const base = most + 1;
  for (let n = 0; n < base ** 5; n++) {
    yield Array.from({ length: 5 }, (_, kind) => Math.floor(n / base ** kind) % base);
  }
}
const sorted = (list: readonly (readonly number[])[]) => list.map((v) => v.join()).sort();

test('ADR-ROOM-3 ADR-9 the 7 and the 1 cost 7 of one kind and 1 of another, never 8 of one', () => {
  expect(paysFor([7, 1], [7, 1, 0, 0, 0])).toBe(true);
  expect(paysFor([7, 1], [0, 1, 0, 7, 0])).toBe(true);
  expect(paysFor([7, 1], [8, 0, 0, 0, 0])).toBe(false);
  expect(roomPayments([7, 1], [8, 0, 0, 0, 0])).toEqual([]);
  expect(sorted(roomPayments([7, 1], [8, 2, 0, 0, 1]))).toEqual(
    sorted([
      [7, 1, 0, 0, 0],
      [7, 0, 0, 0, 1],
    ]),
  );
});

test('six tokens in a room would need six kinds: they cannot be paid', () => {
  expect(roomPayments([1, 1, 2, 2, 4, 4], [29, 29, 29, 29, 29])).toEqual([]);
});

test('selections are counted, and found by their place', () => {
  fc.assert(
    fc.property(hoard, fc.nat(20), (limits, amount) => {
      const length = countSelections(amount, limits);
      expect(Array.from({ length }, (_, at) => selectionAt(amount, limits, at))).toEqual(selections(amount, limits));
    }),
  );
});

test('selections are all vectors of that sum within the stock, each once', () => {
  fc.assert(
    fc.property(stock, fc.nat(9), (limits, amount) => {
      const slow = [...vectors(4)].filter((v) => sumOf(v) === amount && shortKind(v, limits) < 0);
      expect(sorted(selections(amount, limits))).toEqual(sorted(slow));
    }),
    { numRuns: 40 },
  );
});

test('room payments are all assignments of tokens to different kinds, each result once', () => {
  fc.assert(
    fc.property(roomTokens, hoard, (values, owned) => {
      const slow = new Set<string>();
      const assign = (token: number, paid: readonly number[]): void => {
        if (token === values.length) {
          slow.add(paid.join());
          return;
        }
        for (let kind = 0; kind < 5; kind++) {
          if (paid[kind] === 0 && owned[kind]! >= values[token]!) assign(token + 1, paid.with(kind, values[token]!));
        }
      };
      assign(0, [0, 0, 0, 0, 0]);
      const fast = roomPayments(values, owned);
      expect(sorted(fast)).toEqual([...slow].sort());
      for (const payment of fast) expect(paysFor(values, payment)).toBe(true);
    }),
  );
});

test('moving treasures neither makes nor loses any', () => {
  fc.assert(
    fc.property(hoard, hoard, (from, to) => {
      const before = from.map((n, kind) => n + to[kind]!);
      const moved = from.map((n) => Math.floor(n / 2));
      moveTreasures(from, to, moved);
      expect(from.map((n, kind) => n + to[kind]!)).toEqual(before);
    }),
  );
});
