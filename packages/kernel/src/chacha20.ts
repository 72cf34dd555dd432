/** Words of 32 bits in a block. */
export const BLOCK = 16;

/** Where the number of the block stands in the words a block starts from. */
const COUNTER = 12;

/** "expand 32-byte k", as bytes that say so. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The sixteen words every block of a key stream starts from: 32 bytes of key, 12 of nonce. */
export function startOf(key: Uint8Array, nonce: Uint8Array): Int32Array {
  const start = new Int32Array(BLOCK);
  start.set(CONSTANTS);
  const [keyWords, nonceWords] = [viewOf(key), viewOf(nonce)];
  for (let i = 0; i < 8; i++) start[4 + i] = keyWords.getInt32(4 * i, true);
  for (let i = 0; i < 3; i++) start[COUNTER + 1 + i] = nonceWords.getInt32(4 * i, true);
  return start;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/**
 * One block of the key stream of ChaCha20 (RFC 8439) as words. The library we would take it from is made for long
 * messages: for a block alone it takes eighteen times as long, and a game shuffles with a few. A test compares the two.
 */
export function workOutBlock(start: Int32Array, block: number, out: Uint32Array): void {
  start[COUNTER] = block;
  let x0 = start[0]!;
  let x1 = start[1]!;
  let x2 = start[2]!;
  let x3 = start[3]!;
  let x4 = start[4]!;
  let x5 = start[5]!;
  let x6 = start[6]!;
  let x7 = start[7]!;
  let x8 = start[8]!;
  let x9 = start[9]!;
  let x10 = start[10]!;
  let x11 = start[11]!;
  let x12 = start[12]!;
  let x13 = start[13]!;
  let x14 = start[14]!;
  let x15 = start[15]!;
  for (let round = 0; round < 20; round += 2) {
    // The columns.
    x0 = (x0 + x4) | 0;
    x12 = turned(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = turned(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = turned(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = turned(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = turned(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = turned(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = turned(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = turned(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = turned(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = turned(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = turned(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = turned(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = turned(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = turned(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = turned(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = turned(x7 ^ x11, 7);
    // The diagonals.
    x0 = (x0 + x5) | 0;
    x15 = turned(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = turned(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = turned(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = turned(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = turned(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = turned(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = turned(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = turned(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = turned(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = turned(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = turned(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = turned(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = turned(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = turned(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = turned(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = turned(x4 ^ x9, 7);
  }
  out[0] = x0 + start[0]!;
  out[1] = x1 + start[1]!;
  out[2] = x2 + start[2]!;
  out[3] = x3 + start[3]!;
  out[4] = x4 + start[4]!;
  out[5] = x5 + start[5]!;
  out[6] = x6 + start[6]!;
  out[7] = x7 + start[7]!;
  out[8] = x8 + start[8]!;
  out[9] = x9 + start[9]!;
  out[10] = x10 + start[10]!;
  out[11] = x11 + start[11]!;
  out[12] = x12 + start[12]!;
  out[13] = x13 + start[13]!;
  out[14] = x14 + start[14]!;
  out[15] = x15 + start[15]!;
}
