// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { P, type Small, T } from '../draw.ts';
import { foot, frame, halo } from './parts.ts';

/** Diamonds: cut gem, ice colour, Dm. */
const gemShape = 'M11 3h26l9 14-22 28L2 17z';
const facets = `<path d="M2 17h44M11 3l6 14 7 28 7-28 6-14M17 17l7-14 7 14" fill="none" stroke="var(--c-diamond-deep)" stroke-width="1.4" stroke-linejoin="round" opacity=".55"/>`;
export const diamondCoin = (label: string | number = 'Dm', size = 18): string => `<path d="${gemShape}" fill="var(--c-diamond)" stroke="var(--c-diamond-deep)" stroke-width="2.5" stroke-linejoin="round"/>${facets}${T(24, 27.5, label, size, { fill: '#0c3450', extra: halo('var(--c-diamond)', 3) })}`;
export function diamondCard(value: number, { s = false }: Small = {}): string {
  return `${frame('var(--c-diamond)')}${s ? '' : `<path d="M2.5 26L24 2.5h12L57.5 26v14L36 64H24L2.5 40z" fill="#fff" opacity=".4"/><path d="M2.5 10L12 2.5M57.5 10L48 2.5M2.5 56l9 8M57.5 56l-9 8" stroke="var(--c-diamond-deep)" stroke-width="1.3" opacity=".5"/>`}
    <g transform="translate(${s ? 3.5 : 5} ${s ? 9 : 14}) scale(${s ? 1.1 : 1.04})"><path d="${gemShape}" fill="${P}" stroke="var(--c-diamond-deep)" stroke-width="2.4" stroke-linejoin="round"/><path d="M2 17l9-14M46 17L37 3" stroke="var(--c-diamond-deep)" stroke-width="1.5"/></g>${T(30, s ? 42.5 : 45, value, s ? 32 : 28)}
    ${s ? '' : T(7, 15, value, 12, { anchor: 'start', fill: '#0c3450' })}${foot('var(--c-diamond-deep)', 'Dm', s)}`;
}
