/** Says whether a value that came from outside has the expected form. */
export type Reader<T> = (value: unknown) => value is T;
export type Read<R> = R extends Reader<infer T> ? T : never;

export function int(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0);
}

export const bool: Reader<boolean> = (value): value is boolean => typeof value === 'boolean';

export function text(maxLength: number): Reader<string> {
  return (value): value is string => typeof value === 'string' && value.length <= maxLength;
}

export function literal<const T extends readonly (string | number | boolean | null)[]>(
  ...options: T
): Reader<T[number]> {
  return (value): value is T[number] => (options as readonly unknown[]).includes(value);
}

export function list<T>(item: Reader<T>, maxLength = 1000): Reader<T[]> {
  // Not `every`, which skips holes.
  return (value): value is T[] =>
    Array.isArray(value) && value.length <= maxLength && value.findIndex((v) => !item(v)) < 0;
}

export function nullable<T>(inner: Reader<T>): Reader<T | null> {
  return (value): value is T | null => value === null || inner(value);
}

type ReadAll<F> = { [K in keyof F]: Read<F[K]> };

/** Exactly these fields: a missing or an unknown one is refused. */
export function record<const F extends Record<string, Reader<unknown>>>(fields: F): Reader<ReadAll<F>> {
  const keys = Object.keys(fields);
  return (value): value is ReadAll<F> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    if (Object.keys(value).length !== keys.length) return false;
    return keys.every((key) => Object.hasOwn(value, key) && fields[key]!((value as Record<string, unknown>)[key]));
  };
}

/** A union discriminated by `type`; the fields of each variant without it. */
export function variants<const V extends Record<string, Record<string, Reader<unknown>>>>(
  table: V,
): Reader<{ [T in keyof V]: { type: T } & ReadAll<V[T]> }[keyof V]> {
  type Union = { [T in keyof V]: { type: T } & ReadAll<V[T]> }[keyof V];
  const readers = new Map(
    Object.entries(table).map(([type, fields]) => [type, record({ ...fields, type: literal(type) })]),
  );
  return (value): value is Union => {
    const type = (value as { type?: unknown } | null | undefined)?.type;
    return typeof type === 'string' && (readers.get(type)?.(value) ?? false);
  };
}
