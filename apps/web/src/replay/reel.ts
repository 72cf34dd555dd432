import { createContext, type ReactNode, useContext } from 'react';
import type { Eye, Recording } from './recording.ts';

/** Where a replay stands, and how to move it. */
export interface Reel {
  readonly move: number;
  readonly total: number;
  readonly viewer: Eye;
  readonly eyes: readonly Eye[];
  readonly isRunning: boolean;
  go(move: number): void;
  see(viewer: Eye): void;
  run(isRunning: boolean): void;
  readonly chanceAt: NonNullable<Recording['chanceAt']> | null;
  /** Where the address is of no use to others: a way to give them one that is. */
  readonly share?: ReactNode;
  /** The table, where the game goes on. */
  readonly back?: string;
  /** Left out where a game cannot be taken up again. */
  readonly playOn?: () => void;
}

export const ReelContext = createContext<Reel | null>(null);

export function useReel(): Reel {
  const reel = useContext(ReelContext);
  if (reel === null) throw new Error('there is no replay here');
  return reel;
}
