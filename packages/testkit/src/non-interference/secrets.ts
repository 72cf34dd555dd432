import { hashJson, type Rng, type Seat, sameJson } from '@majlis/kernel';
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

const TRIES = 10;

/**
 * Exchanges two different things that this seat knows nothing of; null if there are no two. Writes into the state.
 * `wanted` says which one of the two should be, if there is such a one.
 */
export function swapUnknown(
  secrets: readonly Secret[],
  seat: Seat,
  rng: Rng,
  wanted: (slot: Slot) => boolean = () => true,
): Swap | null {
  const zones = secrets.filter((secret) => isSecretFrom(secret, seat)).map(slotsOf);
  const favoured = zones.map((slots) => slots.filter(wanted)).filter((slots) => slots.length > 0);
  if (favoured.length === 0) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const a = pickSlot(pick(favoured, rng), rng);
    const kin = zones.filter((slots) => slots[0]?.kind === a.kind);
    const b = pick(pick(kin, rng), rng);
    if (sameJson(a.items[a.key], b.items[b.key])) continue;
    const kept = a.items[a.key];
    a.items[a.key] = b.items[b.key];
    b.items[b.key] = kept;
    return { a, b };
  }
  return null;
}

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** Every other time the last of a zone: the top of a deck is what comes to light next. */
const pickSlot = (slots: readonly Slot[], rng: Rng): Slot => (rng.below(2) === 0 ? slots.at(-1)! : pick(slots, rng));

/** The slots whose content an action has changed or taken away, by zone and key. */
export function movedBetween(before: readonly Secret[], after: readonly Secret[]): (slot: Slot) => boolean {
  const left = new Map(after.flatMap(slotsOf).map((slot) => [nameOf(slot), slot.items[slot.key]]));
  const moved = new Set(
    before
      .flatMap(slotsOf)
      .filter((slot) => !sameJson(slot.items[slot.key], left.get(nameOf(slot))))
      .map(nameOf),
  );
  return (slot) => moved.has(nameOf(slot));
}

const nameOf = ({ zone, key }: Slot): string => `${zone}/${key}`;
