import { type Board, cellsOfEdge, neighbour, SIDES, type Side } from '@majlis/alhambra/client';
import { fromModules } from './modules/index.ts';
import { x, y } from './outline.ts';

/** From the corner of a cell to the middle of its side. */
const MIDDLE: Readonly<Record<Side, readonly [number, number]>> = {
  0: [50, 0],
  1: [100, 50],
  2: [50, 100],
  3: [0, 50],
};

const art = (): string => fromModules((ui) => ui.art?.passage) ?? '<circle cx="24" cy="30" r="16" class="passage"/>';

interface PassageArtProps {
  readonly at: readonly [number, number];
  /** Where it stands, by its side of a tile. */
  readonly side?: Side;
}

function PassageArt({ at: [left, top], side }: PassageArtProps) {
  return (
    <g
      data-passage={side}
      transform={`translate(${left - 24} ${top - 30})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
      dangerouslySetInnerHTML={{ __html: art() }}
    />
  );
}

/** The double walls that have been opened. */
export function Passages({ board }: { readonly board: Board }) {
  return board.passages.map((edge) => {
    const [cell, other] = cellsOfEdge(edge);
    const side = SIDES.find((way) => neighbour(cell, way) === other) ?? 0;
    const [left, top] = MIDDLE[side];
    return <PassageArt key={edge} at={[x(cell) + left, y(cell) + top]} side={side} />;
  });
}

/** The one that would be opened for the picked tile, in the coordinates of its cell. */
export function PassageGhost({ side }: { readonly side: Side | null }) {
  if (side === null) return null;
  const [left, top] = MIDDLE[side];
  return <PassageArt at={[left - 2, top - 2]} />;
}
