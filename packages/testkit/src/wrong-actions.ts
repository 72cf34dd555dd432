import type { Rng } from '@majlis/kernel';
import { throughJson } from './plain.ts';

/** Values no game takes for an action. */
export const NO_ACTIONS: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  Number.NaN,
  '',
  'pass',
  [],
  [[]],
  {},
  { type: null },
  { type: '' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: ['pass'] },
  JSON.parse('{"type":"pass","__proto__":{"type":"pass"}}'),
  Object.assign(Object.create({ type: 'pass' }), {}),
  () => 0,
];

/** An action with one thing about it changed: perhaps refused, perhaps legal, perhaps no action at all. */
export function bend(action: unknown, rng: Rng): unknown {
  const bent = throughJson(action);
  const places = placesIn(bent);
  if (places.length === 0) return { ...(bent as object), more: 1 };
  const { holder, key } = places[rng.below(places.length)]!;
  holder[key] = otherValue(holder[key], rng);
  return bent;
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Everything inside an action but its `type`. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => (key === 'type' ? [] : [{ holder, key }, ...placesIn(holder[key])]));
}

function otherValue(value: unknown, rng: Rng): unknown {
  if (typeof value === 'number') return [value + 1, value - 1, value + 2, 0, 99, -1, value + 0.5, null][rng.below(8)];
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return ['', `${value}x`, null][rng.below(3)];
  if (Array.isArray(value)) return otherList(value, rng);
  return value === null ? 0 : null;
}

function otherList(items: readonly unknown[], rng: Rng): unknown[] {
  if (items.length === 0) return [0];
  const at = rng.below(items.length);
  return [() => items.filter((_, i) => i !== at), () => [...items, items[at]], () => [], () => [...items].reverse()][
    rng.below(4)
  ]!();
}
