import { f, type Small, T } from '../draw.ts';
import { BUILDINGS, type Building, letterOf } from '../kinds.ts';
import { deep, ground, halo, letterInk, standing } from './parts.ts';

/** Citizen (48): wooden figure with its letter. */
const MAN =
  'M24 3a8.5 8.5 0 0 1 6.2 14.3c7 .8 12.8 4.7 15 10.2l-8.7 4V46h-25V31.5l-8.7-4c2.2-5.5 8-9.4 15-10.2A8.5 8.5 0 0 1 24 3z';
export const citizen = (k: Building, { s = false }: Small = {}): string =>
  `<path d="${MAN}" fill="${ground(k)}" stroke="${k === 'chambers' ? '#6d6349' : deep(k)}" stroke-width="2.4" stroke-linejoin="round"/><path d="M24 4.2a7.3 7.3 0 0 1 4.8 13.6c7 .8 12.5 3.9 14.8 9l-8.3 3.9v14.1H24z" fill="#000" opacity=".14"/>${T(24, s ? 42 : 39.5, letterOf(BUILDINGS, k), s ? 29 : 21, { fill: letterInk(k), extra: halo(k === 'chambers' || k === 'garden' ? ground(k) : deep(k), s ? 4 : 2) })}`;
/** Trader: a round wooden tile for one cell (96) with up to three citizens. */
export const traderTile = (list: readonly (Building | null)[], { s = false }: Small = {}): string =>
  `<circle cx="48" cy="50" r="44" fill="#0006"/><circle cx="48" cy="47" r="44" fill="#a4713a"/><circle cx="48" cy="47" r="44" fill="none" stroke="#5e3a14" stroke-width="2.5"/><circle cx="48" cy="47" r="36.5" fill="#f3ddb0" stroke="#7a5320" stroke-width="1.5"/>${s ? '' : Array.from({ length: 16 }, (_, i) => `<circle cx="${f(48 + 40.3 * Math.cos((i * Math.PI) / 8))}" cy="${f(47 + 40.3 * Math.sin((i * Math.PI) / 8))}" r="1.7" fill="#f3ddb0"/>`).join('')}${list.map((k, i) => (k ? `<g transform="translate(${[29.5, 11, 48][i]! - (s ? 2 : 0)} ${[9, 43, 43][i]! - (s ? 3 : 0)}) scale(${s ? 0.84 : 0.76})">${citizen(k, { s })}</g>` : '')).join('')}`;
/** A citizen that lives in a building, in the tile's 96 box. */
export const citizenOnTile = (k: Building, { s = false, ...where }: Parameters<typeof standing>[2] = {}): string =>
  standing(citizen(k, { s }), MAN, { s, ...where });
