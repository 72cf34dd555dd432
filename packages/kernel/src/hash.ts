/** A 64-bit hash of plain data as 16 hex digits. The order of keys does not matter, everything else does. */
export function hashJson(value: unknown): string {
  const hasher = new Hasher();
  hasher.value(value);
  return hasher.digest();
}

const numberBits = new DataView(new ArrayBuffer(8));

/** Two 32-bit lanes with different multipliers, as in MurmurHash3; not meant to withstand forgery. */
class Hasher {
  private a = 0x9e3779b9 | 0;
  private b = 0x7f4a7c15 | 0;

  value(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.string(value);
    else if (typeof value === 'boolean') this.word(value ? 0x54 : 0x46);
    else if (value === null) this.word(0x4e);
    else if (Array.isArray(value)) this.array(value);
    else if (typeof value === 'object') this.object(value as Record<string, unknown>);
    else throw new TypeError(`cannot hash a ${typeof value}: a position is plain JSON`);
  }

  private number(value: number): void {
    // -0 becomes 0 in JSON and must hash alike.
    if (value === (value | 0)) {
      this.word(0x49);
      this.word(value | 0);
      return;
    }
    if (!Number.isFinite(value)) throw new TypeError(`cannot hash ${value}: a position is plain JSON`);
    numberBits.setFloat64(0, value);
    this.word(0x44);
    this.word(numberBits.getInt32(0));
    this.word(numberBits.getInt32(4));
  }

  private string(value: string): void {
    this.word(0x53);
    this.word(value.length);
    for (let i = 0; i < value.length; i++) this.word(value.charCodeAt(i));
  }

  private array(items: readonly unknown[]): void {
    this.word(0x41);
    this.word(items.length);
    for (let i = 0; i < items.length; i++) this.value(items[i]);
  }

  private object(value: Record<string, unknown>): void {
    const keys = Object.keys(value).sort();
    this.word(0x4f);
    this.word(keys.length);
    for (const key of keys) {
      this.string(key);
      this.value(value[key]);
    }
  }

  private word(word: number): void {
    let k = Math.imul(word, 0xcc9e2d51 | 0);
    k = (k << 15) | (k >>> 17);
    this.a ^= Math.imul(k, 0x1b873593);
    this.a = (this.a << 13) | (this.a >>> 19);
    this.a = (Math.imul(this.a, 5) + 0xe6546b64) | 0;
    let m = Math.imul(word ^ this.a, 0x85ebca6b | 0);
    m = (m << 16) | (m >>> 16);
    this.b ^= Math.imul(m, 0xc2b2ae35 | 0);
    this.b = (this.b << 11) | (this.b >>> 21);
    this.b = (Math.imul(this.b, 5) + 0x561ccd1b) | 0;
  }

  digest(): string {
    return hex(finish(this.a ^ this.b)) + hex(finish(this.b ^ finish(this.a)));
  }
}

function finish(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b | 0);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35 | 0);
  return h ^ (h >>> 16);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
