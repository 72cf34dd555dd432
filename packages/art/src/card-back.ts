// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { starPath } from './ornament.ts';

/** The back of any card (60x84). */
export const cardBack = (fill = '#2b2f74', line = 'var(--saffron-500)'): string => `<rect width="60" height="84" rx="6" fill="var(--piece-paper)"/><rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="${fill}"/>
  <g fill="none" stroke="${line}" stroke-width="1.3"><path d="${starPath(30, 42, 21, 8, 2)}"/><path d="${starPath(30, 42, 21, 8, 3)}" opacity=".7"/><path d="${starPath(30, 42, 9, 8, 2)}"/><path d="M5 5l9 9M55 5l-9 9M5 79l9-9M55 79l-9-9"/><rect x="6" y="6" width="48" height="72" rx="3" opacity=".6"/></g>`;
