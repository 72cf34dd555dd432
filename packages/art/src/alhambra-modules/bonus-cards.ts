// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { buildingTile } from '../alhambra-tiles.ts';
import { LIT, type Small, T } from '../draw.ts';
import type { Building } from '../kinds.ts';
import { starPath } from '../ornament.ts';
import { frame } from './parts.ts';

/** Bonus card: the tile it doubles in a window, +1 on a star. */
export function bonusCard(kind: Building, price: number, { s = false }: Small = {}): string {
  return `${frame('#4a2466')}${s ? '' : `<path d="${starPath(30, 32, 29, 8, 2)}" fill="#6a3a8c"/>`}<g transform="translate(${s ? 5 : 8} ${s ? 5 : 9}) scale(${s ? 0.52 : 0.46})"><rect x="-4" y="-4" width="104" height="104" rx="9" fill="${LIT}"/>${buildingTile(kind, price, '', { s: true })}</g>
    <path d="${starPath(30, 68, 13.5, 8, 2)}" fill="${LIT}"/>${T(30, 73.2, '+1', 14.5)}`;
}
export const bonusBack = (): string => `${frame('#4a2466')}<path d="${starPath(30, 42, 22, 8, 2)}" fill="none" stroke="${LIT}" stroke-width="1.8"/><path d="${starPath(30, 42, 16, 8, 2)}" fill="${LIT}"/>${T(30, 47.5, '+1', 15)}`;
