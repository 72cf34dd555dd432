// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { f, LIT, P, type Small, T } from '../draw.ts';
import { ngon, poly, starPath } from '../ornament.ts';
import { EARTH, INK, WOOD, WOOD2 } from './parts.ts';

/** A counter as it is printed: its price, and by section the points and how many buildings of that price it needs. */
export interface CounterFace { price: string | number; values: readonly number[]; squares: readonly number[] }
/** Culture counter (96): six sections, the one under the gem scores; pips = tiles of that price needed; ring = how far it may turn. */
export function cultureCounter({ price, values, squares }: CounterFace, { turned = 0, marker = 1, s = false }: Small & { turned?: number; marker?: number } = {}): string {
  const cx = 48, cy = 54, R = 41, at = (i: number, r: number): [number, number] => { const a = -Math.PI / 2 + ((i - turned) * Math.PI) / 3; return [cx + r * Math.cos(a), cy + r * Math.sin(a)]; };
  const hex = poly(ngon(cx, cy, R, 6)), gem = `<path d="M48 -1l${s ? 9 : 7.5} ${s ? 9 : 7.5}-${s ? 9 : 7.5} ${s ? 9 : 7.5}-${s ? 9 : 7.5}-${s ? 9 : 7.5}z" fill="#2fd0c2" stroke="${INK}" stroke-width="2"/><path d="M48 -1l${s ? 9 : 7.5} ${s ? 9 : 7.5}H48z" fill="#bff3ee"/>`;
  const strip = `<rect x="8" y="2" width="80" height="10" rx="4" fill="${WOOD2}"/><rect x="8" y="2" width="80" height="4" rx="2" fill="${WOOD}"/>`;
  if (s) { const H = poly(ngon(48, 52, 43, 6)); return `<path d="${H}" fill="#f8e6c3" stroke="#8a5a34" stroke-width="7"/>${T(48, 58, values[turned]!, 42)}${Array.from({ length: Math.max(marker, 1) }, (_, i) => `<circle cx="${f(48 - (marker - 1) * 6.5 + i * 13)}" cy="71" r="4.6" fill="${i < turned ? '#2aa7a8' : P}" stroke="${EARTH}" stroke-width="1.8"/>`).join('')}<path d="M48 -3l11 11-11 11-11-11z" fill="#2fd0c2" stroke="${INK}" stroke-width="2.4"/><path d="M48 -3l11 11H48z" fill="#bff3ee"/><rect x="${String(price).length > 2 ? 24 : 30}" y="77" width="${String(price).length > 2 ? 48 : 36}" height="21" rx="6" fill="${INK}"/>${T(48, 94.5, price, String(price).length > 2 ? 17.5 : 20, { fill: '#fff' })}`; }
  return `${strip}<path d="${hex}" fill="#8a5a34" stroke="${EARTH}" stroke-width="2"/><path d="${poly(ngon(cx, cy, R - 3.5, 6))}" fill="#f8e6c3"/><path d="M${cx} ${cy}L${f(at(turned - 0.5, R)[0])} ${f(at(turned - 0.5, R)[1])}L${f(at(turned + 0.5, R)[0])} ${f(at(turned + 0.5, R)[1])}z" fill="${LIT}"/>${values.map((_, i) => { const [x, y] = at(i + 0.5, R - 3); return `<path d="M${cx} ${cy}L${f(x)} ${f(y)}" stroke="#8a5a34" stroke-width="2"/>`; }).join('')}
    ${values.map((v, i) => { const [x, y] = at(i, 24.5), q = squares[i]!, on = i === marker; return `${on ? `<circle cx="${f(x)}" cy="${f(y)}" r="10.8" fill="none" stroke="#a81f43" stroke-width="3.2"/>` : ''}${T(x, y + 3.5, v, 14)}${Array.from({ length: q }, (_, j) => `<rect x="${f(x - q * 1.9 + j * 3.8)}" y="${f(y + 5.3)}" width="3" height="3" fill="${INK}"/>`).join('')}`; }).join('')}
    <path d="${starPath(cx, cy, 11.5, 6, 2)}" fill="#2aa7a8"/><circle cx="${cx}" cy="${cy}" r="${String(price).length > 2 ? 12.8 : 9.2}" fill="${P}" stroke="${EARTH}" stroke-width="1.5"/>${T(cx, cy + (String(price).length > 2 ? 3.2 : 4.2), price, String(price).length > 2 ? 9 : 12)}${gem}`;
}
