import { useEffect } from 'react';
import { create } from 'zustand';
import { wantedSpeed } from '../../../settings.ts';

/** How long one kind is looked at before the next comes. */
const A_LOOK = 2600;

interface Place {
  /** The scoring that is told; null: none has been. */
  readonly of: number | null;
  /** The row that is told now; as many as there are rows: all have been told. */
  readonly step: number;
  readonly wantsToRun: boolean;
}

/** Shared by the panel and the prompt. */
const usePlace = create<Place>(() => ({ of: null, step: 0, wantsToRun: true }));

export interface Steps {
  readonly step: number;
  readonly isRunning: boolean;
  go(step: number): void;
  run(): void;
}

/** Row by row, by itself or by hand. Who wants nothing to move sees all at once. */
export function useSteps(round: number, count: number): Steps {
  const place = usePlace();
  const first = wantedSpeed() === 0 ? count : 0;
  const { step, wantsToRun } = place.of === round ? place : { step: first, wantsToRun: true };
  return {
    step,
    isRunning: wantsToRun && step < count,
    go: (next) => usePlace.setState({ of: round, step: next, wantsToRun: false }),
    run: () => usePlace.setState({ of: round, step: step >= count ? 0 : step, wantsToRun: true }),
  };
}

/** Lets it run; forgets where it was when the scoring is left. */
export function useRunning(round: number, { step, isRunning }: Steps): void {
  useEffect(() => {
    if (!isRunning) return;
    const next = () => usePlace.setState({ of: round, step: step + 1, wantsToRun: true });
    const timer = setTimeout(next, A_LOOK / Math.max(1, wantedSpeed()));
    return () => clearTimeout(timer);
  }, [isRunning, step, round]);
  useEffect(() => () => usePlace.setState({ of: null }), []);
}
