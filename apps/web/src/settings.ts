import { create } from 'zustand';

/** What somebody wants of every table on this device. */
export interface Settings {
  /** Ask once more before an action is done. */
  readonly confirm: boolean;
}

const STORE = 'majlis.settings';
const STANDARD: Settings = { confirm: false };

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
