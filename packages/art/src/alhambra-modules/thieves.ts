// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { coin } from '../alhambra-cards.ts';
import type { Small } from '../draw.ts';
import type { Currency } from '../kinds.ts';
import { foot, frame } from './parts.ts';

/** Thief: hood, band over the eyes, the coin he takes. */
export const thiefCard = (cur: Currency, { s = false }: Small = {}): string => `${frame('#262a5e')}<path d="M5 64c1-30 10-54 25-54s24 24 25 54z" fill="#6a6fa6"/><path d="M30 10c15 0 24 24 25 54H30z" fill="#474b7d"/><path d="M16 37c0-12 6-18 14-18s14 6 14 18c-8 6-20 6-28 0z" fill="#e8b98a"/><path d="M14 27h32v10H14z" fill="#17183a"/><circle cx="23.5" cy="32" r="3" fill="#fff"/><circle cx="36.5" cy="32" r="3" fill="#fff"/>${foot(`var(--c-${cur}-deep)`, '', s)}<g transform="translate(${s ? 13 : 15.5} ${s ? 44 : 48}) scale(${s ? 0.72 : 0.62})">${coin(cur, undefined, 21)}</g>`;
export const thiefBack = (): string => `${frame('#262a5e')}<path d="M10 70c1-26 8-48 20-48s19 22 20 48z" fill="#6a6fa6"/><path d="M30 22c12 0 19 22 20 48H30z" fill="#474b7d"/><path d="M17 40h26v9H17z" fill="#17183a"/><circle cx="25" cy="44.5" r="2.4" fill="#fff"/><circle cx="35" cy="44.5" r="2.4" fill="#fff"/>`;
