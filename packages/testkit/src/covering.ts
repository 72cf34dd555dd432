import { type Rng, rngFrom } from '@majlis/kernel';

/** Every choice of `strength` numbers below `count`. */
function* choices(count: number, strength: number, from = 0): Generator<number[]> {
  if (strength === 0) yield [];
  else {
    for (let first = from; first < count; first++) {
      for (const rest of choices(count, strength - 1, first + 1)) yield [first, ...rest];
    }
  }
}

const CANDIDATES = 24;

/**
 * Subsets of `items` in which every `strength` of them occur in every combination of on and off: few sets that show
 * whatever so many things do to each other. Greedy, and the same for the same seed.
 */
export function coveringSubsets<T>(items: readonly T[], strength: number, seed: string): T[][] {
  const rng = rngFrom(`covering:${seed}`);
  const groups = [...choices(items.length, Math.min(strength, items.length))];
  const open = new Set<number>();
  const patterns = 1 << (groups[0]?.length ?? 0);
  for (let i = 0; i < groups.length * patterns; i++) open.add(i);
  const rows: boolean[][] = [];
  while (open.size > 0) {
    const row = bestRow(items.length, groups, open, rng);
    for (const hit of hitsOf(row, groups)) open.delete(hit);
    rows.push(row);
  }
  return rows.map((row) => items.filter((_, i) => row[i]));
}

/** What a row shows: for each group, which combination. */
function hitsOf(row: readonly boolean[], groups: readonly (readonly number[])[]): number[] {
  return groups.map((group, i) => {
    let pattern = 0;
    for (const item of group) pattern = pattern * 2 + (row[item] ? 1 : 0);
    return i * (1 << group.length) + pattern;
  });
}

/** Of some random rows the one that shows most that is new; one of them shows at least one combination for sure. */
function bestRow(
  count: number,
  groups: readonly (readonly number[])[],
  open: ReadonlySet<number>,
  rng: Rng,
): boolean[] {
  let best: boolean[] = [];
  let most = -1;
  for (let i = 0; i < CANDIDATES; i++) {
    const row = Array.from({ length: count }, () => rng.below(2) === 1);
    if (i === 0) force(row, groups, open);
    const fresh = hitsOf(row, groups).filter((hit) => open.has(hit)).length;
    if (fresh > most) [best, most] = [row, fresh];
  }
  return best;
}

function force(row: boolean[], groups: readonly (readonly number[])[], open: ReadonlySet<number>): void {
  const [first] = open;
  const size = groups[0]!.length;
  const group = groups[first! >> size]!;
  group.forEach((item, i) => {
    row[item] = ((first! >> (size - 1 - i)) & 1) === 1;
  });
}
