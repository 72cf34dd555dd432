import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from './chance.ts';

/** Words of 32 bits in a block of the cipher. */
const BLOCK = 16;
/** Blocks that are worked out at once: one to begin with, for many streams are asked for a single number; then four. */
const FIRST = 1;
const NEXT = 4;
const RANGE = 0x100000000;
const ZEROS = new Uint8Array(4 * BLOCK * NEXT);
const FIRST_ZEROS = ZEROS.subarray(0, 4 * BLOCK * FIRST);

/** All streams of a game have one key, and the name of the stream as nonce. */
const keyOf = (seed: string): Uint8Array => sha256(utf8ToBytes(`majlis-stream/2:${seed}`));

/** Twelve bytes, others for every name: short names as they are behind their length, long ones hashed. */
function nonceOf(name: string): Uint8Array {
  const bytes = utf8ToBytes(name);
  const nonce = new Uint8Array(12);
  nonce[0] = Math.min(bytes.length, 12);
  nonce.set(bytes.length < 12 ? bytes : sha256(bytes).subarray(0, 11), 1);
  return nonce;
}

const NO_WORDS = new DataView(new ArrayBuffer(0));

/** The key stream of ChaCha20 (RFC 8439) in words, lowest byte first. */
class Source {
  private readonly key: Uint8Array;
  private readonly nonce: Uint8Array;
  private words: DataView = NO_WORDS;
  /** The first word that is worked out, and the first after them that is not. */
  private from = 0;
  private to = 0;

  constructor(key: Uint8Array, name: string) {
    this.key = key;
    this.nonce = nonceOf(name);
  }

  wordAt(i: number): number {
    if (i < this.from || i >= this.to) this.workOut(Math.floor(i / BLOCK));
    return this.words.getUint32(4 * (i - this.from), true);
  }

  private workOut(block: number): void {
    const bytes = chacha20(this.key, this.nonce, block < FIRST ? FIRST_ZEROS : ZEROS, undefined, block);
    this.words = new DataView(bytes.buffer, bytes.byteOffset);
    this.from = block * BLOCK;
    this.to = this.from + bytes.length / 4;
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
      const rest = word % size;
      // Words above the last whole multiple of n would favour small numbers.
      if (word - rest <= last) return rest;
    }
  }
}

/** What was worked out last for the games at hand. It follows from seed and name, so forgetting it does no harm. */
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
