// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { coin } from '../alhambra-cards.ts';
import { f, type Small, T } from '../draw.ts';
import { BUILDINGS, type Building, type Currency, letterOf } from '../kinds.ts';
import { deep, EARTH, ground } from './parts.ts';

/** Bazaar: three awnings in three colours with their letters; the coin says where the price is read. */
export function bazaarTile(cur: Currency, colours: readonly Building[], { s = false, price }: Small & { price?: number } = {}): string {
  const stall = (k: Building, i: number) => { const x = 5 + i * 29.3, w = 27.5, t = s ? 40 : 38; return `<rect x="${f(x + 1.5)}" y="${t + 15}" width="${w - 3}" height="${87 - t - 15}" fill="#fff6e3" stroke="${EARTH}" stroke-width="1.5"/><path d="M${f(x)} ${t + 12}L${f(x + 3)} ${t}h${w - 6}l3 12z" fill="${ground(k)}" stroke="${EARTH}" stroke-width="1.5"/><path d="M${f(x + 7.5)} ${t + 1}h6l-.5 10.5h-7.5zM${f(x + 19)} ${t + 1}h4.5l2.5 10.5h-6z" fill="#fff6e3" opacity=".85"/><path d="M${f(x)} ${t + 12}h${w}v3a4.58 4.58 0 0 1-9.17 0 4.58 4.58 0 0 1-9.16 0 4.58 4.58 0 0 1-9.17 0z" fill="${ground(k)}" stroke="${EARTH}" stroke-width="1.5"/>${T(x + w / 2, 80, letterOf(BUILDINGS, k), s ? 23 : 20, { fill: k === 'chambers' ? '#3a3f7c' : deep(k) })}`; };
  return `<rect width="96" height="96" rx="6" fill="#d9923f"/>${s ? '' : '<rect width="96" height="96" rx="6" fill="url(#p-ground)"/>'}<rect x="1" y="1" width="94" height="94" rx="5.5" fill="none" stroke="#6d3c0a" stroke-width="2"/><path d="M0 88h96v2a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill="#6d3c0a"/>${colours.map(stall).join('')}
    <g transform="translate(${s ? 2 : 4} ${s ? 1 : 3}) scale(${s ? 0.78 : 0.68})">${coin(cur, price == null ? undefined : price, price == null ? 20 : 26)}</g>${s ? '' : '<path d="M42 8c8 14 20 18 50 12" fill="none" stroke="#6d3c0a" stroke-width="1.6"/><circle cx="54" cy="19" r="3.2" fill="#ffe2a0"/><circle cx="68" cy="22.5" r="3.2" fill="#ffe2a0"/><circle cx="82" cy="21.5" r="3.2" fill="#ffe2a0"/>'}`;
}
/** On the small map (20 box): three awnings. */
export const bazaarMini = (colours: readonly Building[]): string => `<rect x=".5" y=".5" width="19" height="19" rx="2.5" fill="#d9923f"/>${colours.map((k, i) => `<rect x="${2.2 + i * 5.3}" y="5" width="5" height="10" fill="${ground(k)}" stroke="#3d2400" stroke-width=".7"/>`).join('')}`;
