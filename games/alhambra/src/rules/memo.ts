interface Shelf<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is kept under this key, made when it is asked for the first time. */
export function kept<K, V>(shelf: Shelf<K, V>, key: K, make: () => V): V {
  const found = shelf.get(key);
  if (found !== undefined) return found;
  const made = make();
  shelf.set(key, made);
  return made;
}
