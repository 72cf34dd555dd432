import { type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Below this many pixels a tile has the drawing with fewer strokes and larger letters. */
const SMALL = 64;

/** Whether the tiles of a board, 96 wide, are drawn small in the room there is for it. */
export function useSmall(svg: RefObject<SVGSVGElement | null>, { width, height }: Size): boolean {
  // On phones they nearly always are: nothing is drawn twice there.
  const [isSmall, setSmall] = useState(() => matchMedia('(max-width: 700px)').matches);
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const measure = () => {
      const tile = 96 * Math.min(element.clientWidth / width, element.clientHeight / height);
      setSmall(tile > 0 && tile < SMALL);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, width, height]);
  return isSmall;
}
