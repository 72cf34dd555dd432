import type { Shown } from '@majlis/table';
import { useLayoutEffect, useRef } from 'react';
import { wantsLessMotion } from '../settings.ts';

const FLIGHT = 420;
const GLOW = 2000;
const EASE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';

/** A piece that boards mark with `data-piece` (which one) and `data-at` (where it lies). */
interface Piece {
  readonly element: Element;
  readonly at: string;
  readonly box: DOMRect;
}

function piecesNow(): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const element of document.querySelectorAll('[data-piece]')) {
    const at = element.getAttribute('data-at') ?? '';
    pieces.set(element.getAttribute('data-piece')!, { element, at, box: element.getBoundingClientRect() });
  }
  return pieces;
}

/** After each change: what lies elsewhere now flies there and glows; what somebody took flies to their seat. */
export function useMotion(shown: Shown): void {
  const before = useRef<{ moves: number; pieces: Map<string, Piece> } | null>(null);
  useLayoutEffect(() => {
    const pieces = piecesNow();
    const last = before.current;
    before.current = { moves: shown.moves, pieces: new Map([...onTheWay(last?.pieces, shown), ...pieces]) };
    // Only what happened just now is shown; after a leap, as on a reload or in a replay, everything is simply there.
    if (last === null || shown.moves !== last.moves + 1 || wantsLessMotion()) return;
    const actor = shown.log.entries.at(-1)?.seat ?? null;
    for (const [id, piece] of pieces) {
      const was = last.pieces.get(id);
      if (was !== undefined && was.at !== piece.at) land(was, piece);
      else if (was === undefined && piece.at === 'board') glow(piece.element);
    }
    for (const [id, was] of last.pieces) {
      const seat = actor === null || actor === shown.viewer ? null : document.querySelector(`[data-seat="${actor}"]`);
      if (!pieces.has(id) && was.at === 'row' && seat !== null) fly(was, seat.getBoundingClientRect(), true);
    }
  }, [shown]);
}

/** A tile that somebody has bought and not yet placed still comes from the market. */
function onTheWay(before: Map<string, Piece> | undefined, { phase }: Shown): [string, Piece][] {
  if (phase !== 'playing') return [];
  return [...(before ?? [])].filter(([, { at }]) => at === 'market' || at === 'gate');
}

function land(was: Piece, now: Piece): void {
  fly(was, now.box, false);
  now.element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: FLIGHT });
  glow(now.element);
}

function glow(element: Element): void {
  const lit = { filter: 'drop-shadow(0 0 3px var(--accent)) drop-shadow(0 0 9px var(--accent))' };
  element.animate([lit, lit, { filter: 'none' }], { duration: GLOW });
}

/** The picture of a piece that is gone from its place travels over the table, and is cleared away. */
function fly({ element, box }: Piece, to: DOMRect, isFading: boolean): void {
  const picture = element.querySelector('svg')?.cloneNode(true);
  if (picture === undefined || box.width === 0 || to.width === 0) return;
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(picture);
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px` });
  document.body.append(ghost);
  const dx = to.x + to.width / 2 - box.x - box.width / 2;
  const dy = to.y + to.height / 2 - box.y - box.height / 2;
  const size = isFading ? 0.4 : to.width / box.width;
  const end = { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: isFading ? 0.3 : 1 };
  const flight = ghost.animate([{ transform: 'none', opacity: 1 }, end], { duration: FLIGHT, easing: EASE });
  flight.finished.finally(() => ghost.remove()).catch(() => undefined);
}
