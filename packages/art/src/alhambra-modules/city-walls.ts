// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { f, P, type Small } from '../draw.ts';
import { EARTH, foot, frame, type Side, TURN, WOOD, WOOD2, WOODL } from './parts.ts';

/** Added wall: a palisade, pointed where the printed one is square. Goes over a tile in its own 96 box. */
const palisade = (s: boolean) => { const n = s ? 6 : 8, w = 96 / n; return `<g>${Array.from({ length: n }, (_, i) => `<path d="M${f(i * w + 0.6)} 13V${s ? 3 : 2}l${f(w / 2 - 0.6)}-7 ${f(w / 2 - 0.6)} 7v${s ? 10 : 11}z" fill="${i % 2 ? WOOD : WOODL}" stroke="${EARTH}" stroke-width="1.8" stroke-linejoin="round"/>`).join('')}<path d="M0 9h96" stroke="#fff0cf" stroke-width="3.2"/><path d="M0 9h96" stroke="${WOOD2}" stroke-width="1.2" stroke-dasharray="3 2"/></g>`; };
export const addedWalls = (set: string, { s = false }: Small = {}): string => ([...set] as Side[]).map((d) => `<g transform="rotate(${TURN[d]} 48 48)">${palisade(s)}</g>`).join('');
/** `label`: its sides in words. */
export const wallCard = (sides: string, label: string, { s = false }: Small = {}): string => `${frame('#6d86a8')}<g transform="translate(${s ? 9 : 11} ${s ? 12 : 14}) scale(${s ? 0.44 : 0.4})"><rect width="96" height="96" rx="6" fill="${P}"/><rect x="6" y="6" width="84" height="84" rx="4" fill="none" stroke="#6a4a1c" stroke-width="3" stroke-dasharray="8 6"/>${addedWalls(sides, { s: true })}</g>${foot(WOOD2, label, s)}`;
