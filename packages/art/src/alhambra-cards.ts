// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { type Small, T } from './draw.ts';
import { CURRENCIES, type Currency, type Letter, letterOf } from './kinds.ts';
import { starPath } from './ornament.ts';

/* ── currencies ──────────────────────────────────────────────── */
export const coinShape: Record<Currency, string> = {
  denar: 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  dirham: 'M7 4h34a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
  ducat: 'M4 6c7-1 14-2 20-2s13 1 20 2c1 18-5 32-20 40C9 38 3 24 4 6z',
  florin: 'M12.54 12.54A11.5 11.5 0 0 1 35.46 12.54 11.5 11.5 0 0 1 35.46 35.46 11.5 11.5 0 0 1 12.54 35.46 11.5 11.5 0 0 1 12.54 12.54z',
};
/** Coin (48 box): currency sign with its letters, or with an amount. */
export const coin = (cur: Currency, label: string | number | Letter = letterOf(CURRENCIES, cur), size = 19): string =>
  `<path d="${coinShape[cur]}" fill="var(--c-${cur})" stroke="var(--c-${cur}-deep)" stroke-width="2.5"/><path d="${coinShape[cur]}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" transform="translate(4.3 4.3) scale(.82)"/>${T(24, cur === 'ducat' ? 29 : 31, label, size, { fill: cur === 'florin' || cur === 'ducat' ? '#3b2200' : '#fff' })}`;

/** Money card (60x84). */
export function moneyCard(cur: Currency, value: number, { s = false }: Small = {}): string {
  const deep = `var(--c-${cur}-deep)`;
  return `<rect width="60" height="84" rx="6" fill="var(--piece-paper)"/><rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="var(--c-${cur})"/>
    ${s ? '' : `<rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="url(#p-ground)"/>`}
    <g transform="translate(${s ? 5 : 7} ${s ? 10 : 15}) scale(${s ? 1.04 : 0.96})"><path d="${coinShape[cur]}" fill="var(--piece-paper)" stroke="${deep}" stroke-width="2"/></g>
    ${T(30, s ? 45.5 : 48.5, value, s ? 36 : 31)}
    ${s ? '' : T(7, 16, value, 13, { anchor: 'start', fill: cur === 'florin' || cur === 'ducat' ? '#3b2200' : '#fff' })}
    <rect x="2.5" y="64" width="55" height="17.5" rx="4" fill="${deep}"/>${T(30, s ? 78.4 : 77.4, letterOf(CURRENCIES, cur), s ? 16 : 13, { fill: '#fff' })}`;
}
export const scoringCard = (n: number): string => `<rect width="60" height="84" rx="6" fill="var(--piece-paper)"/><rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="#4a2466"/><path d="${starPath(30, 42, 26, 8, 2)}" fill="var(--saffron-500)"/><path d="${starPath(30, 42, 20, 8, 2)}" fill="#4a2466"/>${T(30, 51, n, 25, { fill: 'var(--saffron-200)', font: 'display', w: 700 })}`;
