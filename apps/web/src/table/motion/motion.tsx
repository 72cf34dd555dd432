import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTable } from '../store.ts';
import { skip } from './animation.ts';
import { movePieces, onTheWay, type Pieces, piecesNow } from './pieces.ts';
import { movePoints, pointsOf } from './points.ts';
import './motion.css';

interface Before {
  readonly moves: number;
  readonly pieces: Pieces;
  readonly points: readonly number[];
}

/** Comes after the table, so that it sees where everything lies once it is laid. Nothing waits for it. */
export function Motion() {
  const { shown, ui } = useTable();
  const before = useRef<Before | null>(null);
  useSkipping();
  useLayoutEffect(() => {
    const last = before.current;
    const pieces = piecesNow();
    const points = pointsOf(shown);
    const kept = last === null || shown.phase !== 'playing' ? [] : onTheWay(last.pieces);
    before.current = { moves: shown.moves, pieces: new Map([...kept, ...pieces]), points };
    // Only what happened just now is shown; after a leap, as on a reload or in a replay, everything is simply there.
    if (last === null || shown.moves !== last.moves + 1) return;
    try {
      movePieces(last.pieces, pieces, shown);
      if (ui.movesPoints !== false) movePoints(last.points, points);
    } catch (error) {
      // What cannot be shown moving is there all the same.
      console.warn(error);
    }
  }, [shown, ui]);
  return null;
}

/** A touch, Escape or the space bar ends what moves; a table nobody looks at keeps nothing for later. */
function useSkipping(): void {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('pointerdown', skip, { signal, capture: true });
    document.addEventListener('visibilitychange', skip, { signal });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' || key === ' ') skip();
      },
      { signal, capture: true },
    );
    return () => {
      end.abort();
      skip();
    };
  }, []);
}
