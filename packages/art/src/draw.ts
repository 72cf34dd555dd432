// biome-ignore-all format: drawings are kept as they were composed, one shape a line
// Helpers all drawings share. A drawing is SVG text without its <svg>: tiles in a 96 box, cards 60x84, tokens and signs 48.
// `s` marks the drawing for 56 px and below: fewer strokes, larger signs.

import type { Letter } from './kinds.ts';

export const f = (n: number): number => +n.toFixed(2);
export const esc = (s: string | number): string => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface Lettering { fill?: string; anchor?: 'start' | 'middle' | 'end'; w?: number; font?: 'ui' | 'display'; extra?: string }

export const T = (x: number, y: number, s: string | number | Letter, size: number, { fill = 'var(--piece-ink)', anchor = 'middle', w = 800, font = 'ui', extra = '' }: Lettering = {}): string =>
  `<text x="${f(x)}" y="${f(y)}" font-size="${size}" font-weight="${w}" text-anchor="${anchor}" fill="${fill}" font-family="var(--font-${font})" ${extra}${typeof s === 'object' ? ` data-letter="${s.kind}">${s.letter}` : `>${esc(s)}`}</text>`;

export interface Small { s?: boolean }

export const P = 'var(--piece-paper)';
export const SH = 'var(--piece-stone)';
export const SS = 'var(--piece-stone-shade)';
export const LIT = 'var(--piece-lit)';
