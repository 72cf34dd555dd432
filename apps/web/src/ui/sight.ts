/** What of a board is in its frame: moved by so many pixels from where it fits whole, and so much larger. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** All of it, as large as it goes. */
export const WHOLE: Sight = { x: 0, y: 0, zoom: 1 };
export const CLOSEST = 4;
/** However far it is moved, this part of the frame still shows some of the board. */
const KEPT = 0.3;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** No closer than is of use, and never out of the frame. */
export function within({ x, y, zoom }: Sight, { width, height }: Size): Sight {
  const closer = between(1, zoom, CLOSEST);
  const reach = (side: number) => (side * (closer + 1)) / 2 - side * KEPT;
  return {
    zoom: closer,
    x: between(-reach(width), x, reach(width)),
    y: between(-reach(height), y, reach(height)),
  };
}

/** Closer by that factor, with the point (from the middle of the frame) staying where it is. */
export function zoomedAt({ x, y, zoom }: Sight, factor: number, at: { readonly x: number; readonly y: number }): Sight {
  const closer = between(1, zoom * factor, CLOSEST);
  const by = closer / zoom;
  return { zoom: closer, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

export const isWhole = ({ x, y, zoom }: Sight): boolean => x === 0 && y === 0 && zoom === 1;
