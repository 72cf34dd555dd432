// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { coinShape } from '../alhambra-cards.ts';
import { P, type Small, T } from '../draw.ts';
import { CURRENCIES, type Currency, letterOf } from '../kinds.ts';
import { foot, frame, INK, WOODL } from './parts.ts';

/** Master builder: money worth 3, trowel and bricks. */
export function masterCard(cur: Currency, { s = false }: Small = {}): string {
  const d = `var(--c-${cur}-deep)`;
  return `${frame(`var(--c-${cur})`)}<path d="M2.5 6.5a4 4 0 0 1 4-4h47a4 4 0 0 1 4 4V19h-55z" fill="#b5532a"/><path d="M2.5 10.7h55M16 2.5v8.2M37 2.5v8.2M26 10.7V19M48 10.7V19M8 10.7V19" stroke="#f7cfae" stroke-width="1.7"/>
    <g transform="translate(${s ? 2 : 3} ${s ? 20 : 21}) scale(${s ? 0.86 : 0.8})"><path d="${coinShape[cur]}" fill="${P}" stroke="${d}" stroke-width="2.4"/></g>${T(s ? 22.6 : 22.2, s ? 51.5 : 50.5, '3', s ? 31 : 28)}
    <g transform="translate(${s ? 27 : 28} ${s ? 20 : 22}) scale(${s ? 0.66 : 0.62})"><path d="M30 26c6-1 11 3 15 9" fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M30 26c6-1 11 3 15 9" fill="none" stroke="${WOODL}" stroke-width="4.6" stroke-linecap="round"/><path d="M33 22L20 42 2 12z" fill="#cfd3ee" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/><path d="M33 22L20 42 18 18z" fill="#8f95c9"/></g>${foot(d, letterOf(CURRENCIES, cur), s)}`;
}
