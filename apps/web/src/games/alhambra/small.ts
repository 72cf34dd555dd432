import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './outline.ts';

/** Below this many pixels a tile has the drawing with fewer strokes and larger letters. */
const SMALL = 64;

/** Whether the tiles of a board are drawn small, in the room there is for it. */
export function useSmall(svg: RefObject<SVGSVGElement | null>, { width, height }: Box): boolean {
  const [isSmall, setSmall] = useState(false);
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
