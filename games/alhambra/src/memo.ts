interface Shelf<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value cached under this key, computed the first time it is asked for. */
export function kept<K, V>(shelf: Shelf<K, V>, key: K, make: () => V): V {
  const found = shelf.get(key);
  if (found !== undefined) return found;
  const made = make();
  shelf.set(key, made);
  return made;
}

/**
 * Caches what follows from an immutable value (a board, a hand), for the values seen last. It is outside
 * every state, so it is never saved or sent; copies of a game share such values and so find it too. A WeakMap
 * would do the same, but its bookkeeping costs the garbage collector more than all rules together.
 */
export class Recent<K extends object, V> implements Shelf<K, V> {
  private readonly keys: (K | null)[];
  private readonly values: (V | null)[];
  private next = 0;
  private last = 0;

  constructor(size = 8) {
    this.keys = new Array<K | null>(size).fill(null);
    this.values = new Array<V | null>(size).fill(null);
  }

  get(key: K): V | undefined {
    if (this.keys[this.last] === key) return this.values[this.last]!;
    for (let i = 0; i < this.keys.length; i++) {
      if (this.keys[i] !== key) continue;
      this.last = i;
      return this.values[i]!;
    }
    return undefined;
  }

  set(key: K, value: V): void {
    if (this.keys[this.last] === key) {
      this.values[this.last] = value;
      return;
    }
    this.keys[this.next] = key;
    this.values[this.next] = value;
    this.last = this.next;
    this.next = (this.next + 1) % this.keys.length;
  }
}
