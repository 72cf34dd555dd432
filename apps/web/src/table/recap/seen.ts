import type { Json } from '@majlis/kernel';

/** How a table was when somebody last looked at it. */
export interface Seen {
  readonly moves: number;
  readonly points: readonly number[];
  readonly at: number;
  /** What the viewer saw; of the tables looked at last only. */
  readonly view?: Json;
  readonly tell?: Json;
}

const STORE = 'majlis.seen';
const KEPT = 50;
const KEPT_VIEWS = 8;

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): Seen | null => all()[table] ?? null;

/** Only the tables looked at last are remembered. */
export function keepSeen(table: string, seen: Seen): void {
  const { [table]: _, ...others } = all();
  const latest = Object.entries(others).sort(([, a], [, b]) => b.at - a.at);
  const kept = [[table, seen] as const, ...latest.slice(0, KEPT - 1)].map(([id, { view, tell, ...rest }], i) => [
    id,
    i < KEPT_VIEWS && view !== undefined ? { ...rest, view, tell } : rest,
  ]);
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
}
