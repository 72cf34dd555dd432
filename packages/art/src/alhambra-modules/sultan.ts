// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { coin } from '../alhambra-cards.ts';
import { LIT, P, SH, type Small, SS, T } from '../draw.ts';
import { type Building, CURRENCIES, type Currency, letterOf } from '../kinds.ts';
import { starPath } from '../ornament.ts';
import { EARTH, frame, kindLetter, kindSign } from './parts.ts';

/** Sultan card: turban, 7 in its currency, the marked kind as a die face. */
export function sultanCard(cur: Currency, mark: Building | null, { s = false }: Small = {}): string {
  return `${frame('#0f5a4a')}${s ? '' : `<path d="${starPath(30, 26, 27, 16, 6)}" fill="#17806a"/>`}<g transform="translate(${s ? 8 : 9} ${s ? 2 : 4}) scale(${s ? 0.9 : 0.86})"><path d="M6 32c0-13 7-21 18-21s18 8 18 21c-5 6-31 6-36 0z" fill="${P}"/><path d="M24 11c11 0 18 8 18 21-2.5 3-10 4.5-18 4.5z" fill="${SH}"/><path d="M8 28c8-10 20-12 31-6M12 34c8-7 18-8 28-4" fill="none" stroke="${SS}" stroke-width="2"/><path d="M24 16c-4-6-3-11 1-14 4 4 4 9 0 14z" fill="#4fd6ca"/><circle cx="24" cy="18" r="4.5" fill="#d8404a" stroke="${LIT}" stroke-width="2"/></g>
    <g transform="translate(${s ? 1.5 : 3} ${s ? 50 : 51}) scale(${s ? 0.6 : 0.56})">${coin(cur, '7', 26)}</g>${mark ? `<g transform="translate(${s ? 30 : 31} ${s ? 51 : 52}) scale(${s ? 0.6 : 0.54})"><rect x="-3" y="-3" width="54" height="54" rx="11" fill="${LIT}"/>${s ? kindLetter(mark) : kindSign(mark)}</g>` : `<rect x="32" y="53" width="24" height="24" rx="6" fill="none" stroke="${LIT}" stroke-width="2" stroke-dasharray="4 3"/>`}${s ? '' : T(16.5, 48, letterOf(CURRENCIES, cur), 10, { fill: '#ffe2a0' })}`;
}
/** Building die (48): one face to the front. */
export const buildingDie = (k: Building): string => `<path d="M4 12L13 3h32l-9 9z" fill="#fff6e3"/><path d="M36 12l9-9v32l-9 9z" fill="#b39a68"/><rect x="3" y="11" width="34" height="34" rx="5" fill="#efe2c4" stroke="${EARTH}" stroke-width="1.8"/><g transform="translate(6 14) scale(.58)">${kindSign(k)}</g><path d="M4 12L13 3h32v32" fill="none" stroke="${EARTH}" stroke-width="1.6" stroke-linejoin="round"/>`;
