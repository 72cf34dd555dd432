import type { Bazaar } from '../modules/bazaars/designed.ts';
import type { Camp } from '../modules/camps/designed.ts';
import type { Caravanserai } from '../modules/caravanserai/designed.ts';
import type { HutWalls } from '../modules/workers-huts/designed.ts';

export const PACK_FORMAT = 'alhambra-content/1';

/** What is printed on a culture counter: points and squares of its six sections, in the order they come to the top. */
export interface PrintedCounter {
  readonly points: readonly number[];
  readonly squares: readonly number[];
}

/**
 * Everything printed on components of modules that the rulebook does not tell, as plain JSON. `checkPack` says what
 * makes a pack valid; the README describes the format for whoever owns the box.
 */
export interface Pack {
  readonly format: typeof PACK_FORMAT;
  readonly name: string;
  readonly workersHuts: HutWalls;
  readonly camps: readonly Camp[];
  readonly bazaars: readonly Bazaar[];
  readonly caravanserais: readonly Caravanserai[];
  /** By price: `6` to `11`, and `12/13`. */
  readonly cultureCounters: Readonly<Record<string, PrintedCounter>>;
}
