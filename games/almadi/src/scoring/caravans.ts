import { CARAVAN_CAPACITY } from '../facts.ts';

/** ALM-SCORE-4: what groups of these sizes carry together (ALM-17). */
export function capacityOf(groups: readonly number[]): number {
  let capacity = 0;
  for (const size of groups) if (size > 0) capacity += CARAVAN_CAPACITY[Math.min(size, CARAVAN_CAPACITY.length) - 1]!;
  return capacity;
}
