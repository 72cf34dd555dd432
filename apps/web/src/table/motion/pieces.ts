import type { Shown } from '@majlis/table';
import { appear, FLIGHT, glow, isStill, seatCard, send } from './stage.ts';

/** A piece that boards mark with `data-piece` (which one) and `data-at` (where it lies). */
interface Piece {
  readonly element: Element;
  readonly at: string;
  readonly box: DOMRect;
}

export type Pieces = ReadonlyMap<string, Piece>;

export function piecesNow(): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const element of document.querySelectorAll('[data-piece]')) {
    const at = element.getAttribute('data-at') ?? '';
    pieces.set(element.getAttribute('data-piece')!, { element, at, box: element.getBoundingClientRect() });
  }
  return pieces;
}

/** A tile that somebody has bought and not yet placed still comes from the market. */
export const onTheWay = (before: Pieces): [string, Piece][] =>
  [...before].filter(([, { at }]) => at === 'market' || at === 'gate');

/** What lies elsewhere now flies there and glows; what somebody took flies to their seat. */
export function movePieces(before: Pieces, now: Pieces, { viewer, log }: Shown): void {
  const actor = log.entries.at(-1)?.seat ?? null;
  for (const [id, piece] of now) {
    const was = before.get(id);
    if (was !== undefined && was.at !== piece.at) land(was, piece);
    else if (was === undefined && piece.at === 'board') glow(piece.element);
  }
  const card = actor === null || actor === viewer ? null : seatCard(actor);
  let delay = 0;
  for (const [id, was] of before) {
    if (now.has(id) || was.at !== 'row' || card === null) continue;
    fly(was, card.getBoundingClientRect(), { isFading: true, delay });
    delay += 40;
  }
}

function land(was: Piece, now: Piece): void {
  glow(now.element);
  if (isStill()) return;
  fly(was, now.box, {});
  void appear(now.element, FLIGHT);
}

function fly(
  { element, box }: Piece,
  to: DOMRect,
  how: { readonly isFading?: boolean; readonly delay?: number },
): void {
  const picture = element.querySelector('svg')?.cloneNode(true);
  if (picture !== undefined) send(picture, { from: box, to, ...how });
}
