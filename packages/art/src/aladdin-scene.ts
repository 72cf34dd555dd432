// biome-ignore-all format: drawings are kept as they were composed, one shape a line
// The cross-section of Aladdin's Dragon: what stands behind the openings, and the openings themselves.
import { artifact } from './aladdin.ts';
import { T } from './draw.ts';
import type { Treasure } from './kinds.ts';
import { dome, domeShade, starPath } from './ornament.ts';
import type { SeatNumber } from './seats.ts';

export type Opening = 'room' | 'gate' | 'city' | 'cave';

/** Stretched to any size: a 100 box without aspect ratio. */
const MOUTHS: Record<Opening, string> = {
  room: 'M2 100V24C2 12 30 12 50 2 70 12 98 12 98 24V100Z',
  gate: 'M4 100V30C4 12 26 2 50 2 74 2 96 12 96 30V100Z',
  city: 'M2 100V28C2 14 32 15 50 3 68 15 98 14 98 28V100Z',
  cave: 'M2 100C0 64 0 34 5 17 10 3 34 1 50 1 66 1 90 3 95 17 100 34 100 64 98 100Z',
};
export const mouth = (opening: Opening, glow: 'lamp' | Treasure): string => `<path class="hole" fill="#1b1136" d="${MOUTHS[opening]}"/><path class="glow" d="${MOUTHS[opening]}" fill="url(#g-${glow})" opacity=".6"/><path class="rim" fill="none" stroke-width="2" d="${MOUTHS[opening]}" vector-effect="non-scaling-stroke"/>`;

/** Body and belly of the dragon that guards this kind. */
export const DRAGONS: Record<Treasure, readonly [string, string]> = {
  crown: ['#b3263a', '#ff9a8a'], pearl: ['#8d82b5', '#f3ecff'], gem: ['#1f62c0', '#a8d4ff'], trophy: ['#3a3656', '#b9b4dd'], gold: ['#c98a12', '#fff0bf'],
};

/** The lights in the openings; `mouth` refers to them. */
export const sceneGlows = (): string => `<radialGradient id="g-lamp" cx=".5" cy=".95" r=".85"><stop offset="0" stop-color="#ffb84d" stop-opacity=".5"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>${Object.entries(DRAGONS).map(([kind, [body]]) => `<radialGradient id="g-${kind}" cx=".5" cy=".9" r=".95"><stop offset="0" stop-color="${body}" stop-opacity=".75"/><stop offset="1" stop-color="${body}" stop-opacity=".06"/></radialGradient>`).join('')}`;

const DOMES = ['#e8836b', '#d96b7e', '#b9609a', '#8e5fb0', '#6a63b8'];
/** 176x66. */
export const roomRoof = (room: number): string => `<path d="${dome(88, 62, 128, 54)}" fill="${DOMES[room % DOMES.length]}"/><path d="${domeShade(88, 62, 128, 54)}" fill="#000" opacity=".16"/><path d="M88 9V3" stroke="#ffc855" stroke-width="3"/><path d="${starPath(88, 3, 5, 8, 3)}" fill="#ffc855"/>`;
/** 176x66, stretched. */
export const gateRoof = (): string => '<path d="M8 20h22v18H8zM54 20h22v18H54zM100 20h22v18h-22zM146 20h22v18h-22z" fill="#e3a877"/><path d="M2 36h172v12H2z" fill="#f1c79a"/>';
/** 266x60, stretched. */
export const cityRoof: Record<'caravanserai' | 'market' | 'djinn' | 'tent', () => string> = {
  caravanserai: () => '<path d="M14 8h20v16H14zM60 8h20v16H60zM106 8h20v16h-20zM152 8h20v16h-20zM198 8h20v16h-20zM240 8h20v16h-20z" fill="#d98f5a"/><path d="M0 22h266v10H0z" fill="#e9a675"/>',
  market: () => '<path d="M-2 42L14 4h238l16 38z" fill="#fff6e3"/><path d="M48 4h34l-6 38H40zM116 4h34l2 38h-38zM184 4h34l10 38h-36z" fill="#d24a43"/><path d="M-2 42a19 15 0 0 0 38 0 19 15 0 0 0 38 0 19 15 0 0 0 38 0 19 15 0 0 0 38 0 19 15 0 0 0 38 0 19 15 0 0 0 38 0 20 15 0 0 0 40 0z" fill="#fff6e3"/><path d="M36 42a19 15 0 0 0 38 0zM112 42a19 15 0 0 0 38 0zM188 42a19 15 0 0 0 38 0z" fill="#d24a43"/>',
  djinn: () => `<path d="${dome(133, 30, 150, 48)}" fill="#2aa7a8"/><path d="${domeShade(133, 30, 150, 48)}" fill="#14797d"/><path d="M0 26h266v10H0z" fill="#8fb2e0"/>`,
  tent: () => '<path d="M133-24L-4 52h274z" fill="#f0b04a"/><path d="M133-24L40 52h44zM133-24l49 76h44z" fill="#c9463f"/><path d="M-4 50h274v8H-4z" fill="#ffe2a0"/>',
};

/** The sky over the palace, 1392x130. */
export const nightStars = (): string => Array.from({ length: 60 }, (_, i) => `<path d="${starPath(((0.5 + i * 0.7548777) % 1) * 1392, 3 + ((0.5 + i * 0.5698403) % 1) * 100, 1.5 + (i % 3), 8, 3)}" fill="#ffe9bd" opacity="${0.35 + (i % 3) * 0.2}"/>`).join('');

/** A Flying Carpet that lies in a space and counts like a token (48 box). */
export const carpetToken = (seat: SeatNumber, strength: number): string => `<rect x="3" y="6" width="42" height="36" rx="9" fill="var(--seat-${seat})" stroke="#17183a" stroke-width="2.5"/><rect x="8" y="11" width="32" height="26" rx="6" fill="#fff6e3"/>${T(24, 32, strength, 22)}<g transform="translate(27 25) scale(.48)"><rect x="-3" y="2" width="54" height="42" rx="9" fill="#2b1a4d"/>${artifact.carpet()}</g>`;
