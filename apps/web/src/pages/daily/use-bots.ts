import type { Day } from '@majlis/daily';
import { useEffect } from 'react';
import type { BotsWanted } from './bots-worker.ts';
import { keepBots, keptDay, useDays } from './kept.ts';
import { LEVELS_TRIED } from './yardstick.ts';

const NONE: readonly number[] = [];

/** The points bots made of that day, in the order of the yardstick; worked out here, and kept. */
export function useBots(day: Day, isWanted: boolean): readonly number[] {
  const bots = useDays(({ days }) => days[day]?.bots ?? NONE);
  useEffect(() => {
    const from = keptDay(day)?.bots?.length ?? 0;
    if (!isWanted || from >= LEVELS_TRIED.length) return;
    const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      const before = keptDay(day)?.bots ?? NONE;
      keepBots(day, [...before, data]);
      if (before.length + 1 === LEVELS_TRIED.length) worker.terminate();
    };
    worker.postMessage({ day, from } satisfies BotsWanted);
    return () => worker.terminate();
  }, [day, isWanted]);
  return bots;
}
