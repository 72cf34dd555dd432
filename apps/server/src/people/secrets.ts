import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

function base32(bytes: Uint8Array, length: number): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += LETTERS[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return text.slice(0, length);
}

export const ID_LENGTH = 26;
/** 130 bits, for tables and players. */
export const newId = (): string => base32(randomBytes(17), ID_LENGTH);

/** 128 bits for a game's seed, from the operating system. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** 256 bits; its beginning says what it is for, so that people and scanners recognise it. */
export const newToken = (kind: 'seat' | 'player' | 'device' | 'substitute'): string =>
  `majlis-${kind}-${base32(randomBytes(33), 52)}`;

/** Signs what is sent to a webhook, as Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** Only this is stored. A token has 256 bits, so nothing slower is needed to keep it from being guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** Six made-up words of two syllables, 72 bits: easy to write down and to read out in any language. */
export function newWords(): string {
  const bytes = randomBytes(12);
  return Array.from({ length: 6 }, (_, i) => {
    const number = bytes.readUInt16BE(2 * i);
    const syllable = (bits: number) => CONSONANTS[bits & 15]! + VOWELS[(bits >>> 4) & 3]!;
    return syllable(number) + syllable(number >>> 6);
  }).join(' ');
}

const tidy = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ');

export const hashWords = (words: string, salt: string): string =>
  createHmac('sha256', salt).update(tidy(words)).digest('hex');

export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
}
