import { MODULE_IDS } from './modules/index.ts';
import type { ModuleId } from './modules/slices.ts';

/** Tables to test at. */
interface Setup {
  readonly seats: number;
  readonly config: { readonly modules: readonly ModuleId[] };
}

export const SEATS = [2, 3, 4, 5, 6] as const;
const seatsAt = (i: number): number => SEATS[i % SEATS.length]!;

const withModules = (seats: number, ...modules: readonly ModuleId[]): Setup => ({ seats, config: { modules } });

/** The base game at every table, each module alone, all together with Dirk and at a large table. */
export const setups: readonly Setup[] = [
  ...SEATS.map((seats) => withModules(seats)),
  ...MODULE_IDS.map((id, i) => withModules(seatsAt(i), id)),
  ...[2, 5].map((seats) => withModules(seats, ...MODULE_IDS)),
];
