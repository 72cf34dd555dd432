import type { Places } from '../content/score-table.ts';

/**
 * Points for each contender, by how many buildings of a kind they have (ALH-12): tied contenders add up the
 * points of the places they take together, divide, round down. Without a building there are no points.
 */
export function sharePlaces(counts: readonly number[], places: Places): number[] {
  return counts.map((count) => {
    if (count <= 0) return 0;
    let ahead = 0;
    let level = 0;
    for (let i = 0; i < counts.length; i++) {
      if (counts[i]! > count) ahead++;
      else if (counts[i] === count) level++;
    }
    let pot = 0;
    for (let place = ahead; place < ahead + level; place++) pot += places[place] ?? 0;
    return Math.floor(pot / level);
  });
}
