import { chacha20 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK, startOf, workOutBlock } from './chacha20.ts';

const bytesOf = (words: Uint32Array): number[] =>
  [...words].flatMap((word) => [word & 255, (word >> 8) & 255, (word >> 16) & 255, word >>> 24]);

function blockOf(key: Uint8Array, nonce: Uint8Array, block: number): number[] {
  const out = new Uint32Array(BLOCK);
  workOutBlock(startOf(key, nonce), block, out);
  return bytesOf(out);
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i);
    const nonce = Uint8Array.from([0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0]);
    const words = new Uint32Array(BLOCK);
    workOutBlock(startOf(key, nonce), 1, words);
    expect([...words.subarray(0, 4)]).toEqual([0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3]);
    expect([...words.subarray(12)]).toEqual([0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2]);
  });

  it('gives the same blocks as the library', () => {
    fc.assert(
      fc.property(bytes(32), bytes(12), fc.nat(0xfffffff), (key, nonce, block) => {
        expect(blockOf(key, nonce, block)).toEqual([...chacha20(key, nonce, new Uint8Array(64), undefined, block)]);
      }),
    );
  });
});
