import { LIT, P, type Small, T } from '../draw.ts';
import { BUILDINGS, type Building, letterOf } from '../kinds.ts';
import { arch } from '../ornament.ts';
import { EARTH, ground, standing } from './parts.ts';

/** Chest (48): domed lid in the building's colour, letter on the lock. */
export const treasureChest = (k: Building, { s = false }: Small = {}): string =>
  `<ellipse cx="24" cy="44" rx="20" ry="3.5" fill="#0007"/><path d="M4 22c0-11 6-16 13-16h14c7 0 13 5 13 16z" fill="${ground(k)}" stroke="${EARTH}" stroke-width="2.4"/><path d="M30 6h1c7 0 13 5 13 16H30z" fill="#000" opacity=".2"/><path d="M4 22h40v21H4z" fill="${ground(k)}" stroke="${EARTH}" stroke-width="2.4"/><path d="M30 23h13v19H30z" fill="#000" opacity=".2"/><path d="M4 22h40M10 7v36M38 7v36" stroke="#e9b23c" stroke-width="3"/><rect x="${s ? 10.5 : 14.5}" y="${s ? 12 : 16}" width="${s ? 27 : 19}" height="${s ? 30 : 23}" rx="4" fill="${P}" stroke="${EARTH}" stroke-width="1.8"/>${T(24, s ? 37 : 34.5, letterOf(BUILDINGS, k), s ? 28 : 20)}`;
/** A chest in a building, in the tile's 96 box. */
export const chestOnTile = (k: Building, { s = false, ...where }: Parameters<typeof standing>[2] = {}): string =>
  standing(treasureChest(k, { s }), 'M4 45V22c0-11 6-16 13-16h14c7 0 13 5 13 16v23z', { s, ...where });
/** One vault of the treasure chamber (72x112) with its chests; `number` over the door. */
export const vault = (chests: readonly Building[], number: number): string =>
  `<path d="${arch(36, 110, 66, 106, 1)}" fill="#20142f" stroke="#d9a877" stroke-width="2.5"/>${chests.map((k, j) => `<g transform="translate(${7 + (j % 2) * 29} ${j < 2 ? 38 : 74}) scale(.6)">${treasureChest(k)}</g>`).join('')}<circle cx="36" cy="19" r="11" fill="${LIT}"/>${T(36, 24.5, number, 15)}`;
