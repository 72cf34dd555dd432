import type { Shown } from '@majlis/table';
import { appear, FLIGHT, glow, isStill, seatCard, send } from './animation.ts';

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
  if (actor === null) return;
  const taken = [...before].filter(([id, { at }]) => at === 'row' && !now.has(id));
  if (actor === viewer) takeInHand(taken);
  else {
    const card = seatCard(actor)?.getBoundingClientRect();
    if (card !== undefined)
      for (const [i, [, was]] of taken.entries()) fly(was, card, { isFading: true, delay: i * 40 });
  }
}

/** What the viewer took goes to where it is held now: of cards that look alike, to the last ones. */
function takeInHand(taken: readonly (readonly [id: string, was: Piece])[]): void {
  const held = [...document.querySelectorAll('[data-held]')];
  for (const [id, was] of taken) {
    const at = held.findLastIndex((element) => id.startsWith(`${element.getAttribute('data-held')}-`));
    const [element] = at < 0 ? [] : held.splice(at, 1);
    if (element !== undefined) land(was, { element, at: 'hand', box: element.getBoundingClientRect() });
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
