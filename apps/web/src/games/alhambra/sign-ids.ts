import { BUILDINGS, CURRENCIES, currencyOf, FOUNTAIN, isMoney } from '@majlis/alhambra/client';
import { whoKnows } from './modules/index.ts';
import { buildingOf } from './pieces.ts';

// Whatever carries one of these as `data-sign` explains itself: signs.ts says what they mean.

/** Of a row of points. */
export const signOfSource = (source: string): string | undefined =>
  (BUILDINGS as readonly string[]).includes(source) ? `kind.${source}` : source === 'wall' ? 'wall' : undefined;

/** Of a tile, on a board or beside it. */
export function signOfTile(tile: number): string | undefined {
  if (tile === FOUNTAIN) return undefined;
  const kind = buildingOf(tile);
  if (kind !== null) return `kind.${kind}`;
  const module = whoKnows((ui) => ui.art?.piece?.(tile, true, 0));
  return module === null ? undefined : `module.${module}`;
}

/** Of a card or another means of payment. */
export function signOfMeans(ref: number): string | undefined {
  const module = whoKnows((ui) => ui.art?.means?.(ref, true));
  if (module !== null) return `module.${module}`;
  return isMoney(ref) ? `money.${(CURRENCIES as readonly string[])[currencyOf(ref)]}` : undefined;
}
