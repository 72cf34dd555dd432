// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { coinShape } from '../alhambra-cards.ts';
import { T } from '../draw.ts';
import { CURRENCIES, type Currency, letterOf } from '../kinds.ts';

/** Coin of value 1 (48): currency shape, 1, letters. */
export const smallCoin = (cur: Currency): string => { const dark = cur === 'florin' || cur === 'ducat', ink = dark ? '#3b2200' : '#fff'; return `<path d="${coinShape[cur]}" transform="translate(0 2)" fill="#0007"/><path d="${coinShape[cur]}" fill="var(--c-${cur})" stroke="var(--c-${cur}-deep)" stroke-width="3"/><path d="${coinShape[cur]}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.8" transform="translate(3.6 3.6) scale(.85)"/>${T(24, cur === 'ducat' ? 23 : 25, '1', 21, { fill: ink })}${T(24, cur === 'ducat' ? 36 : 39, letterOf(CURRENCIES, cur), 13.5, { fill: ink })}`; };
