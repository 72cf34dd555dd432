import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { keyedStream } from './keyed-stream.ts';
import type { Migration } from './migrate.ts';

/** 128 bits as 32 lower-case hex digits. Fewer could be found by brute force from one's own opening hand. */
export type Seed = string;

export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Shown before the deal, so that anyone who is shown the seed after the game can check that it was this one. */
export function commitmentOf(seed: Seed): string {
  return bytesToHex(sha256(utf8ToBytes(`majlis-seed/1:${seed}`)));
}

/** Four words of xoroshiro128+. */
type Words = readonly [number, number, number, number];

/**
 * All randomness of a game, inside its state. Each deck and bag draws from its own stream, so that what happens
 * to one never shifts another.
 *
 * Games that are played use `chacha20`: a stream is the key stream of that cipher under the game's key and the stream's
 * name, of which the state stores only how many words were taken. Past draws do not reveal future ones, short of trying all seeds.
 * Imagined worlds, on which no secret depends, use `xoroshiro`, which is many times faster but predictable.
 */
export type ChanceState =
  | { readonly generator: 'chacha20'; seed: string; streams: { [name: string]: number } }
  | { readonly generator: 'xoroshiro'; seed: string; streams: { [name: string]: Words } };

export const startChance = (seed: Seed): ChanceState => ({ generator: 'chacha20', seed, streams: {} });

export function copyChance(chance: ChanceState): ChanceState {
  // What a stream has is replaced, never written to: see withStream.
  return { generator: chance.generator, seed: chance.seed, streams: { ...chance.streams } } as ChanceState;
}

/** Fresh future randomness for an imagined world. */
export function imagineChance(rng: Rng): ChanceState {
  return { generator: 'xoroshiro', seed: `~${rng.below(RANGE)}.${rng.below(RANGE)}`, streams: {} };
}

/** Positions of 0.1 drew from xoroshiro128+ under the seed itself: what they still have to draw comes from here. */
export const keyedChance: Migration = {
  name: 'keyed-chance',
  state(s) {
    s.chance = { generator: 'chacha20', seed: s.chance.seed, streams: {} };
  },
};

const RANGE = 0x100000000;

/** Draws from `0` to `n - 1`, all equally likely. */
export interface Rng {
  below(n: number): number;
}

/** One that can be repeated from any point. */
export interface RepeatableRng extends Rng {
  /** Draws the same as this one from here on, whatever happens to this one. */
  copy(): RepeatableRng;
}

class GeneratorRng implements RepeatableRng {
  private readonly generator: RandomGenerator;

  constructor(generator: RandomGenerator) {
    this.generator = generator;
  }

  /** Like `uniformInt` of the library, whose floating-point division takes most of the time of a shuffle. */
  below(n: number): number {
    if (!(n >= 1 && n < RANGE)) return uniformInt(this.generator, 0, n - 1);
    const size = n >>> 0;
    for (;;) {
      const word = (this.generator.next() ^ 0x80000000) >>> 0;
      // Without the shift it is a division of floating-point numbers, for it could be NaN.
      const rest = (word % size) >>> 0;
      // Words above the last whole multiple of n would favour small numbers.
      if (word - rest <= RANGE - size) return rest;
    }
  }

  copy(): RepeatableRng {
    return new GeneratorRng(this.generator.clone());
  }
}

/** For hosts, bots and tests: repeatable from any text. Rules use `x.chance`. */
export function rngFrom(seed: string): RepeatableRng {
  const digest = sha256(utf8ToBytes(`majlis-stream/1:${seed}:rng`));
  const words = new DataView(digest.buffer, digest.byteOffset);
  const state: Words = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
  return new GeneratorRng(xoroshiro128plusFromState(nonZero(state)));
}

function spread(text: string): Words {
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  const state: [number, number, number, number] = [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    h = (h + 0x9e3779b9) | 0;
    let word = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    state[i] = word ^ (word >>> 15);
  }
  return nonZero(state);
}

/** xoroshiro stays at zero forever if it starts there. */
function nonZero(state: Words): Words {
  return (state[0] | state[1] | state[2] | state[3]) === 0 ? [1, 0, 0, 0] : state;
}

export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

/** Runs `use` with the named stream and keeps how far it has come. */
export function withStream<T>(chance: ChanceState, name: string, use: (rng: Rng) => T): T {
  if (chance.generator === 'chacha20') {
    const stream = keyedStream(chance.seed, name, chance.streams[name] ?? 0);
    const result = use(stream);
    chance.streams[name] = stream.taken;
    return result;
  }
  const generator = xoroshiro128plusFromState(chance.streams[name] ?? spread(`${chance.seed}:${name}`));
  const result = use(new GeneratorRng(generator));
  chance.streams[name] = generator.getState() as readonly number[] as Words;
  return result;
}
