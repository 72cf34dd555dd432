// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { building } from '../alhambra-tiles.ts';
import { f, LIT, P, SH, type Small, SS, T } from '../draw.ts';
import { type Gear, gearArt, HEAD } from '../gear.ts';
import type { Building } from '../kinds.ts';
import { keel, starPath } from '../ornament.ts';
import { deep, frame, ground, INK } from './parts.ts';

interface Look { when: When; gear: Gear; robe: string; shade: string; n: number; k: number }
type When = 'turn' | 'score' | 'once';
/** How the ten look: headgear, robe, the star {n/k} behind them; `when` their power works: once a turn, at every scoring, once. */
export const CHARACTER_LOOKS = {
  'abdul-karim': { when: 'once', gear: 'sultan', robe: '#b23044', shade: '#741a2c', n: 8, k: 2 },
  'abdul-knihstig': { when: 'turn', gear: 'turban', robe: '#2f74d0', shade: '#17458a', n: 7, k: 2 },
  'ammar': { when: 'turn', gear: 'band', robe: '#c9752f', shade: '#96511c', n: 6, k: 2 },
  'faruk': { when: 'turn', gear: 'fez', robe: '#54b682', shade: '#1a5d3c', n: 9, k: 3 },
  'fatima': { when: 'once', gear: 'veil', robe: '#b93a78', shade: '#7c1f55', n: 12, k: 4 },
  'hakim': { when: 'score', gear: 'hood', robe: '#8b90b8', shade: '#5b609c', n: 10, k: 3 },
  'laila': { when: 'turn', gear: 'tiara', robe: '#8061ff', shade: '#4b33b8', n: 8, k: 3 },
  'machma': { when: 'turn', gear: 'mask', robe: '#2aa7a8', shade: '#14797d', n: 5, k: 2 },
  'yammerad': { when: 'turn', gear: 'hood', robe: '#a4622f', shade: '#7a431b', n: 11, k: 4 },
  'yusuf': { when: 'score', gear: 'helmet', robe: '#d99a1c', shade: '#9c6710', n: 16, k: 6 },
} as const satisfies Record<string, Look>;
export type Character = keyof typeof CHARACTER_LOOKS;

const card = (x: number, y: number, r: number, fill = 'var(--c-denar)', label = '') => `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-9" y="-12.5" width="18" height="25" rx="3" fill="${P}" stroke="${INK}" stroke-width="1.4"/><rect x="-6.5" y="-10" width="13" height="20" rx="1.5" fill="${fill}"/>${label ? T(0, 5, label, 14, { fill: '#fff' }) : ''}</g>`;
const arrowR = (d: string) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${LIT}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const tag = (x: number, y: number, t: string, z = 15, w = 26, s = false) => s ? `<rect x="${f(24 - w * 0.72)}" y="20" width="${f(w * 1.44)}" height="28" rx="12" fill="${LIT}" stroke="${INK}" stroke-width="2.2"/>${T(24, 42, t, f(z * 1.5))}` : `<rect x="${x - w / 2}" y="${y - 10}" width="${w}" height="19" rx="9.5" fill="${LIT}" stroke="${INK}" stroke-width="1.8"/>${T(x, y + 5.2, t, z)}`;
const tileMark = (x: number, y: number, z: number, k: Building) => `<g transform="translate(${x} ${y}) scale(${z})"><rect width="48" height="48" rx="6" fill="${ground(k)}" stroke="${P}" stroke-width="4"/><g transform="translate(2 1) scale(.46)">${building[k](deep(k))}</g></g>`;
/** The sign of each power (48): always the thing, then the number. */
const power: Record<Character, (s: boolean) => string> = {
  'abdul-karim': (s) => `${tileMark(3, 3, 0.72, 'seraglio')}${tag(33, 37, '0', 17, 24, s)}`,
  'abdul-knihstig': (s) => `${card(15, 22, -10, 'var(--c-florin-deep)')}${card(31, 20, 9)}${tag(24, 38, '10+', 15, 36, s)}`,
  ammar: () => `${tileMark(12, 12, 0.5, 'pavilion')}${arrowR('M6 18C8 8 18 3 28 6M28 6l-6-4M28 6l-5 5M42 30c-2 10-12 15-22 12M20 42l6 4M20 42l5-5')}`,
  faruk: (s) => `${card(12, 21, -12, 'var(--c-ducat-deep)')}${card(24, 18, 0, 'var(--c-dirham)')}${card(36, 21, 12)}${tag(24, 38, '≤ 7', 16, 34, s)}`,
  fatima: () => `<path d="${starPath(24, 24, 23, 8, 2)}" fill="${LIT}" stroke="${INK}" stroke-width="1.8"/><path d="${starPath(24, 24, 16.5, 8, 2)}" fill="#7c1f55"/>${T(24, 32, '8', 23, { fill: '#fff' })}`,
  hakim: (s) => `<g transform="translate(2 0) scale(.46)">${building.tower(deep('tower'))}</g><path d="M24 0h24v40H24z" fill="#17183a" opacity=".55"/>${tag(33, 36, '½', 18, 26, s)}`,
  laila: () => `${tileMark(2, 14, 0.52, 'arcades')}<path d="M30 18h14l3 5-2 19c-1 3-14 3-16 0l-2-19z" fill="#a4622f" stroke="${INK}" stroke-width="1.8"/><path d="M29 22h16" stroke="${LIT}" stroke-width="2.8"/>${arrowR('M14 11C20 3 30 3 36 10M36 10l1-7M36 10l-7-1')}`,
  machma: () => `${card(13, 17, 0, 'var(--c-florin-deep)', '7')}${card(35, 31, 0, 'var(--c-denar)', '6')}${arrowR('M27 10c6 0 9 3 9 6M36 16l-4-3M36 16l3-4M21 40c-5 0-8-3-8-7')}`,
  yammerad: (s) => `<g>${card(20, 29, 0, '#2b2f74')}${card(17, 26, 0, '#2b2f74')}</g>${arrowR('M32 26V6M25 12l7-8 7 8')}${tag(33, 38, '< 3', 15, 30, s)}`,
  yusuf: (s) => `<path d="M2 19h34v22H2z" fill="${SH}"/><path d="M2 11h7v9H2zM15.5 11h7v9h-7zM29 11h7v9h-7z" fill="${SH}"/><path d="M2 30h34M13 19v11M25 19v11M8 30v11M19 30v11M30 30v11" stroke="${SS}" stroke-width="2.2"/>${tag(34, 34, '+⅓', 15, 28, s)}`,
};
const whenSign = (w: When, x: number, y: number, r: number) => w === 'turn' ? `<path d="M${x} ${y - r}L${x + r} ${y} ${x} ${y + r} ${x - r} ${y}z" fill="#ff8aa0" stroke="${INK}" stroke-width="1.6"/>` : w === 'score' ? `<path d="${starPath(x, y, r * 1.08, 8, 2)}" fill="${LIT}" stroke="${INK}" stroke-width="1.4"/>${T(x, y + r * 0.46, 'W', f(r * 1.28))}` : `<circle cx="${x}" cy="${y}" r="${r}" fill="${P}" stroke="${INK}" stroke-width="1.6"/>${T(x, y + r * 0.44, '1×', f(r * 1.28))}`;
/** Head and shoulders before a star, in a 120x130 niche; no face, as in Almadi. */
function bust(id: Character): string {
  const c: Look = CHARACTER_LOOKS[id];
  return `<g><defs><clipPath id="bu-${id}"><path d="${keel(60, 130, 112, 128)}"/></clipPath></defs><path d="${keel(60, 130, 120, 131)}" fill="${P}"/><g clip-path="url(#bu-${id})"><path d="${keel(60, 130, 112, 128)}" fill="#2b2160"/><path d="${starPath(60, 56, 54, c.n, c.k)}" fill="none" stroke="#c9adf5" stroke-width="1.6" opacity=".6"/><path d="${starPath(60, 56, 45, c.n, c.k)}" fill="${LIT}"/><circle cx="60" cy="56" r="27" fill="#2b2160" opacity=".55"/><path d="M14 134c0-32 16-48 46-48s46 16 46 48z" fill="${c.robe}"/><path d="M60 86c30 0 46 16 46 48H60z" fill="${c.shade}"/><path d="M47 88l13 19 13-19" fill="none" stroke="${LIT}" stroke-width="2.6"/><rect x="53" y="70" width="14" height="20" fill="${HEAD}"/><ellipse cx="60" cy="56" rx="16" ry="20" fill="${HEAD}"/>${gearArt[c.gear](c.robe, c.shade)}</g></g>`.replaceAll(HEAD, '#1c1240');
}
/** Character card 60x84: bust, when-sign, power in a roundel; the full drawing adds the name. */
export function characterCard(id: Character, name: string, { s = false }: Small = {}): string {
  return `${frame('#1b1650')}<g transform="translate(${s ? 1 : 5} ${s ? 4 : 5}) scale(${s ? 0.46 : 0.42})">${bust(id)}</g>${whenSign(CHARACTER_LOOKS[id].when, s ? 46.5 : 50, s ? 13.5 : 11.5, s ? 11.5 : 8)}
    <g transform="translate(${s ? 17 : 30} ${s ? 41 : 37}) scale(${s ? 0.82 : 0.56})"><circle cx="24" cy="24" r="${s ? 25 : 26}" fill="#0f2f3a" stroke="${LIT}" stroke-width="2.6"/><g transform="translate(5 5) scale(.79)">${power[id](s)}</g></g>
    ${s ? '' : `<rect x="2.5" y="65" width="55" height="16.5" rx="4" fill="${P}"/>${T(30, 76.6, shortName(name), 10.5)}`}`;
}
const shortName = (name: string) => { const [first, second] = name.split(' '); return first === 'Abdul' && second !== undefined ? second : first!; };
export const characterBack = (): string => `${frame('#1b1650')}<path d="${starPath(30, 36, 23, 16, 6)}" fill="${LIT}"/><circle cx="30" cy="38" r="11" fill="#1b1650"/><path d="M14 81c0-18 6-26 16-26s16 8 16 26z" fill="#4b33b8"/>`;
