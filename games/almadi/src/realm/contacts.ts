import type { Content } from '../content/compile.ts';
import { ACTIVATION, EAST, SIDES, SOUTH } from '../words.ts';
import { oppositeOf, STEPS } from './cells.ts';
import type { Realm, RealmMap } from './realm.ts';

/** How many sides of each kind, in the order of `SIDES`. */
export type SideCounts = number[];

const NO_SIDES: readonly number[] = SIDES.map(() => 0);
export const noSides = (): SideCounts => NO_SIDES.slice();

/** The effect activated where two sides touch (ALM-EFFECT-1, ALM-EFFECT-2); 0 for none. */
function activatedBy(side: number, other: number): number {
  if (side === ACTIVATION) return other > ACTIVATION ? other : 0;
  return other === ACTIVATION && side > ACTIVATION ? side : 0;
}

/** Adds the effects that the landscape in this cell activates with its neighbours, in both directions. */
export function addContacts(content: Content, map: RealmMap, cell: number, counts: SideCounts, except = -1): void {
  const own = (map[cell]! - 1) * 4;
  for (let direction = 0; direction < 4; direction++) {
    const next = cell + STEPS[direction]!;
    const neighbour = map[next]!;
    if (neighbour === 0 || next === except) continue;
    const effect = activatedBy(
      content.sides[own + direction]!,
      content.sides[(neighbour - 1) * 4 + oppositeOf(direction)]!,
    );
    if (effect !== 0) counts[effect]!++;
  }
}

/** Which sides of the landscape in this cell meet their counterpart now: an effect an arrow, an arrow an effect (ALM-8). */
export function litSides(content: Content, realm: Realm, cell: number): boolean[] {
  const landscapeAt = (place: number) => realm.landscapes[realm.cells.indexOf(place)];
  const own = landscapeAt(cell)!;
  return STEPS.map((step, direction) => {
    const neighbour = landscapeAt(cell + step);
    if (neighbour === undefined) return false;
    return (
      activatedBy(content.sides[own * 4 + direction]!, content.sides[neighbour * 4 + oppositeOf(direction)]!) !== 0
    );
  });
}

/** ALM-8: every Effect side of the realm that touches an Activation side now. */
export function activatedSides(content: Content, realm: Realm, map: RealmMap): SideCounts {
  const counts = noSides();
  for (const cell of realm.cells) {
    const own = (map[cell]! - 1) * 4;
    for (let direction = EAST; direction <= SOUTH; direction++) {
      const neighbour = map[cell + STEPS[direction]!]!;
      if (neighbour === 0) continue;
      const effect = activatedBy(
        content.sides[own + direction]!,
        content.sides[(neighbour - 1) * 4 + oppositeOf(direction)]!,
      );
      if (effect !== 0) counts[effect]!++;
    }
  }
  return counts;
}

/** All sides of a kind in the realm, activated or not. */
export function sidesOfKind(content: Content, realm: Realm, kind: number): number {
  let count = 0;
  for (const landscape of realm.landscapes) {
    for (let direction = 0; direction < 4; direction++) if (content.sides[landscape * 4 + direction] === kind) count++;
  }
  return count;
}
