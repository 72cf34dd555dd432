// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { LIT, type Small, T } from '../draw.ts';
import type { Building } from '../kinds.ts';
import { frame, INK, kindLetter, kindSign } from './parts.ts';

/** Score card (60x84): the six kinds from least to most. */
export const scoreCard = (order: readonly Building[], { s = false }: Small = {}): string => `${frame('#efe2c4')}${order.map((k, i) => { const x = 4 + (i % 2) * 27, y = 4.5 + Math.floor(i / 2) * 25.6; return s ? `<g transform="translate(${x} ${y}) scale(.52)">${kindLetter(k)}</g>` : `<g transform="translate(${x + 1} ${y}) scale(.48)">${kindSign(k)}</g><circle cx="${x + 22}" cy="${y + 4}" r="5" fill="${INK}"/>${T(x + 22, y + 6.8, i + 1, 8, { fill: '#fff' })}`; }).join('')}`;
/** Points indicator (412x132): three slots; a row is a scoring, its kinds from least to most with the points of its places; the next one stands in lamplight. */
export function pointsIndicator(cards: readonly (readonly Building[])[], points: readonly (readonly (readonly number[])[])[], { now = 0 }: { now?: number } = {}): string {
  return `<rect width="412" height="132" rx="10" fill="#7a4d24"/><rect x="3" y="3" width="406" height="126" rx="8" fill="#a96a2c"/>${cards.map((order, r) => { const y = 6 + r * 41, on = r === now; return `<rect x="6" y="${y}" width="400" height="38" rx="6" fill="${on ? '#fff6e3' : '#e3d2ab'}"/>${on ? `<rect x="6" y="${y}" width="400" height="38" rx="6" fill="none" stroke="${LIT}" stroke-width="4"/>` : ''}<circle cx="25" cy="${y + 19}" r="13" fill="${on ? INK : '#7a5a34'}"/>${T(25, y + 24.5, r + 1, 15, { fill: '#fff' })}${order.map((k, i) => { const q = points[r]![i]!; return `<g transform="translate(${45 + i * 60} ${y + 4})"><g transform="scale(.62)">${kindSign(k)}</g>${T(44, q.length > 1 ? 14 : 20, q[0]!, q.length > 1 ? 14 : 17)}${q.length > 1 ? T(44, 27.5, q.slice(1).join('·'), 11, { w: 700, fill: '#4a3a1c' }) : ''}</g>`; }).join('')}`; }).join('')}`;
}
