// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { LIT, P, SH, type Small, SS, T } from '../draw.ts';
import { EARTH, type Side, TURN } from './parts.ts';

/** Camp tile: tents on meadow inside a rope, one bastion a side with the arrow of its line. Light from the left on the large tent. */
const bastion = (s: boolean) => `<path d="M29 0h38v9c0 12-8 19-19 19S29 21 29 9z" fill="${SH}" stroke="#3d2c14" stroke-width="2"/><path d="M48 0h19v9c0 12-8 19-19 19z" fill="${SS}"/><path d="M29 0h38v4H29z" fill="#3d2c14"/><path d="${s ? 'M48 -4l16 18h-9.5v11h-13V14H32z' : 'M48 -3l12.5 14.5H53V22H43V11.5h-7.5z'}" fill="${LIT}" stroke="#3d2400" stroke-width="2.2" stroke-linejoin="round"/>`;
const tent = (x: number, y: number, z: number, flag = true) => `<g transform="translate(${x} ${y}) scale(${z})"><path d="M0-34L-30 0h60z" fill="${P}" stroke="${EARTH}" stroke-width="2" stroke-linejoin="round"/><path d="M0-34L30 0H0z" fill="#d98a55"/><path d="M-13-19L-18 0h9zM8-25l13 25h-7z" fill="#c0533a"/><path d="M0-18L8 0H-8z" fill="#43210f"/>${flag ? `<path d="M0-34v-10" stroke="${EARTH}" stroke-width="2"/><path d="M0-44l13 4-13 5z" fill="#d24a43"/>` : ''}<path d="M-30 0l-7 4M30 0l7 4" stroke="${EARTH}" stroke-width="1.8"/></g>`;
export function campTile(bastions: string, price: number, { s = false }: Small = {}): string {
  const has = (x: string) => (bastions.includes(x) ? 1 : 0), cx = 50 + 7 * (has('W') - has('E')), cy = 74 + 4 * has('N') - 13 * has('S');
  const at = has('N') && has('W') && !has('E') ? [80, 16] as const : [17, 17] as const, r = s ? 17 : 13.5;
  return `<rect width="96" height="96" rx="6" fill="#c3cb78"/><path d="M0 58c22-10 40 2 58-3s28-4 38 0v35a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill="#a5b055"/>${s ? '' : '<path d="M10 84l3-6 3 6M76 88l3-6 3 6M70 44l2-5 2 5M14 52l2-5 2 5M60 92l2-5 2 5" fill="none" stroke="#5d6a24" stroke-width="1.8"/>'}<rect x="2.5" y="2.5" width="91" height="91" rx="5" fill="none" stroke="#6a4a1c" stroke-width="2.6" stroke-dasharray="6 4"/>
    ${tent(cx + 20, cy - 4, 0.52, false)}${tent(cx - 4, cy, s ? 0.9 : 0.82)}${([...bastions] as Side[]).map((b) => `<g transform="rotate(${TURN[b]} 48 48)">${bastion(s)}</g>`).join('')}
    <circle cx="${at[0]}" cy="${at[1]}" r="${r}" fill="${P}" stroke="#6a4a1c" stroke-width="2"/>${T(at[0], at[1] + (s ? 8.5 : 6.8), price, s ? 25 : 19)}`;
}
/** On the small map (20 box): a tent inside a rope. */
export const campMini = (): string => `<rect x="1" y="1" width="18" height="18" rx="2.5" fill="#a5b055" stroke="#6a4a1c" stroke-width="1.2" stroke-dasharray="2 1.5"/><path d="M10 4L3 16h14z" fill="#fff6e3"/><path d="M10 4l7 12h-7z" fill="#c0533a"/>`;
