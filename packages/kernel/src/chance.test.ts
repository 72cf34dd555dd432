import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyChance, withStream } from './chance.ts';
import { commitmentOf, imagineChance, isSeed, rngFrom, shuffle, startChance } from './index.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
/** Checked against SHA-256 and xoroshiro128+ written anew in another language. */
const KNOWN = {
  deck: [192, 891, 559, 338, 806, 362],
  bag: [560, 771, 610, 113, 547, 128],
  shuffled: [8, 10, 5, 9, 3, 1, 4, 7, 6, 2],
  state: [-2009646960, 721082299, 247469125, -12961908],
  commitment: '73445ab4e4e4c5f40c92a86005fdd40d48b83dc080b08f848bc67a51611d69b8',
};

const draw = (chance: ReturnType<typeof startChance>, stream: string, times: number, n = 1000) =>
  Array.from({ length: times }, () => withStream(chance, stream, (rng) => rng.below(n)));

describe('chance', () => {
  it('gives these very numbers, on every machine and for ever', () => {
    const chance = startChance(SEED);
    expect(draw(chance, 'deck', 6)).toEqual(KNOWN.deck);
    expect(draw(chance, 'bag', 6)).toEqual(KNOWN.bag);
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], rngFrom('words'))).toEqual(KNOWN.shuffled);
    expect(chance.streams.deck).toEqual(KNOWN.state);
  });

  it('keeps streams apart: what one draws never shifts another', () => {
    const alone = draw(startChance(SEED), 'deck', 20);
    const chance = startChance(SEED);
    const mixed = Array.from({ length: 20 }, (_, i) => {
      draw(chance, 'dice', i % 3, 6);
      const [number] = draw(chance, 'deck', 1);
      draw(chance, `bag ${i}`, 1);
      return number;
    });
    expect(mixed).toEqual(alone);
  });

  it('differs between streams and between seeds', () => {
    const all = ['deck', 'decK', 'deck ', 'bag'].map((name) => draw(startChance(SEED), name, 8).join());
    const other = draw(startChance(`1${SEED.slice(1)}`), 'deck', 8).join();
    expect(new Set([...all, other]).size).toBe(5);
  });

  it('is plain data: stored and restored it goes on the same', () => {
    const chance = startChance(SEED);
    draw(chance, 'deck', 3);
    const stored = JSON.parse(JSON.stringify(chance)) as typeof chance;
    expect(draw(stored, 'deck', 10)).toEqual(draw(chance, 'deck', 10));
  });

  it('goes its own way in a copy', () => {
    const chance = startChance(SEED);
    draw(chance, 'deck', 1);
    const before = JSON.stringify(chance);
    const copy = copyChance(chance);
    draw(copy, 'deck', 5);
    draw(copy, 'new', 1);
    expect(JSON.stringify(chance)).toBe(before);
  });

  it('stays below n, and reaches everything below n equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.string(), (n, words) => {
        const value = rngFrom(words).below(n);
        expect(value >= 0 && value < n && Number.isInteger(value)).toBe(true);
      }),
    );
    const rng = rngFrom('even');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 12_000; i++) counts[rng.below(6)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, p = 0.001; the seed is fixed
  });

  it('shuffles to a permutation, every order equally often', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, words) => {
        expect(shuffle([...items], rngFrom(words)).sort()).toEqual([...items].sort());
      }),
    );
    const rng = rngFrom('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(['a', 'b', 'c'], rng).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('is fresh in imagined worlds and repeatable from their own source', () => {
    const source = rngFrom('bot');
    const worlds = Array.from({ length: 50 }, () => imagineChance(source));
    expect(new Set(worlds.map(({ seed }) => seed)).size).toBe(50);
    expect(new Set(worlds.map((world) => draw(world, 'deck', 4).join())).size).toBe(50);
    const [one, two] = [imagineChance(rngFrom('x')), imagineChance(rngFrom('x'))];
    expect(draw(one, 'deck', 5)).toEqual(draw(two, 'deck', 5));
    expect(draw(imagineChance(rngFrom('x')), 'bag', 5)).not.toEqual(draw(imagineChance(rngFrom('x')), 'deck', 5));
  });
});

describe('seeds', () => {
  it('are 32 lower-case hex digits', () => {
    expect(isSeed(SEED)).toBe(true);
    for (const no of [
      SEED.toUpperCase(),
      SEED.slice(1),
      `${SEED}0`,
      `${SEED}\n`,
      `~${SEED.slice(1)}`,
      '',
      5,
      null,
      [SEED],
    ]) {
      expect(isSeed(no), String(no)).toBe(false);
    }
  });

  it('are committed to by a hash that anybody can check', () => {
    expect(commitmentOf(SEED)).toBe(KNOWN.commitment);
    expect(commitmentOf(`1${SEED.slice(1)}`)).not.toBe(KNOWN.commitment);
  });
});
