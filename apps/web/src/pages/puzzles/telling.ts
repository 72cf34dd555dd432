import type { Json } from '@majlis/kernel';
import type { Puzzle } from '@majlis/puzzles';
import type { Reason } from '@majlis/review';
import { useEffect, useState } from 'react';

export interface Asked {
  readonly puzzle: Puzzle;
  readonly given: Json;
}

/** What there is to say of an answer. */
export interface Told {
  /** The moves of the puzzle that were weighed, in their order. */
  readonly actions: readonly Json[];
  /** Which of these was given; null: another one. */
  readonly place: number | null;
  /** Wins of 100 by which it is behind the best. */
  readonly behind: number;
  /** What speaks for the best. */
  readonly reasons: readonly Reason[];
}

/** Worked out in a worker; null until then, and while nothing is answered. */
export function useTold(puzzle: Puzzle, given: Json | null): Told | null {
  const [found, setFound] = useState<{ readonly given: Json; readonly told: Told } | null>(null);
  useEffect(() => {
    if (given === null) return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      setFound({ given, told: data });
      worker.terminate();
    };
    worker.postMessage({ puzzle, given } satisfies Asked);
    return () => worker.terminate();
  }, [puzzle, given]);
  return found !== null && found.given === given ? found.told : null;
}
