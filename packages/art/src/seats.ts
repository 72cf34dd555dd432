// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { ngon, poly, starPath } from './ornament.ts';

/** Seats are drawn from 1 to 6. */
export type SeatNumber = 1 | 2 | 3 | 4 | 5 | 6;

const emblemPath = {
  1: starPath(24, 24, 15, 8, 3),
  2: 'M29 9.5a15 15 0 1 0 9.5 21.5A13 13 0 1 1 29 9.5z',
  3: 'M24 8l13 16-13 16-13-16z',
  4: 'M24 7c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20z',
  5: poly(ngon(24, 24, 15, 6)),
  6: 'M24 9a7.5 7.5 0 0 1 6.5 11.3A7.5 7.5 0 1 1 28 33.5L29 40H19l1-6.5a7.5 7.5 0 1 1-2.5-13.2A7.5 7.5 0 0 1 24 9z',
};
export const seatEmblem = (n: SeatNumber): string => `<circle cx="24" cy="24" r="22" fill="var(--seat-${n})" stroke="var(--piece-ink)" stroke-width="2.5"/><path d="${emblemPath[n]}" fill="var(--piece-ink)"/>`;
export const seatGlyph = (n: SeatNumber, fill = 'currentColor'): string => `<path d="${emblemPath[n]}" fill="${fill}"/>`;
