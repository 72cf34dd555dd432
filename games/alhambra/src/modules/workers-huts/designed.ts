import type { Building } from '../../content/buildings.ts';

/** By the colour they work for: the sides of each hut that have a wall. */
export type HutWalls = Readonly<Record<Building, readonly string[]>>;

/**
 * How many huts there are of each colour is printed; where their walls are is our own design: every side as often as it
 * goes. A content pack replaces the letters.
 */
export const DESIGNED_HUTS: HutWalls = {
  pavilion: ['N', 'E', 'W'],
  seraglio: ['E', 'S', 'W'],
  arcades: ['N', 'E', 'S', 'W'],
  chambers: ['N', 'E', 'S', 'W'],
  garden: ['N', 'E', 'S', 'W', 'S'],
  tower: ['N', 'E', 'S', 'W', 'N'],
};
