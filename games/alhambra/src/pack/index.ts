import { printBazaars } from '../modules/bazaars/content.ts';
import { BAZAARS } from '../modules/bazaars/designed.ts';
import { printCamps } from '../modules/camps/content.ts';
import { DESIGNED_CAMPS } from '../modules/camps/designed.ts';
import { printCaravanserais } from '../modules/caravanserai/content.ts';
import { CARAVANSERAIS } from '../modules/caravanserai/designed.ts';
import { printCounters } from '../modules/moors/content.ts';
import { DESIGNED_COUNTERS } from '../modules/moors/designed.ts';
import { printHuts } from '../modules/workers-huts/content.ts';
import { DESIGNED_HUTS } from '../modules/workers-huts/designed.ts';
import { checkPack } from './check-pack.ts';
import { PACK_FORMAT, type Pack } from './pack.ts';

export { checkPack } from './check-pack.ts';
export type { Pack } from './pack.ts';

/** What the game is played with unless somebody brings the components of their box. */
export const designedPack: Pack = {
  format: PACK_FORMAT,
  name: 'designed',
  workersHuts: DESIGNED_HUTS,
  camps: DESIGNED_CAMPS,
  bazaars: BAZAARS,
  caravanserais: CARAVANSERAIS,
  cultureCounters: Object.fromEntries(
    DESIGNED_COUNTERS.map(({ prices, points, squares }) => [prices.join('/'), { points, squares }]),
  ),
};

/** All games of this process are played with it from now on; call it before the first. Throws what is wrong with it. */
export function usePack(wish: unknown): void {
  const problems = checkPack(wish);
  if (problems.length > 0) throw new Error(`this Alhambra content pack cannot be used:\n- ${problems.join('\n- ')}`);
  const pack = wish as Pack;
  printHuts(pack.workersHuts);
  printCamps(pack.camps);
  printBazaars(pack.bazaars);
  printCaravanserais(pack.caravanserais);
  printCounters(
    DESIGNED_COUNTERS.map((counter) => ({ ...counter, ...pack.cultureCounters[counter.prices.join('/')]! })),
  );
}
