import type { Puzzle } from '@majlis/puzzles';
import { createStore, entries, setMany } from 'idb-keyval';
import { create } from 'zustand';

/** By puzzle, the stars it was solved with; 0: its answer was looked up. */
export type Solved = Readonly<Record<string, number>>;

const STORE = 'majlis.puzzles';
export const MOST_STARS = 3;

function read(): Solved {
  if (typeof localStorage === 'undefined') return {};
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? '{}') ?? {}) as Solved;
  } catch {
    return {};
  }
}

export const useSolved = create<{ readonly solved: Solved }>(() => ({ solved: read() }));

/** The best try stays. */
export function keepSolved(id: string, stars: number): void {
  // Another tab may have written meanwhile.
  const before = read();
  const solved = { ...before, [id]: Math.max(stars, before[id] ?? 0) };
  localStorage.setItem(STORE, JSON.stringify(solved));
  useSolved.setState({ solved });
}

const own = () => createStore('majlis-own-puzzles', 'puzzles');

/** From games that were looked back at on this device. A browser that keeps nothing has none. */
export const ownPuzzles = async (): Promise<readonly Puzzle[]> =>
  (await entries<string, Puzzle>(own()).catch(() => [])).map(([, puzzle]) => puzzle);

export const keepOwn = (puzzles: readonly Puzzle[]): Promise<void> =>
  setMany(
    puzzles.map((puzzle) => [puzzle.id, puzzle]),
    own(),
  ).catch(() => undefined);
