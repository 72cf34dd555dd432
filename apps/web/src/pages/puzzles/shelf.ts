import { loadPuzzles, type Puzzle } from '@majlis/puzzles';
import { useEffect, useState } from 'react';
import { ownPuzzles, type Solved } from './kept.ts';

/** Where puzzles come from: a game of the product, or the visitor's own games. */
export const OWN = 'own';

export interface Filter {
  readonly theme: string | null;
  readonly level: number | null;
}

export function readFilter(search: string): Filter {
  const wish = new URLSearchParams(search);
  const level = Number(wish.get('level'));
  return { theme: wish.get('theme'), level: level >= 1 && level <= 3 ? level : null };
}

export function writeFilter({ theme, level }: Filter): string {
  const wish = new URLSearchParams();
  if (theme !== null) wish.set('theme', theme);
  if (level !== null) wish.set('level', String(level));
  return wish.size === 0 ? '' : `?${wish}`;
}

export const filtered = (puzzles: readonly Puzzle[], { theme, level }: Filter): readonly Puzzle[] =>
  puzzles.filter(
    (puzzle) => (theme === null || puzzle.theme === theme) && (level === null || puzzle.difficulty === level),
  );

/** The first one after this that nobody has tried here; if there is none, the one that follows. */
export function nextOf(puzzles: readonly Puzzle[], after: string | null, solved: Solved): Puzzle | null {
  const at = puzzles.findIndex(({ id }) => id === after);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return round.find(({ id }) => solved[id] === undefined) ?? round[0] ?? null;
}

/** Null while they are being fetched. */
export function usePuzzles(from: string): readonly Puzzle[] | null {
  const [found, setFound] = useState<{ readonly from: string; readonly puzzles: readonly Puzzle[] } | null>(null);
  useEffect(() => {
    let isGone = false;
    const loading = from === OWN ? ownPuzzles() : loadPuzzles(from);
    void loading.then((puzzles) => {
      if (!isGone) setFound({ from, puzzles });
    });
    return () => {
      isGone = true;
    };
  }, [from]);
  return found?.from === from ? found.puzzles : null;
}
