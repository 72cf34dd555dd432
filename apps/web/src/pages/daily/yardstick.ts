import type { Level } from '../../play/levels.ts';

/** The level of each bot whose points are worked out, in their order; a test compares it with the yardstick itself. */
export const LEVELS_TRIED: readonly Level[] = [
  ...Array<Level>(4).fill('easy'),
  ...Array<Level>(3).fill('medium'),
  ...Array<Level>(3).fill('hard'),
  'master',
];

export interface LevelPoints {
  readonly level: Level;
  /** On average, rounded. */
  readonly points: number;
}

/** What each level made of it, of those that are worked out. */
export function levelPoints(bots: readonly number[]): LevelPoints[] {
  const levels = [...new Set(LEVELS_TRIED.slice(0, bots.length))];
  return levels.map((level) => {
    const own = bots.filter((_, i) => LEVELS_TRIED[i] === level);
    return { level, points: Math.round(own.reduce((sum, points) => sum + points, 0) / own.length) };
  });
}
