// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { goodSign } from './almadi-tiles.ts';
import { f, type Small, T } from './draw.ts';
import { GOODS, type Good, LANDSCAPES, type Landscape, letterOf, type Mosaic } from './kinds.ts';
import { ngon, poly, starPath } from './ornament.ts';

export const ruby = (): string => `<path d="M13 7h22l9 12-20 25L4 19z" fill="#e0284f"/><path d="M24 44l20-25H31z" fill="#9c0f35"/><path d="M4 19h13l7 25z" fill="#b81541"/><path d="M13 7h22l-4 12H17z" fill="#ff7d96"/><path d="M13 7h22l9 12-20 25L4 19z" fill="none" stroke="#5c0620" stroke-width="2.4" stroke-linejoin="round"/>`;
/** Mosaic cards A-D: four different symmetries, so that they differ without colour. */
export function mosaicCard(k: Mosaic): string {
  const bg = { A: '#1c5fa8', B: '#b5532a', C: '#1b7f78', D: '#6a2f86' }[k], fg = { A: '#fff0bf', B: '#ffe2a0', C: '#ffe2a0', D: '#ffd0e4' }[k];
  const body = {
    A: `<path d="${starPath(30, 34, 25, 8, 2)}" fill="${fg}"/><path d="${starPath(30, 34, 17, 8, 2)}" fill="${bg}"/><path d="${starPath(30, 34, 12, 8, 3)}" fill="var(--saffron-500)"/>`,
    B: `<path d="${starPath(30, 34, 26, 6, 2)}" fill="${fg}"/><path d="${poly(ngon(30, 34, 14, 6, false))}" fill="${bg}"/><path d="${starPath(30, 34, 9, 6, 2)}" fill="#7fe0d6"/>`,
    C: `<path d="${starPath(30, 34, 26, 12, 5)}" fill="${fg}"/><circle cx="30" cy="34" r="10" fill="${bg}"/><path d="${starPath(30, 34, 8, 12, 4)}" fill="#ff9d7a"/>`,
    D: `<path d="M30 9l25 25-25 25L5 34z" fill="${fg}"/><path d="M30 17l17 17-17 17-17-17z" fill="${bg}"/><path d="M30 24l10 10-10 10-10-10z" fill="#4fd6ca"/>`,
  }[k];
  return `<rect width="60" height="84" rx="6" fill="var(--piece-paper)"/><rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="${bg}"/>${body}<rect x="2.5" y="64" width="55" height="17.5" rx="4" fill="var(--piece-paper)"/>${T(30, 78, k, 15)}`;
}
export function stallCard(good: Good, { s = false, name = good }: Small & { name?: string } = {}): string {
  return `<rect width="60" height="84" rx="6" fill="var(--piece-paper)"/><rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="#f7e2ae"/>
    <path d="M2.5 6.5a4 4 0 0 1 4-4h47a4 4 0 0 1 4 4V17a5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0z" fill="#d24a43"/><path d="M13.5 2.5h11V17a5.5 5.5 0 0 1-11 0zM35.5 2.5h11V17a5.5 5.5 0 0 1-11 0z" fill="#fff6e3"/>
    ${s ? `<g transform="translate(11 25) scale(.8)">${goodSign[good]()}</g>${T(30, 79.5, `2 ${GOODS[good]}`, 17)}` : `<g transform="translate(5 30) scale(.62)">${goodSign[good]()}</g><g transform="translate(26 30) scale(.62)">${goodSign[good]()}</g>${T(30, 78, `2 ${name}`, name.length > 8 ? 9.5 : 11)}`}`;
}
export type ObjectiveColour = 'red' | 'yellow' | 'blue' | 'green' | 'grey';
const OBJ: Record<ObjectiveColour, string> = { red: 'var(--l-palace)', yellow: '#d99a1c', blue: 'var(--l-oasis)', green: '#2f8f60', grey: '#6b6d92' };
/** Objective card 60x84: frame colour, points, figure. `lines` is up to 3 short lines. */
export function objectiveCard(colour: ObjectiveColour, points: number, draw: string, lines: readonly string[] = [], { done = false, s = false }: Small & { done?: boolean } = {}): string {
  return `<rect width="60" height="84" rx="6" fill="${OBJ[colour]}"/><rect x="4" y="4" width="52" height="76" rx="3.5" fill="var(--piece-paper)"/>
    <g transform="${s ? 'translate(8.4 9) scale(1.2)' : lines.length > 2 ? 'translate(14.9 5) scale(.84)' : 'translate(10.9 5.5) scale(1.06)'}">${draw}</g>
    ${(s ? [] : lines).map((l, i) => T(30, 56.5 + i * 8.6 - (lines.length - 1) * 5.5, l, 8.6, { w: 700 })).join('')}
    <path d="${s ? 'M15 84v-8a15 13 0 0 1 30 0v8z' : 'M18 84v-7a12 12 0 0 1 24 0v7z'}" fill="${OBJ[colour]}"/>${T(30, s ? 81.5 : 80.5, points, s ? 16 : 12.5, { fill: '#fff' })}
    ${done ? `<rect width="60" height="84" rx="6" fill="#10153a" opacity=".55"/><circle cx="30" cy="38" r="15" fill="var(--good)"/><path d="M22 38l6 6 11-12" fill="none" stroke="#10153a" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>` : ''}`;
}
export const figure = (rows: readonly string[], size = 36): string => {
  const n = Math.max(rows.length, rows[0]!.length), c = size / n, letter = Math.min(c * 0.92, 13), ox = (36 - c * rows[0]!.length) / 2, oy = (36 - c * rows.length) / 2;
  const kinds: Readonly<Record<string, Landscape>> = { O: 'oasis', C: 'caravan', M: 'market', P: 'palace' };
  return `<g class="figure">${rows.map((r, y) => [...r].map((k, x) => (k === '.' ? '' : k === '0' ? `<rect x="${ox + x * c + 1}" y="${oy + y * c + 1}" width="${c - 2}" height="${c - 2}" fill="none" stroke="#8d8fb3" stroke-width="1.2" stroke-dasharray="2 1.5"/>` : `<rect x="${f(ox + x * c + 0.6)}" y="${f(oy + y * c + 0.6)}" width="${f(c - 1.2)}" height="${f(c - 1.2)}" rx="1.5" fill="${k === '#' ? '#8d8fb3' : `var(--l-${kinds[k]})`}"/>${k === '#' ? '' : T(ox + x * c + c / 2, oy + y * c + c / 2 + letter * 0.36, letterOf(LANDSCAPES, kinds[k]!), f(letter), { fill: k === 'C' ? '#3d2400' : '#fff' })}`)).join('')).join('')}</g>`;
};
