// biome-ignore-all format: drawings are kept as they were composed, one shape a line
// What the drawings of more than one module are made of.
// What must be told apart at a glance differs in outline first (cone, tent, awning, palisade), then in letter, then in colour.
import { building } from '../alhambra-tiles.ts';
import { f, P, T } from '../draw.ts';
import { BUILDINGS, type Building, type Letter, letterOf } from '../kinds.ts';

export const INK = 'var(--piece-ink)';
export const WOOD = '#b9763a';
export const WOOD2 = '#7a431b';
export const WOODL = '#e2ab72';
export const EARTH = '#3d2400';
export const ground = (k: Building): string => `var(--b-${k})`;
export const deep = (k: Building): string => `var(--b-${k}-deep)`;
export const letterInk = (k: Building): string => (k === 'chambers' ? '#3a3f7c' : k === 'garden' ? '#0f3a20' : '#fff');
export type Side = 'N' | 'E' | 'S' | 'W';
export const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
export const halo = (c: string, w = 4): string => `stroke="${c}" stroke-width="${w}" paint-order="stroke" stroke-linejoin="round"`;
export const frame = (fill: string): string => `<rect width="60" height="84" rx="6" fill="${P}"/><rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="${fill}"/>`;
export const foot = (fill: string, text: string | Letter, s: boolean, ink = '#fff'): string => `<rect x="2.5" y="64" width="55" height="17.5" rx="4" fill="${fill}"/>${T(30, s ? 78.4 : 77.2, text, s ? 16 : 12.5, { fill: ink })}`;
/** Building as a small square sign with its letter (48 box): one shape for marks, dice, score cards, scouts. */
export const kindSign = (k: Building, { letter = true }: { letter?: boolean } = {}): string => `<rect x="1" y="1" width="46" height="46" rx="7" fill="${ground(k)}" stroke="${deep(k)}" stroke-width="2"/><g transform="translate(${letter ? 9 : 4} ${letter ? 1 : 3}) scale(${letter ? 0.4 : 0.42})">${building[k](deep(k))}</g>${letter ? T(5, 43.5, letterOf(BUILDINGS, k), 20, { fill: letterInk(k), anchor: 'start', extra: halo(k === 'chambers' || k === 'garden' ? ground(k) : deep(k)) }) : ''}`;
export const kindLetter = (k: Building): string => `<rect x="2" y="2" width="44" height="44" rx="9" fill="${ground(k)}" stroke="${deep(k)}" stroke-width="3"/>${T(24, 35, letterOf(BUILDINGS, k), 31, { fill: letterInk(k) })}`;

interface Standing { s?: boolean; slot?: number; walls?: string }
/** What stands on a building tile, in its 96 box: in the free lower corner, the upper one with `slot` 1; a paper edge shows it on its own colour. */
export function standing(art: string, outline: string, { s = false, slot = 0, walls = '' }: Standing = {}): string {
  const z = s ? 0.84 : 0.7, x = 96 - 48 * z - (s ? 3 : 4) - (walls.includes('E') ? 9 : 0);
  const y = slot ? (walls.includes('N') ? 14 : 5) : 96 - 48 * z - (s ? 3 : 4) - (walls.includes('S') ? 9 : 0);
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${z})"><path d="${outline}" fill="${P}" stroke="${P}" stroke-width="7" stroke-linejoin="round"/>${art}</g>`;
}
