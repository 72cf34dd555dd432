import type { Rng, Seat } from '@majlis/kernel';
import { hashJson } from '@majlis/kernel';
import type { Secret } from '../subject.ts';

/** One secret thing: a key of an array or object in the state. */
export interface Slot {
  readonly zone: string;
  readonly kind: string;
  readonly items: Record<string, unknown>;
  readonly key: string;
}

export const isSecretFrom = (secret: Secret, viewer: Seat | 'spectator'): boolean =>
  viewer === 'spectator' || !secret.knownTo.includes(viewer);

export function slotsOf(secret: Secret): Slot[] {
  const items = secret.items as Record<string, unknown>;
  const keys = secret.at?.map(String) ?? Object.keys(items);
  return keys.map((key) => ({ zone: secret.zone, kind: secret.kind, items, key }));
}

export const contentOf = (secret: Secret): string => hashJson(slotsOf(secret).map(({ items, key }) => items[key]));

export interface Swap {
  readonly a: Slot;
  readonly b: Slot;
}

/** Exchanges two different things that this seat knows nothing of; null if there are no two. Writes into the state. */
export function swapUnknown(secrets: readonly Secret[], seat: Seat, rng: Rng): Swap | null {
  const slots = secrets.filter((secret) => isSecretFrom(secret, seat)).flatMap(slotsOf);
  if (slots.length < 2) return null;
  for (let tries = 0; tries < 10; tries++) {
    const a = pickSlot(slots, rng);
    const b = slots[rng.below(slots.length)]!;
    if (a.kind !== b.kind || hashJson(a.items[a.key]) === hashJson(b.items[b.key])) continue;
    const kept = a.items[a.key];
    a.items[a.key] = b.items[b.key];
    b.items[b.key] = kept;
    return { a, b };
  }
  return null;
}

/** Every other time the last of a zone: the top of a deck is what comes to light next. */
function pickSlot(slots: readonly Slot[], rng: Rng): Slot {
  const slot = slots[rng.below(slots.length)]!;
  if (rng.below(2) === 0) return slot;
  return slots.findLast(({ items }) => items === slot.items)!;
}
