import { sameJson } from '@majlis/kernel';

/** Where `value` holds something JSON cannot carry, and what it is; null if nowhere. */
export const whatIsNotPlain = (value: unknown): string | null => (isPlain(value) ? null : strangerIn(value, '$'));

/** The same without words: it is asked for every position, and paths are dear. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return isPlainList(value);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return false;
  if (Object.getOwnPropertySymbols(value).length > 0) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
  return true;
}

function isPlainList(items: readonly unknown[]): boolean {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    // Boards are long lists of small numbers. A hole reads as undefined.
    if (item === null || (typeof item === 'number' && Number.isFinite(item))) continue;
    if (!isPlain(item)) return false;
  }
  return true;
}

function strangerIn(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object')
    return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  if (Array.isArray(value)) return strangerInList(value, path);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    return `${path} is a ${value.constructor?.name ?? 'strange object'}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  for (const [key, item] of Object.entries(value)) {
    const found = strangerIn(item, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function strangerInList(items: readonly unknown[], path: string): string | null {
  if (Object.keys(items).length !== items.length) return `${path} has a hole or a key that is no index`;
  for (let i = 0; i < items.length; i++) {
    const found = strangerIn(items[i], `${path}[${i}]`);
    if (found !== null) return found;
  }
  return null;
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** From here on every write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) deepFreeze(value[key]);
  return Object.freeze(value);
}

/** Somebody wrote into what `deepFreeze` froze. */
export const isStrayWrite = (error: unknown): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot (add|delete|define|assign)/.test(error.message);

/** The first place where two plain values differ, in words; null if they are the same. */
export const difference = (a: unknown, b: unknown, path = '$'): string | null =>
  sameJson(a, b) ? null : firstDifference(a, b, path);

function firstDifference(a: unknown, b: unknown, path: string): string | null {
  if (sameJson(a, b)) return null;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path}: ${brief(a)} against ${brief(b)}`;
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
