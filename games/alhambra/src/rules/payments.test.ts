import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPayments } from './count-payments.ts';
import { handfulsOf } from './handfuls.ts';
import { exactPaymentsFor, type PaymentSource, paymentsFor, paymentsFrom, type Sources } from './payments.ts';

const purseOf = (...values: readonly number[]): Sources =>
  [...new Set(values)].map((value) => ({ ref: value, value, count: values.filter((v) => v === value).length }));

const texts = (purse: Sources, price: number) => paymentsFor(purse, price).map((refs) => refs.join('+'));

/** Every handful, one piece at a time. */
function slowHandfuls(purse: Sources): number[][] {
  let all: number[][] = [[]];
  for (const { ref, count } of purse) {
    all = all.flatMap((refs) => Array.from({ length: count + 1 }, (_, n) => [...refs, ...Array(n).fill(ref)]));
  }
  return all.map((refs) => refs.sort((a, b) => a - b));
}

describe('payments', () => {
  it('ALH-BUY-2 lists the garden for 10 paid with 11 when nothing is exact', () => {
    expect(texts(purseOf(4, 7), 10)).toEqual(['4+7']);
  });
  it('ALH-4 lists exact payments first and needless cards too while there are few', () => {
    expect(texts(purseOf(2, 3, 5), 5)).toEqual(['2+3', '5', '2+5', '3+5', '2+3+5']);
  });
  it('counts equal cards once', () => {
    expect(texts(purseOf(3, 3, 3), 6)).toEqual(['3+3', '3+3+3']);
  });
  it('stays short with 14 cards of one currency, exact ones first', () => {
    const purse = purseOf(1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 9);
    const found = paymentsFor(purse, 13);
    expect(found.length).toBeLessThanOrEqual(400);
    const exact = exactPaymentsFor(purse, 13);
    expect(found.slice(0, exact.length)).toEqual(exact);
    expect(exact.length).toBeGreaterThan(10);
  });
});

const anySources = fc
  .array(fc.record({ value: fc.integer({ min: 1, max: 9 }), count: fc.integer({ min: 1, max: 3 }) }), { maxLength: 6 })
  .map((sources): PaymentSource[] => sources.map((source, ref) => ({ ref, ...source })));

describe('fast payments agree with slow ones', () => {
  it('ALH-4 all of a small purse, the exact and sparing ones of a large one', () => {
    fc.assert(
      fc.property(anySources, fc.integer({ min: 1, max: 20 }), (purse, price) => {
        const worth = (refs: readonly number[]) => refs.reduce((sum, ref) => sum + purse[ref]!.value, 0);
        const enough = slowHandfuls(purse).filter((refs) => worth(refs) >= price);
        const sparing = enough.filter((refs) => refs.every((ref) => worth(refs) - purse[ref]!.value < price));
        const wanted = handfulsOf(purse) <= 32 ? enough : sparing;
        const found = paymentsFor(purse, price);
        if (found.length < 400) expect(found.map((refs) => refs.join()).sort()).toEqual(wanted.map(String).sort());
        const exact = enough.filter((refs) => worth(refs) === price);
        expect(
          exactPaymentsFor(purse, price)
            .map((refs) => refs.join())
            .sort(),
        ).toEqual(exact.map(String).sort());
      }),
    );
  });

  it('counts as many as it lists, also of a purse that has to be opened and where only a few are listed', () => {
    const anyNeeds = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 });
    const price = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(anySources, fc.option(anyNeeds), price, fc.boolean(), (sources, needs, due, exact) => {
        const opener = needs === null ? null : { ref: 99, needs, refusal: { code: 'needless' } };
        const purse = { sources, opener };
        expect(countPayments(purse, due, exact)).toBe(paymentsFrom(purse, due, exact).length);
        const few = paymentsFrom(purse, due, exact, 6).length;
        expect(countPayments(purse, due, exact, 6)).toBe(few);
      }),
      { numRuns: 500 },
    );
  });
});
