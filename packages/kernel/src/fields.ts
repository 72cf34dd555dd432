import type { Seat, Viewer } from './contract.ts';

/**
 * How one field of a state appears to a viewer. A state has a table of fields that names every key: a
 * forgotten key does not compile, and nothing is shown that the table does not show.
 */
export interface Field<T, V> {
  readonly mode: string;
  show(value: T, viewer: Viewer, owner: Seat | null): V;
}

interface Open extends Field<unknown, unknown> {
  readonly mode: 'open';
}
interface Hidden extends Field<unknown, never> {
  readonly mode: 'hidden';
}
interface Counted extends Field<readonly unknown[], Count> {
  readonly mode: 'counted';
}
interface Own extends Field<readonly unknown[], OwnView<unknown>> {
  readonly mode: 'own';
}

export interface Count {
  readonly count: number;
}
export interface OwnView<T> {
  readonly count: number;
  /** Only for the owner. */
  readonly items?: readonly T[];
}

type Item<T> = T extends readonly (infer I)[] ? I : never;

/** What a viewer sees of a `T` that is shown by the field `F`; `never` where nothing is shown. */
export type Shown<T, F> = F extends Open
  ? T
  : F extends Hidden
    ? never
    : F extends Counted
      ? Count
      : F extends Own
        ? OwnView<Item<T>>
        : F extends Field<never, infer V>
          ? V
          : never;

export type ViewOf<F> = F extends Field<never, infer V> ? V : never;

/** Everyone sees it. */
export const open = (): Open => openField;
/** Nobody sees it; the key is not in the view. */
export const hidden = (): Hidden => hiddenField;
/** Everyone sees how many. */
export const counted = (): Counted => countedField;
/** The owner sees the items, everyone how many. Needs `perSeat` above it. */
export const own = (): Own => ownField;

const openField: Open = { mode: 'open', show: (value) => value };
const hiddenField: Hidden = {
  mode: 'hidden',
  show() {
    throw new Error('a hidden field has nothing to show');
  },
};
const countedField: Counted = { mode: 'counted', show: (items) => ({ count: items.length }) };
const ownField: Own = {
  mode: 'own',
  show: (items, viewer, owner) =>
    owner !== null && viewer === owner ? { count: items.length, items } : { count: items.length },
};

/** An array with one entry for each seat; what is below belongs to that seat. */
export function perSeat<T, V>(field: Field<T, V>): Field<readonly T[], V[]> {
  return { mode: 'perSeat', show: (values, viewer) => values.map((value, seat) => field.show(value, viewer, seat)) };
}

/** Piece by piece. */
export function each<T, V>(show: (item: T, viewer: Viewer, owner: Seat | null) => V): Field<readonly T[], V[]> {
  return { mode: 'each', show: (items, viewer, owner) => items.map((item) => show(item, viewer, owner)) };
}

/** Anything else: a function says what a viewer sees. */
export function shown<T, V>(show: (value: T, viewer: Viewer, owner: Seat | null) => V): Field<T, V> {
  return { mode: 'shown', show };
}

type FieldTable<S> = { readonly [K in keyof S]-?: Field<S[K], unknown> };
type VisibleKeys<S, F> = { [K in keyof S]-?: K extends keyof F ? (F[K] extends Hidden ? never : K) : never }[keyof S];
type ShapeView<S, F extends FieldTable<S>> = { readonly [K in VisibleKeys<S, F>]: Shown<S[K], F[K]> };

/** The field table of an object; every key of `S` must be named and no other. */
export function shape<S>() {
  return <const F extends FieldTable<S> & { readonly [K in Exclude<keyof F, keyof S>]: never }>(
    fields: F,
  ): Field<S, ShapeView<S, F>> => {
    const visible = Object.entries(fields as Record<string, Field<unknown, unknown>>).filter(
      ([, field]) => field.mode !== 'hidden',
    );
    return {
      mode: 'shape',
      show(value, viewer, owner) {
        const view: Record<string, unknown> = {};
        for (const [key, field] of visible) {
          view[key] = field.show((value as Record<string, unknown>)[key], viewer, owner);
        }
        return view as ShapeView<S, F>;
      },
    };
  };
}
