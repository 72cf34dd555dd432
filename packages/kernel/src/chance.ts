import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** 128 bits as 32 lower-case hex digits. Fewer could be found by trying all from one's own opening hand. */
export type Seed = string;

export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Shown before the deal: whoever is shown the seed after the game can check that it was this one. */
export function commitmentOf(seed: Seed): string {
  return bytesToHex(sha256(utf8ToBytes(`majlis-seed/1:${seed}`)));
}

type StreamState = readonly [number, number, number, number];

/**
 * All randomness of a game, inside its state. Each deck and bag draws from a stream of its own, so that what
 * happens to one never shifts another, and nobody who works out one stream learns of the next.
 */
export interface ChanceState {
  seed: string;
  streams: { [name: string]: StreamState };
}

export const startChance = (seed: Seed): ChanceState => ({ seed, streams: {} });

export function copyChance(chance: ChanceState): ChanceState {
  // A stream's four numbers are replaced, never written to: see withStream.
  return { seed: chance.seed, streams: { ...chance.streams } };
}

const IMAGINED = '~';

/** Fresh future randomness for an imagined world; no secret hangs on it, so it is made without SHA-256. */
export function imagineChance(rng: Rng): ChanceState {
  return startChance(`${IMAGINED}${rng.below(0x100000000)}.${rng.below(0x100000000)}`);
}

function openStream(seed: string, name: string): StreamState {
  if (seed.startsWith(IMAGINED)) return spread(`${seed}:${name}`);
  const digest = sha256(utf8ToBytes(`majlis-stream/1:${seed}:${name}`));
  const words = new DataView(digest.buffer, digest.byteOffset);
  return nonZero([words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]);
}

function spread(text: string): StreamState {
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

/** xoroshiro stays at zero for ever if it starts there. */
function nonZero(state: StreamState): StreamState {
  return (state[0] | state[1] | state[2] | state[3]) === 0 ? [1, 0, 0, 0] : state;
}

/** Draws from `0` to `n - 1`, all equally likely. */
export interface Rng {
  below(n: number): number;
}

class GeneratorRng implements Rng {
  protected readonly generator: RandomGenerator;

  constructor(generator: RandomGenerator) {
    this.generator = generator;
  }

  below(n: number): number {
    return uniformInt(this.generator, 0, n - 1);
  }
}

/** For hosts, bots and tests: repeatable from any text. Rules use `x.chance`. */
export function rngFrom(seed: string): Rng {
  return new GeneratorRng(xoroshiro128plusFromState(openStream(seed, 'rng')));
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

/** Runs `use` with the named stream and keeps its new state. */
export function withStream<T>(chance: ChanceState, name: string, use: (rng: Rng) => T): T {
  const generator = xoroshiro128plusFromState(chance.streams[name] ?? openStream(chance.seed, name));
  const result = use(new GeneratorRng(generator));
  chance.streams[name] = generator.getState() as readonly number[] as StreamState;
  return result;
}
