import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { BLOCK, startOf, workOutBlock } from './chacha20.ts';
import type { Rng } from './chance.ts';

const RANGE = 0x100000000;

/** All streams of a game have one key, and the name of the stream as nonce. */
const keyOf = (seed: string): Uint8Array => sha256(utf8ToBytes(`majlis-stream/2:${seed}`));

/** Twelve bytes, others for every name: short names as they are behind their length, long ones hashed. */
function findNonce(name: string): Uint8Array {
  const bytes = utf8ToBytes(name);
  const nonce = new Uint8Array(12);
  nonce[0] = Math.min(bytes.length, 12);
  nonce.set(bytes.length < 12 ? bytes : sha256(bytes).subarray(0, 11), 1);
  return nonce;
}

const nonces = new Map<string, Uint8Array>();
const MOST_NAMES = 256;

function nonceOf(name: string): Uint8Array {
  let nonce = nonces.get(name);
  if (nonce === undefined) {
    if (nonces.size >= MOST_NAMES) nonces.clear();
    nonce = findNonce(name);
    nonces.set(name, nonce);
  }
  return nonce;
}

/** A key stream that caches the last block. */
class Source {
  private readonly start: Int32Array;
  private readonly words = new Uint32Array(BLOCK);
  private block = -1;

  constructor(key: Uint8Array, name: string) {
    this.start = startOf(key, nonceOf(name));
  }

  wordAt(i: number): number {
    const at = i % BLOCK;
    const block = (i - at) / BLOCK;
    if (block !== this.block) {
      workOutBlock(this.start, block, this.words);
      this.block = block;
    }
    return this.words[at]!;
  }
}

class KeyedRng implements Rng {
  /** Words so far. */
  taken: number;
  private readonly source: Source;

  constructor(source: Source, taken: number) {
    this.source = source;
    this.taken = taken;
  }

  below(n: number): number {
    const size = n >>> 0;
    const last = RANGE - size;
    for (;;) {
      const word = this.source.wordAt(this.taken++);
      const rest = (word % size) >>> 0;
      // Words above the last whole multiple of n would favour small numbers.
      if (word - rest <= last) return rest;
    }
  }
}

/** A cache for recent games. It follows from seed and name, so losing it does no harm. */
interface SeedSources {
  readonly key: Uint8Array;
  readonly byName: Map<string, Source>;
}
const sources = new Map<string, SeedSources>();
const MOST_SEEDS = 64;
let last: { readonly seed: string; readonly of: SeedSources } | null = null;

function sourcesOf(seed: string): SeedSources {
  if (last !== null && last.seed === seed) return last.of;
  let ofSeed = sources.get(seed);
  if (ofSeed === undefined) {
    if (sources.size >= MOST_SEEDS) sources.clear();
    ofSeed = { key: keyOf(seed), byName: new Map() };
    sources.set(seed, ofSeed);
  }
  last = { seed, of: ofSeed };
  return ofSeed;
}

/**
 * A stream of a game that is played, after `taken` words. Whoever saw all of them knows nothing of the next without
 * the key.
 */
export function keyedStream(seed: string, name: string, taken: number): Rng & { readonly taken: number } {
  const ofSeed = sourcesOf(seed);
  let source = ofSeed.byName.get(name);
  if (source === undefined) {
    source = new Source(ofSeed.key, name);
    ofSeed.byName.set(name, source);
  }
  return new KeyedRng(source, taken);
}
