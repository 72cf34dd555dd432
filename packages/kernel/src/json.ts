/** What a position, an action, an event or a view may consist of: nothing that JSON cannot carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Deep equality of plain data, whatever the order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameKeys(a, b);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}

function sameKeys(a: object, b: object): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** Copies plain data. Games write their own faster copy; this one serves small and rare parts. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyItems(value) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    if (key !== '__proto__') copy[key] = copyJson(value[key]);
    // An ordinary key of parsed JSON, which an assignment would take for the prototype.
    else
      Object.defineProperty(copy, key, {
        value: copyJson(value[key]),
        writable: true,
        enumerable: true,
        configurable: true,
      });
  }
  return copy as T;
}

function copyItems(items: readonly unknown[]): unknown[] {
  const copy = items.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = copyJson(item);
  }
  return copy;
}
