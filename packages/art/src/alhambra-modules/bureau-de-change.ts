// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { coin } from '../alhambra-cards.ts';
import { LIT, P, type Small } from '../draw.ts';
import type { Currency } from '../kinds.ts';
import { frame, INK } from './parts.ts';

/** Exchange card: two currencies on the two halves, arrows between. */
export function exchangeCard(a: Currency, b: Currency, { s = false }: Small = {}): string {
  return `${frame(`var(--c-${a})`)}<path d="M57.5 6.5v71a4 4 0 0 1-4 4H5z" fill="var(--c-${b})"/><path d="M57 7L6 81" stroke="${P}" stroke-width="3"/>
    <g transform="translate(${s ? 4 : 5} ${s ? 4 : 5}) scale(${s ? 0.66 : 0.6})">${coin(a, undefined, 22)}</g><g transform="translate(${s ? 24 : 26} ${s ? 48 : 50}) scale(${s ? 0.66 : 0.6})">${coin(b, undefined, 22)}</g>
    <circle cx="30" cy="42" r="9.5" fill="${INK}"/><path d="M24.5 39.5h9l-3-3M35.5 44.5h-9l3 3" fill="none" stroke="${LIT}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}
