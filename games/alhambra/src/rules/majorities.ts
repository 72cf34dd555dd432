import type { Places } from '../content/score-table.ts';

/**
 * Points for each contender, by how many buildings of a kind they have (ALH-12): tied contenders add up the
 * points of the places they take together, divide, round down. Without a building there are no points.
 */
export function sharePlaces(counts: readonly number[], places: Places): number[] {
  const points: number[] = [];
  for (let i = 0; i < counts.length; i++)
    points.push(counts[i]! <= 0 ? 0 : Math.floor(evenShare(counts[i]!, counts, places)));
  return points;
}

/** What each contender with so many gets of the places they take together, before it is rounded down. */
export function evenShare(count: number, counts: readonly number[], places: Places): number {
  let ahead = 0;
  let level = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! > count) ahead++;
    else if (counts[i] === count) level++;
  }
  let pot = 0;
  for (let place = ahead; place < ahead + level && place < places.length; place++) pot += places[place]!;
  return pot / level;
}

/** Contenders who take the same places together, and what that gives each of them. */
export interface Share {
  /** The first of these places, counted from 1. */
  readonly place: number;
  readonly contenders: readonly number[];
  /** What the places they take are worth; those beyond the last give nothing. */
  readonly places: readonly number[];
  readonly each: number;
}

/** The same as `sharePlaces`, told: who takes which places, the first first. Places without points are left out. */
export function sharesOf(counts: readonly number[], places: Places): Share[] {
  const points = sharePlaces(counts, places);
  const levels = [...new Set(counts)].filter((count) => count > 0).sort((a, b) => b - a);
  const shares: Share[] = [];
  let ahead = 0;
  for (const level of levels) {
    const contenders = counts.flatMap((count, contender) => (count === level ? [contender] : []));
    const taken = places.slice(ahead, ahead + contenders.length);
    if (taken.length > 0) shares.push({ place: ahead + 1, contenders, places: taken, each: points[contenders[0]!]! });
    ahead += contenders.length;
  }
  return shares;
}
