// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { f, LIT, P, SH, type Small, SS, T } from './draw.ts';
import { BUILDINGS, type Building, letterOf } from './kinds.ts';
import { arch, dome, domeShade, keel, ngon, poly, starPath } from './ornament.ts';
import { type SeatNumber, seatEmblem } from './seats.ts';

/* ── Alhambra buildings (in a 96 box, standing on y=80) ───────── */
const merlons = (x: number, y: number, w: number, n: number, h = 4, fill = P) => {
  const s = w / (2 * n - 1);
  return Array.from({ length: n }, (_, i) => `<rect x="${f(x + i * 2 * s)}" y="${y - h}" width="${f(s)}" height="${h + 0.5}" fill="${fill}"/>`).join('');
};
export const building: Record<Building, (deep: string) => string> = {
  pavilion: (d) => `
    <path d="${dome(48, 45, 50, 29)}" fill="var(--b-pavilion-light)"/><path d="${domeShade(48, 45, 50, 29)}" fill="#6aa9f2"/>
    <path d="M48 17v-7" stroke="${LIT}" stroke-width="2.4"/><circle cx="48" cy="9.5" r="3" fill="${LIT}"/>
    <rect x="20" y="44" width="56" height="6" rx="1.5" fill="${P}"/><rect x="48" y="44" width="28" height="6" fill="${SH}"/>
    <rect x="24" y="50" width="48" height="25" fill="${d}"/>
    <path d="${arch(36, 75, 17, 23)}${arch(60, 75, 17, 23)}" fill="${LIT}" opacity=".9"/>
    <rect x="23" y="50" width="6" height="25" fill="${P}"/><rect x="45" y="50" width="6" height="25" fill="${P}"/><rect x="67" y="50" width="6" height="25" fill="${SH}"/>
    <path d="M29 50h16a8 6 0 0 0-16 0zM51 50h16a8 6 0 0 0-16 0z" fill="${P}"/>
    <rect x="17" y="75" width="62" height="6" rx="1.5" fill="${P}"/><rect x="48" y="75" width="31" height="6" fill="${SH}"/>`,
  seraglio: (d) => `
    <rect x="13" y="47" width="70" height="34" fill="${P}"/><rect x="60" y="47" width="23" height="34" fill="${SH}"/>
    ${merlons(13, 47, 22, 3, 5)}${merlons(61, 47, 22, 3, 5, SH)}
    <rect x="32" y="26" width="32" height="55" fill="${P}"/><rect x="48" y="26" width="16" height="55" fill="${SH}"/>
    ${merlons(32, 26, 32, 4, 5)}
    <path d="${keel(48, 81, 23, 43)}" fill="var(--b-seraglio-deep)"/><path d="${keel(48, 81, 15, 31)}" fill="${LIT}"/>
    <path d="${arch(22, 68, 9, 13)}${arch(74, 68, 9, 13)}" fill="${d}"/>
    <path d="M13 75h19M64 75h19" stroke="var(--b-seraglio)" stroke-width="3"/>`,
  arcades: (d) => `
    <path d="M8 38l6-12h68l6 12z" fill="var(--b-arcades-light)"/><path d="M48 26h34l6 12H48z" fill="#b98250"/>
    <path d="M22 26l-4 12M35 26l-2 12M48 26v12M61 26l2 12M74 26l4 12" stroke="var(--b-arcades-deep)" stroke-width="1.6" opacity=".6"/>
    <rect x="11" y="38" width="74" height="43" fill="${P}"/><rect x="62" y="38" width="23" height="43" fill="${SH}"/>
    ${[24, 48, 72].map((x) => `<path d="${arch(x, 81, 22, 37, 0.8)}" fill="#c0533a"/><path d="${arch(x, 81, 22, 37, 0.8)}" fill="none" stroke="${P}" stroke-width="3.4" stroke-dasharray="4 4"/><path d="${arch(x, 81, 15.5, 33, 0.8)}" fill="${d}"/>`).join('')}
    <circle cx="48" cy="62" r="3.6" fill="${LIT}"/><path d="M48 51v8" stroke="${LIT}" stroke-width="1.4"/>`,
  chambers: () => `
    <path d="M22 36h52v45H22z" fill="#7c82ba"/><path d="M52 36h22v45H52z" fill="#5b609c"/>
    <path d="M16 28h64v9H16z" fill="#3a3f7c"/><path d="M24 21h48v8H24z" fill="#7c82ba"/><path d="M52 21h20v8H52z" fill="#5b609c"/>
    <path d="${starPath(48, 56, 18, 8, 2)}" fill="#2a2e66"/><path d="${starPath(48, 56, 13.5, 8, 2)}" fill="${LIT}"/><path d="${starPath(48, 56, 6.5, 8, 3)}" fill="#2a2e66"/>
    <path d="M18 81h60" stroke="#3a3f7c" stroke-width="5"/>`,
  garden: () => `
    <ellipse cx="48" cy="77" rx="37" ry="8" fill="var(--b-garden-deep)"/><path d="M20 77h56" stroke="#7fe0f0" stroke-width="5" stroke-linecap="round"/>
    <path d="M34 14c11 18 12 42 4 61h-8c-8-19-7-43 4-61z" fill="#1c5a38"/><path d="M34 14c11 18 12 42 4 61h-4z" fill="#123f27"/>
    <path d="M64 54v22" stroke="#6b4020" stroke-width="5"/>
    <circle cx="64" cy="44" r="18" fill="var(--b-garden-light)"/><path d="M64 26a18 18 0 0 1 0 36z" fill="#86cd7e"/>
    <g fill="#f08a2f"><circle cx="57" cy="41" r="3.6"/><circle cx="66" cy="34" r="3.6"/><circle cx="71" cy="47" r="3.6"/><circle cx="61" cy="52" r="3.6"/></g>`,
  tower: (d) => `
    <path d="M48 14V7" stroke="${LIT}" stroke-width="2.4"/><path d="M51.5 2.2a4.6 4.6 0 1 0 3.4 7.2 5.2 5.2 0 0 1-3.4-7.2z" fill="${LIT}"/>
    <path d="M38 24l10-11 10 11z" fill="var(--b-tower-light)"/><path d="M48 13l10 11H48z" fill="#9a78d8"/>
    <rect x="30" y="26" width="36" height="11" fill="${P}"/><rect x="48" y="26" width="18" height="11" fill="${SH}"/>${merlons(30, 26, 36, 4, 5)}
    <rect x="34" y="37" width="28" height="44" fill="${P}"/><rect x="48" y="37" width="14" height="44" fill="${SH}"/>
    <path d="M34 37h28v3H34z" fill="${SS}"/>
    <path d="${arch(48, 58, 10, 16)}" fill="${LIT}"/><path d="${arch(48, 81, 13, 17)}" fill="${d}"/>
    <path d="M28 81h40" stroke="${P}" stroke-width="5"/>`,
};

const wallN = `<rect x="0" y="0" width="96" height="11" fill="var(--piece-stone)"/><rect x="0" y="9" width="96" height="2.6" fill="var(--piece-stone-shade)"/>
  <path d="M9 0h7v4.6H9zM25 0h7v4.6h-7zM41 0h7v4.6h-7zM57 0h7v4.6h-7zM73 0h7v4.6h-7zM89 0h7v4.6h-7z" fill="#3d2c14"/><path d="M0 11.6h96" stroke="#3d2c14" stroke-width="1.6"/>`;
type Side = 'N' | 'E' | 'S' | 'W';
const turn = { N: 0, E: 90, S: 180, W: 270 };
export const printedWalls = (set: string): string => ([...set] as Side[]).map((s) => `<g transform="rotate(${turn[s]} 48 48)">${wallN}</g>`).join('') +
  ([['N', 'W', 0, 0], ['N', 'E', 96, 0], ['S', 'E', 96, 96], ['S', 'W', 0, 96]] as const).filter(([a, b]) => set.includes(a) && set.includes(b))
    .map(([, , x, y]) => `<rect x="${x ? 81 : 0}" y="${y ? 81 : 0}" width="15" height="15" fill="var(--piece-stone)" stroke="#3d2c14" stroke-width="1.6"/><rect x="${x ? 85 : 4}" y="${y ? 85 : 4}" width="7" height="7" fill="var(--piece-stone-shade)"/>`).join('');

/** Building tile. */
export function buildingTile(kind: Building, price: number, wallSet = '', { s = false, ghost = false }: Small & { ghost?: boolean } = {}): string {
  const c = `var(--b-${kind})`, d = `var(--b-${kind}-deep)`;
  const letterFill = kind === 'chambers' ? '#3a3f7c' : '#fff';
  const clear = (side: Side) => (wallSet.includes(side) ? 6 : 0);
  const px = (s ? 21 : 18) + clear('W'), py = (s ? 21 : 18) + clear('N');
  const corner = wallSet.includes('W') && wallSet.includes('S') ? 4 : 0;
  const lx = 8 + clear('W') + corner, ly = 90 - clear('S') - corner;
  const has = (side: Side) => (wallSet.includes(side) ? 1 : 0);
  const z = (s ? 0.82 : 0.86) - 0.035 * Math.max(has('W') + has('E'), has('N') + has('S'));
  const gx = 48 - 48 * z + (s ? 6 : 2) + 4 * (has('W') - has('E')), gy = (s ? 90 : 88) - 82 * z - 7 * has('S');
  const g = `translate(${f(gx)} ${f(gy)}) scale(${f(z)})`;
  return `<rect width="96" height="96" rx="6" fill="${c}"/>${s ? '' : '<rect width="96" height="96" rx="6" fill="url(#p-ground)"/>'}
    <rect x="1" y="1" width="94" height="94" rx="5.5" fill="none" stroke="${d}" stroke-width="2"/>
    <g transform="${g}">${building[kind](d)}</g>${printedWalls(wallSet)}
    ${ghost ? '' : `<circle cx="${px}" cy="${py}" r="${s ? 18 : 14}" fill="var(--piece-paper)" stroke="${d}" stroke-width="2"/>${T(px, py + (s ? 9.6 : 7), price, s ? 28 : 20)}
    ${T(lx, ly, letterOf(BUILDINGS, kind), s ? 25 : 16, { fill: letterFill, anchor: 'start', extra: `stroke="${kind === 'chambers' ? '#fff' : d}" stroke-width="${s ? 5 : 3}" paint-order="stroke" stroke-linejoin="round"` })}`}`;
}

/** Lion fountain, the starting tile; `seat` puts the owner's counter in its basin. */
export function fountainTile(seat: SeatNumber | null = null): string {
  const lions = Array.from({ length: 12 }, (_, i) => { const a = (i * Math.PI) / 6; return `<circle cx="${f(48 + 27 * Math.cos(a))}" cy="${f(48 + 27 * Math.sin(a))}" r="3.4"/>`; }).join('');
  return `<rect width="96" height="96" rx="6" fill="#e9c48b"/><path d="${starPath(48, 48, 46, 8, 2)}" fill="#f8e6c3" stroke="#b98a4b" stroke-width="1.5"/>
    <path d="M44 2h8v92h-8zM2 44h92v8H2z" fill="#52c9d2"/>
    <path d="${poly(ngon(48, 48, 34, 8))}" fill="#f8e6c3" stroke="#b98a4b" stroke-width="2"/><circle cx="48" cy="48" r="20" fill="#38b1bf" stroke="#1b7b8b" stroke-width="2"/>
    <g fill="#a9793d">${lions}</g>${seat ? `<g transform="translate(34 34) scale(.583)">${seatEmblem(seat)}</g>` : `<circle cx="48" cy="48" r="8" fill="#bff3f5"/><circle cx="48" cy="48" r="3" fill="#fff"/>`}
    <rect x="1" y="1" width="94" height="94" rx="5.5" fill="none" stroke="#9c6f33" stroke-width="2"/>`;
}
