import type { Counts } from './outlook.ts';

/** What the worths of all kinds were for these counts. */
interface Remembered {
  readonly counts: Counts;
  readonly worths: readonly number[];
}

const PLACES = 512;
/** Counts from this on, and those that are not whole, are not remembered one by one. */
const MOST = 16;
const KINDS = 6;
/** With more contenders a key would not fit into 31 bits. */
const MOST_CONTENDERS = 6;

/**
 * What one more building of a kind is worth, as worked out before with the same outlook: by seat what was found last,
 * and by the counts of everybody. All of it may be forgotten at any time.
 */
export class KnownWorths {
  readonly last: (Remembered | undefined)[] = [];
  /** The key of what is in each place; -1: nothing. */
  private keys: Int32Array | null = null;
  private values: Float64Array | null = null;

  /** NaN: it is not known. */
  get(key: number): number {
    if (key < 0 || this.keys === null) return Number.NaN;
    const at = placeOf(key);
    return this.keys[at] === key ? this.values![at]! : Number.NaN;
  }

  keep(key: number, worth: number): void {
    if (key < 0) return;
    this.keys ??= new Int32Array(PLACES).fill(-1);
    this.values ??= new Float64Array(PLACES);
    const at = placeOf(key);
    this.keys[at] = key;
    this.values[at] = worth;
  }
}

const placeOf = (key: number): number => (Math.imul(key, 0x9e3779b1) >>> 16) & (PLACES - 1);

/** How many contenders there are, the seat's buildings of a kind, those of each rival and the kind in one number; -1: they are not to be remembered. */
export function keyOf({ seats, others }: Counts, seat: number, kind: number): number {
  const contenders = seats.length + others.length;
  if (contenders > MOST_CONTENDERS) return -1;
  const own = seats[seat]![kind]!;
  let key = contenders * MOST + own;
  let isWhole = isSmall(own);
  for (let i = 0; i < others.length; i++) {
    const count = others[i]![kind]!;
    isWhole &&= isSmall(count);
    key = key * MOST + count;
  }
  for (let i = 0; i < seats.length; i++) {
    if (i === seat) continue;
    const count = seats[i]![kind]!;
    isWhole &&= isSmall(count);
    key = key * MOST + count;
  }
  return isWhole ? key * KINDS + kind : -1;
}

const isSmall = (count: number): boolean => (count | 0) === count && count >= 0 && count < MOST;
