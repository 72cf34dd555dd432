import { create } from 'zustand';

/** What somebody wants of every table on this device. */
export interface Settings {
  /** Ask once more before an action is done. */
  readonly confirm: boolean;
  /** How pieces move. */
  readonly motion: MotionSpeed;
  /** A quiet sound when it is their turn. */
  readonly sound: boolean;
  /** A scoring goes on by itself once it has been told. */
  readonly passes: boolean;
}

export const MOTION_SPEEDS = ['off', 'normal', 'fast'] as const;
export type MotionSpeed = (typeof MOTION_SPEEDS)[number];

const STORE = 'majlis.settings';
const STANDARD: Settings = { confirm: false, motion: 'normal', sound: false, passes: false };

function kept(): Settings {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>) };
  } catch {
    return STANDARD;
  }
}

export const useSettings = create<Settings>(kept);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  localStorage.setItem(STORE, JSON.stringify(useSettings.getState()));
}

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How fast things move; 0: not at all. What the device asks for comes first. */
export function wantedSpeed(): number {
  const { motion } = useSettings.getState();
  return motion === 'off' || wantsLessMotion() ? 0 : motion === 'fast' ? 2 : 1;
}
