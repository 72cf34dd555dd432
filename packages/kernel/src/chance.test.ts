import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { copyChance, withStream } from './chance.ts';
import { commitmentOf, imagineChance, isSeed, keyedChance, rngFrom, shuffle, startChance } from './index.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
/** Worked out again in another language, with SHA-256 from its library and ChaCha20 and xoroshiro128+ by hand. */
const KNOWN = {
  deck: [74, 795, 481, 245, 510, 430, 536, 987, 96, 678],
  /** The last three of 150. */
  deckLater: [526, 42, 287],
  treasureCards: [601, 44, 462, 123, 771, 788, 689, 822, 800, 737],
  cards: [
    17, 30, 23, 15, 25, 29, 6, 18, 7, 12, 19, 16, 13, 2, 11, 1, 20, 28, 27, 5, 4, 21, 3, 8, 26, 24, 22, 9, 10, 14,
  ],
  shuffled: [8, 10, 5, 9, 3, 1, 4, 7, 6, 2],
  commitment: '73445ab4e4e4c5f40c92a86005fdd40d48b83dc080b08f848bc67a51611d69b8',
};

const draw = (chance: ReturnType<typeof startChance>, stream: string, times: number, n = 1000) =>
  Array.from({ length: times }, () => withStream(chance, stream, (rng) => rng.below(n)));

describe('chance', () => {
  it('gives these very numbers, on every machine and for ever', () => {
    const chance = startChance(SEED);
    expect(draw(chance, 'deck', 10)).toEqual(KNOWN.deck);
    expect(draw(chance, 'deck', 140).slice(-3)).toEqual(KNOWN.deckLater);
    expect(draw(chance, 'treasureCards', 10)).toEqual(KNOWN.treasureCards);
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], rngFrom('words'))).toEqual(KNOWN.shuffled);
    const cards = Array.from({ length: 30 }, (_, i) => i + 1);
    withStream(chance, 'cards', (rng) => shuffle(cards, rng));
    expect(cards).toEqual(KNOWN.cards);
    expect(chance).toEqual({ generator: 'chacha20', seed: SEED, streams: { deck: 150, treasureCards: 10, cards: 29 } });
  });

  it('keeps nothing of a stream but how far it has come', () => {
    const chance = startChance(SEED);
    draw(chance, 'deck', 25);
    const later = { generator: 'chacha20', seed: SEED, streams: { deck: 25 } } as const;
    // Another game in between, and more than the numbers that are remembered: they are worked out again.
    for (let i = 0; i < 200; i++) draw(startChance(i.toString(16).padStart(32, '0')), 'deck', 1);
    expect(draw(later, 'deck', 10)).toEqual(draw(chance, 'deck', 10));
  });

  it('of an old position goes on under a key, by a migration', () => {
    const s = { chance: { seed: SEED, streams: { deck: [1, 2, 3, 4] } } };
    keyedChance.state(s);
    expect(s.chance).toEqual(startChance(SEED));
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

  it.each([6, 7, 3 * 2 ** 30])('of a game is even below %i', (n) => {
    const chance = startChance(SEED);
    const counts = [0, 0, 0];
    for (const value of draw(chance, `even ${n}`, 12_000, n)) counts[Math.floor((3 * value) / n)]!++;
    const share = [0, 1, 2].map((third) => Math.ceil(((third + 1) * n) / 3) - Math.ceil((third * n) / 3));
    const chiSquare = counts.reduce((sum, count, third) => {
      const want = (12_000 * share[third]!) / n;
      return sum + (count - want) ** 2 / want;
    }, 0);
    expect(chiSquare).toBeLessThan(13.8); // 2 degrees of freedom, p = 0.001; the seed is fixed
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

  it('of bots and tests draws what the library draws', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 32 }),
        fc.array(fc.integer(), { minLength: 4, maxLength: 4 }),
        (n, words) => {
          const chance = { generator: 'xoroshiro', seed: '~', streams: { deck: words as never } } as const;
          const library = xoroshiro128plusFromState(words);
          for (let i = 0; i < 5; i++) expect(draw(chance, 'deck', 1, n)).toEqual([uniformInt(library, 0, n - 1)]);
        },
      ),
    );
  });

  it('of bots and tests can be repeated from any point on', () => {
    const rng = rngFrom('again');
    rng.below(10);
    const copy = rng.copy();
    const first = Array.from({ length: 20 }, () => rng.below(1000));
    expect(Array.from({ length: 20 }, () => copy.below(1000))).toEqual(first);
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
