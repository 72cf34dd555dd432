// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { printedWalls } from '../alhambra-tiles.ts';
import { f, LIT, P, type Small, T } from '../draw.ts';
import { BUILDINGS, type Building, letterOf } from '../kinds.ts';
import { arch } from '../ornament.ts';
import { deep, EARTH, ground, halo, INK, WOOD, WOOD2, WOODL } from './parts.ts';

/** Workers' hut: a cone of thatch on plank walls. No building has a pointed roof that wide, and no hut has a price. */
const hut = (k: Building) => `<path d="M63 33V16h9v24z" fill="#8b6a4a"/><path d="M63 16h9v4h-9z" fill="#5a4028"/>
    <path d="M24 50h48v31H24z" fill="${WOODL}"/><path d="M50 50h22v31H50z" fill="${WOOD}"/><path d="M31 54v27M65 54v27M58 54v27" stroke="${WOOD2}" stroke-width="1.8"/><path d="${arch(45, 81, 17, 23)}" fill="${k === 'chambers' ? '#3a3f7c' : deep(k)}"/><path d="M45 62v14" stroke="${LIT}" stroke-width="2.2"/>
    <path d="M48 11C60 27 74 41 91 55c-5 4-10 1-15 4-5-4-9 1-14-1-5 3-9-2-14 0-5-2-9 3-14 0-5 2-9-3-14 1-5-3-10 0-15-4C22 41 36 27 48 11z" fill="#f6cf66" stroke="#5a3a0c" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="M48 11C60 27 74 41 91 55c-5 4-10 1-15 4-5-4-9 1-14-1-5 3-9-2-14 0z" fill="#cf962c"/><path d="M47 22L31 52M44 26L18 53M50 22l14 30M53 26l23 27M48 20v34" stroke="#7a4f10" stroke-width="1.8" opacity=".75"/><path d="M41 21l7-13 7 13-7 4z" fill="#8a5a12"/><path d="M28 81h42" stroke="${WOOD2}" stroke-width="3"/>`;
const hammer = `<g transform="rotate(-38 24 24)"><rect x="21" y="14" width="6" height="32" rx="3" fill="${WOOD2}"/><rect x="9" y="5" width="30" height="13" rx="3" fill="#5b609c"/><path d="M9 8a3 3 0 0 1 3-3h12v13H12a3 3 0 0 1-3-3z" fill="#8f95c9"/></g>`;
export function hutTile(kind: Building, walls = '', { s = false, count }: Small & { count?: number } = {}): string {
  const has = (x: string) => (walls.includes(x) ? 1 : 0), z = 0.82 - 0.03 * (has('W') + has('E')), gx = 48 - 48 * z + (s ? 6 : 3) + 4 * (has('W') - has('E')), gy = 89 - 82 * z - 7 * has('S');
  const lx = 8 + 6 * has('W') + (has('W') && has('S') ? 4 : 0), ly = 90 - 6 * has('S'), q = s ? 30 : 25, sx = 4 + 8 * has('W'), sy = 4 + 8 * has('N');
  return `<rect width="96" height="96" rx="6" fill="${ground(kind)}"/><path d="M0 66c20-8 34 4 52-2s30-6 44 0v26a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill="#b08a4e"/><path d="M0 66c20-8 34 4 52-2s30-6 44 0" fill="none" stroke="${deep(kind)}" stroke-width="2"/><rect x="1" y="1" width="94" height="94" rx="5.5" fill="none" stroke="${deep(kind)}" stroke-width="2"/>
    <g transform="translate(${f(gx)} ${f(gy)}) scale(${f(z)})">${hut(kind)}</g>${printedWalls(walls)}
    <rect x="${sx}" y="${sy}" width="${q}" height="${q}" rx="5" fill="${P}" stroke="${EARTH}" stroke-width="2"/><g transform="translate(${sx + 2} ${sy + 2}) scale(${f((q - 4) / 48)})">${hammer}</g>
    ${T(lx, ly, letterOf(BUILDINGS, kind), s ? 25 : 18, { fill: kind === 'chambers' ? '#3a3f7c' : '#fff', anchor: 'start', extra: halo(kind === 'chambers' ? '#fff' : deep(kind), s ? 5 : 3.5) })}
    ${count == null ? '' : `<circle cx="${has('E') ? 72 : 79}" cy="79" r="${s ? 18 : 14}" fill="${LIT}" stroke="${INK}" stroke-width="2"/>${T(has('E') ? 72 : 79, s ? 87.5 : 85, `+${count}`, s ? 24 : 17)}`}`;
}
/** On the small map (20 box): the cone over its colour. */
export const hutMini = (kind: Building): string => `<rect x=".5" y=".5" width="19" height="19" rx="2.5" fill="${ground(kind)}"/><path d="M10 .5L19.5 8H.5z" fill="#f6cf66" stroke="#5a3a0c" stroke-width=".8"/>`;
