// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { LIT, SH, type Small } from '../draw.ts';
import { arch } from '../ornament.ts';
import { EARTH, foot, frame, WOOD, WOOD2, WOODL } from './parts.ts';

/** The wooden gate (48): always upright, centred on the edge it opens. */
export const cityGate = (): string => `<path d="M2 14h12v32H2zM34 14h12v32H34z" fill="${WOODL}"/><path d="M9 14h5v32H9zM41 14h5v32h-5z" fill="${WOOD}"/><path d="M1 14L8 3l7 11zM33 14L40 3l7 11z" fill="#d24a43"/><path d="M8 3l7 11H8zM40 3l7 11h-7z" fill="#8b2229"/><path d="M14 18h20v28H14z" fill="${WOOD}"/><path d="M14 12h4v6h-4zM22 12h4v6h-4zM30 12h4v6h-4z" fill="${WOOD}"/><path d="${arch(24, 46, 17, 24)}" fill="${LIT}"/><path d="${arch(24, 46, 17, 24)}" fill="none" stroke="${EARTH}" stroke-width="2"/><path d="M19 22v8M24 22v9M29 22v8M17 26h14" stroke="${EARTH}" stroke-width="1.8"/><path d="M1.2 14.5h13.6M33.2 14.5h13.6" stroke="${EARTH}" stroke-width="1.6"/><path d="M2 46h44" stroke="${EARTH}" stroke-width="2.4"/>`;
/** Gate on its double wall (96x48), as the rule shows it. */
export const gateOnWall = (): string => `<rect x="0" y="11" width="96" height="26" fill="${SH}"/><path d="M0 24h96" stroke="${EARTH}" stroke-width="2"/><path d="M6 11h8v5H6zM24 11h8v5h-8zM64 11h8v5h-8zM82 11h8v5h-8zM6 32h8v5H6zM24 32h8v5h-8zM64 32h8v5h-8zM82 32h8v5h-8z" fill="#3d2c14"/><g transform="translate(24 -2)">${cityGate()}</g>`;
/** `label`: what the card is called. */
export const gateCard = (label: string, { s = false }: Small = {}): string => `${frame('#2b2f74')}<g transform="translate(${s ? 4 : 6} ${s ? 8 : 10}) scale(${s ? 1.08 : 1})">${cityGate()}</g>${s ? '' : `<path d="M4 60h52" stroke="${SH}" stroke-width="4" stroke-dasharray="6 3"/>`}${foot(WOOD2, label, s)}`;
