import { useEffect, useState } from 'react';
import { wantedSpeed } from '../../../settings.ts';

/** How long one kind is looked at before the next comes. */
const A_LOOK = 2600;

export interface Steps {
  /** The row that is told now; as many as there are rows: all have been told. */
  readonly step: number;
  readonly isRunning: boolean;
  go(step: number): void;
  run(): void;
}

/** Row by row, by itself or by hand. Who wants nothing to move sees all at once. */
export function useSteps(round: number | null, count: number): Steps {
  const [step, setStep] = useState(0);
  const [wantsToRun, want] = useState(true);
  const [of, setOf] = useState<number | null>(null);
  if (of !== round) {
    setOf(round);
    setStep(wantedSpeed() === 0 ? count : 0);
    want(true);
  }
  const isRunning = round !== null && wantsToRun && step < count;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setStep(step + 1), A_LOOK / Math.max(1, wantedSpeed()));
    return () => clearTimeout(timer);
  }, [isRunning, step]);
  return {
    step,
    isRunning,
    go: (next) => {
      want(false);
      setStep(next);
    },
    run: () => {
      want(true);
      if (step >= count) setStep(0);
    },
  };
}
