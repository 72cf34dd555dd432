import { create } from 'zustand';

export type Theme = 'night' | 'day';
const STORE = 'majlis.theme';

function wantedTheme(): Theme {
  const kept = localStorage.getItem(STORE);
  if (kept === 'night' || kept === 'day') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}

export const useTheme = create<{ theme: Theme }>(() => ({ theme: wantedTheme() }));

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

show(useTheme.getState().theme);

export function toggleTheme(): void {
  const theme = useTheme.getState().theme === 'night' ? 'day' : 'night';
  localStorage.setItem(STORE, theme);
  show(theme);
  useTheme.setState({ theme });
}
