// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { f, LIT, P, SH, type Small, T } from './draw.ts';
import { type Effect, type Good, LANDSCAPES, type Landscape, letterOf } from './kinds.ts';
import { oilLamp, walkingCamel } from './objects.ts';
import { arch, dome, domeShade, starPath } from './ornament.ts';

/* one-colour signs in a 48 box: `a` is the ink, `b` cuts details out of it */
export const effectSign: Record<Effect, (ink: string, cut: string) => string> = {
  J: (a, b) => `<path d="M18 5h12v5l-2 4c8 3 12 9 11 17-1 8-6 13-15 13S10 39 9 31c-1-8 3-14 11-17l-2-4z" fill="${a}"/><path d="M13 17c-7 1-8 10-2 12M35 17c7 1 8 10 2 12" fill="none" stroke="${a}" stroke-width="4"/><path d="M24 20c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" fill="${b}"/>`,
  G: oilLamp,
  S: (a, b) => `<path d="M4 20L9 6h30l5 14z" fill="${a}"/><path d="M4 20a5 5 0 0 0 10 0 5 5 0 0 0 10 0 5 5 0 0 0 10 0 5 5 0 0 0 10 0z" fill="${a}"/><path d="M17 7l-3 13M31 7l3 13M24 7v13" stroke="${b}" stroke-width="2.2"/><path d="M9 27v17M39 27v17" stroke="${a}" stroke-width="4"/><rect x="9" y="32" width="30" height="8" fill="${a}"/>`,
  M: (a, b) => `<path d="M6 43L28 20l4 4L10 47z" fill="${a}"/><path d="M14 12c8-8 20-9 31 2-5 0-7 1-9 4l-4 5-9-8c-3-2-5-3-9-3z" fill="${a}"/><path d="M28 20l4 4" stroke="${b}" stroke-width="2"/><path d="M34 33h9v9h-9z" fill="${a}" transform="rotate(45 38.5 37.5)"/>`,
  R: (a, b) => `<path d="M13 7h22l9 12-20 25L4 19z" fill="${a}"/><path d="M4 19h40M13 7l4 12 7 25 7-25 4-12M17 19l7-12 7 12" fill="none" stroke="${b}" stroke-width="2.2" stroke-linejoin="round"/>`,
  O: (a) => `<path d="M29 4a21 21 0 1 0 15 31A18 18 0 1 1 29 4z" fill="${a}"/><path d="${starPath(37, 17, 9, 8, 3)}" fill="${a}"/>`,
};
export const goodSign: Record<Good, () => string> = {
  spice: () => `<path d="M24 8c3 8 9 14 16 24H8C15 22 21 16 24 8z" fill="#f59a1c"/><path d="M24 8c3 8 9 14 16 24H24z" fill="#d8760b"/><path d="M4 32h40l-4 9H8z" fill="#7b4a27"/>`,
  leather: () => `<path d="M16 10h16l-3 7c9 3 13 10 12 17-1 6-6 8-17 8S8 40 7 34c-1-7 3-14 12-17z" fill="#a4622f"/><path d="M24 17c14 1 18 10 17 17-1 6-6 8-17 8z" fill="#7a431b"/><path d="M17 18h14" stroke="#f3cf8a" stroke-width="3"/>`,
  carpet: () => `<path d="M8 9h32v30H8z" fill="#b93a78"/><path d="M13 14h22v20H13z" fill="#f6d7e4"/><path d="M24 15l9 9-9 9-9-9z" fill="#7c1f55"/><path d="M9 39v5M16 39v5M24 39v5M32 39v5M39 39v5M9 9V4M16 9V4M24 9V4M32 9V4M39 9V4" stroke="#f6d7e4" stroke-width="2.4"/>`,
  pottery: () => `<path d="M4 18h40c0 12-6 19-12 21v4H16v-4C10 37 4 30 4 18z" fill="#2aa7a8"/><path d="M24 18h20c0 12-6 19-12 21v4h-8z" fill="#14797d"/><path d="M7 25h34" stroke="#fff6e3" stroke-width="3.4" stroke-dasharray="4 3"/>`,
};
export const landscapeArt = {
  oasis: () => `<ellipse cx="24" cy="39" rx="21" ry="7.5" fill="#bff0ff"/><ellipse cx="24" cy="39" rx="15" ry="4.5" fill="#63c8f0"/>
    <path d="M23 39c-1-9 0-16 3-23" fill="none" stroke="#7b4a27" stroke-width="4" stroke-linecap="round"/>
    <g fill="#2e8b4e"><path d="M26 16C18 8 9 9 4 17c7-3 14-2 22-1z"/><path d="M26 16c8-9 17-8 21 1-7-3-13-2-21-1z"/></g><g fill="#49b86a"><path d="M26 16C20 16 12 20 11 29c4-6 9-9 15-13z"/><path d="M26 16c6 0 13 5 14 13-4-6-8-9-14-13z"/><path d="M26 16c-4-6-3-12 1-15 3 4 3 10-1 15z"/></g>`,
  caravan: walkingCamel,
  palace: () => `<path d="M5 44V18h7v26zM36 44V18h7v26z" fill="${P}"/><path d="M39.5 18H43v26h-3.5z" fill="${SH}"/><path d="${dome(8.5, 18, 9, 10)}${dome(39.5, 18, 9, 10)}" fill="#ffd9b0"/>
    <rect x="12" y="25" width="24" height="19" fill="${P}"/><rect x="24" y="25" width="12" height="19" fill="${SH}"/><path d="${dome(24, 25, 24, 20)}" fill="var(--saffron-500)"/><path d="${domeShade(24, 25, 24, 20)}" fill="#cf8a14"/><path d="M24 5V1" stroke="${LIT}" stroke-width="2"/><path d="${arch(24, 44, 11, 14)}" fill="var(--l-palace-deep)"/>`,
  market: (goods?: Partial<Record<Good, number>>, s = false): string => {
    // four goods in every market: one kind ×4, two kinds ×2, or one of each; said with as few signs as possible
    const list = Object.entries(goods ?? { spice: 1, leather: 1, carpet: 1, pottery: 1 }) as [Good, number][];
    const crate = (x: number, y: number, w: number, h: number) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="#fff6e3" stroke="#0d3f28" stroke-width="1.6"/>`;
    const awn = `<path d="M1 5h46l-2-5H3z" fill="#fff6e3"/><path d="M1 5a4.6 4.6 0 0 0 9.2 0 4.6 4.6 0 0 0 9.2 0 4.6 4.6 0 0 0 9.2 0 4.6 4.6 0 0 0 9.2 0 4.6 4.6 0 0 0 9.2 0z" fill="#e8574f"/>`;
    const n = (x: number, y: number, v: number, z: number) => T(x, y, v, z, { fill: '#0d3f28', ...(s ? { extra: 'stroke="#fff6e3" stroke-width="5" paint-order="stroke" stroke-linejoin="round"' } : {}) });
    const [only] = list;
    if (only !== undefined && list.length === 1) return `${crate(4, 6, 40, 40)}<g data-sign="good.${only[0]}" transform="translate(6 9) scale(.56)">${goodSign[only[0]]()}</g>${n(s ? 34 : 36, s ? 44 : 42, only[1], s ? 33 : 19)}${awn}`;
    // small: two signs are two of each, as four are one of each; a number would be too small to read
    if (list.length === 2) return list.map(([g, v], i) => `${crate(1 + i * 23.5, 6, 22.5, 40)}<g data-sign="good.${g}" transform="translate(${(s ? 1.6 : 3) + i * 23.5} ${s ? 15 : 9}) scale(${s ? 0.44 : 0.39})">${goodSign[g]()}</g>${s ? '' : n(12.2 + i * 23.5, 43, v, 16)}`).join('') + awn;
    return list.map(([g], i) => { const x = 1 + (i % 2) * 23.5, y = 6 + Math.floor(i / 2) * 20.5; return `${crate(x, y, 22.5, 19.5)}<g data-sign="good.${g}" transform="translate(${x + 3} ${y + 2}) scale(.34)">${goodSign[g]()}</g>`; }).join('') + awn;
  },
};
const rot = [0, 90, 180, 270];
interface LandscapeLook extends Small { goods?: Partial<Record<Good, number>>; lit?: readonly boolean[] }

/** Landscape tile; sides in the order N E S W (`>` an activation, `.` nothing), `lit` says which are active now. */
export function landscapeTile(kind: Landscape, sides: string, { goods, lit = [], s = false }: LandscapeLook = {}): string {
  const c = `var(--l-${kind})`, d = `var(--l-${kind}-deep)`;
  const dark = kind !== 'caravan';
  const tabs = [...sides].map((k, i) => {
    const on = lit[i];
    if (k === '.') return '';
    const q = s ? (kind === 'market' ? 1.05 : 1.28) : 1; // goods stay in sight between the signs
    if (k === '>') return `<g data-sign="effect.&gt;" transform="rotate(${rot[i]} 48 48)"><g transform="translate(48 0) scale(${q})"><path d="M-17 17L0 1l17 16-17-5.5z" fill="${on ? 'var(--saffron-200)' : 'var(--saffron-500)'}" stroke="#3d2400" stroke-width="2.2" stroke-linejoin="round"/></g></g>`;
    // icon keeps upright: place by side, do not rotate the sign
    const w = 16 * q, depth = 25 * q;
    const pos = ([[48, depth * 0.46], [96 - depth * 0.46, 48], [48, 96 - depth * 0.46], [depth * 0.46, 48]] as const)[i]!;
    const z = s ? (kind === 'market' ? 0.5 : 0.6) : 0.43;
    return `<g data-sign="effect.${k}"><g transform="rotate(${rot[i]} 48 48)"><path d="M${48 - w} 0H${48 + w}V${f(depth - w)}A${w} ${w} 0 0 1 ${48 - w} ${f(depth - w)}Z" fill="${on ? 'var(--saffron-400)' : d}" stroke="${on ? '#fff3cf' : 'rgb(255 255 255 / .55)'}" stroke-width="${on ? 2.6 : 1.4}"/></g>
      <g transform="translate(${f(pos[0] - 24 * z)} ${f(pos[1] - 24 * z)}) scale(${z})">${effectSign[k as Effect](on ? '#2b1600' : '#fff6e3', on ? 'var(--saffron-400)' : d)}</g></g>`;
  }).join('');
  const art = kind === 'market' ? landscapeArt.market(goods, s) : landscapeArt[kind]();
  const z = s ? (kind === 'market' ? 0.74 : 0.66) : 0.9;
  return `<rect width="96" height="96" rx="6" fill="${c}"/>${s ? '' : '<rect width="96" height="96" rx="6" fill="url(#p-ground)"/>'}<rect x="1" y="1" width="94" height="94" rx="5.5" fill="none" stroke="${d}" stroke-width="2"/>
    <g data-sign="type.${kind}" transform="translate(${48 - 24 * z} ${48 - 24 * z}) scale(${z})">${art}</g>${tabs}
    ${T(s ? 6 : 7, s ? 24 : 17, letterOf(LANDSCAPES, kind), s ? 24 : 15, { anchor: 'start', fill: dark ? '#fff' : '#3d2400', extra: `stroke="${dark ? d : 'var(--l-caravan-light)'}" stroke-width="${s ? 4 : 3}" paint-order="stroke" stroke-linejoin="round"` })}`;
}
