import { rngFrom } from '@majlis/kernel';
import { MODULE_IDS } from './modules/index.ts';
import type { ModuleId } from './modules/slices.ts';

/** Tables to test at. */
export interface Setup {
  readonly seats: number;
  readonly config: { readonly modules: readonly ModuleId[] };
}

export const SEATS = [2, 3, 4, 5, 6] as const;
const seatsAt = (i: number): number => SEATS[i % SEATS.length]!;

export const withModules = (seats: number, ...modules: readonly ModuleId[]): Setup => ({ seats, config: { modules } });

/** The base game at every table, each module alone, all together. */
export const setups: readonly Setup[] = [
  ...SEATS.map((seats) => withModules(seats)),
  ...MODULE_IDS.map((id, i) => withModules(seatsAt(i), id)),
  ...SEATS.map((seats) => withModules(seats, ...MODULE_IDS)),
];

/** Sets of modules by chance, the same for the same word, at all tables in turn. */
export function randomSubsets(count: number, word: string): Setup[] {
  const rng = rngFrom(word);
  return Array.from({ length: count }, (_, i) =>
    withModules(seatsAt(i), ...MODULE_IDS.filter(() => rng.below(2) === 0)),
  );
}

/** For every two modules: both, one, the other, none. */
export function pairsIn({ config: { modules } }: Setup): string[] {
  const is = (id: ModuleId) => (modules.includes(id) ? '+' : '-');
  return MODULE_IDS.flatMap((a, i) => MODULE_IDS.slice(i + 1).map((b) => `${is(a)}${a} ${is(b)}${b}`));
}

/** Few sets that hold every pair: each is the one of many that adds most. */
function coveringPairs(): Setup[] {
  const candidates = randomSubsets(400, 'pairs');
  const chosen: Setup[] = [];
  const covered = new Set<string>();
  const all = 2 * MODULE_IDS.length * (MODULE_IDS.length - 1);
  const gain = (setup: Setup) => pairsIn(setup).filter((pair) => !covered.has(pair)).length;
  while (covered.size < all) {
    const gains = candidates.map(gain);
    const { modules } = candidates[gains.indexOf(Math.max(...gains))]!.config;
    const setup = withModules(seatsAt(chosen.length), ...modules);
    for (const pair of pairsIn(setup)) covered.add(pair);
    chosen.push(setup);
  }
  return chosen;
}

/** Every two modules are together on and together off in some of these, at different tables. */
export const pairwiseSetups: readonly Setup[] = coveringPairs();
