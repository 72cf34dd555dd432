import { useEffect, useMemo, useState } from 'react';
import { type Box, boxesOf, elementsFor } from './points.ts';

/** Pieces move and panels unfold: what is pointed at is looked for again that often, in milliseconds. */
const LOOK = 150;

/** What the guide points at, as it lies on the screen at each moment. */
export function usePointed(game: string, points: readonly string[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = points.join(' ');
  useEffect(() => {
    const names = wanted === '' ? [] : wanted.split(' ');
    let last = '';
    const look = () => {
      const found = boxesOf(game, names);
      const text = JSON.stringify(found);
      if (text === last) return;
      last = text;
      setBoxes(found);
    };
    bringIntoSight(game, names);
    look();
    const timer = setInterval(look, LOOK);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [game, wanted]);
  return boxes;
}

/** Which of these points are on the page now; undefined where the guide waits for none. */
export function useShown(game: string, points: readonly string[] | undefined): readonly string[] | undefined {
  const [shown, setShown] = useState('');
  const wanted = points?.join(' ');
  useEffect(() => {
    if (wanted === undefined) return;
    const look = () =>
      setShown(
        wanted
          .split(' ')
          .filter((point) => elementsFor(game, point).length > 0)
          .join(' '),
      );
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [game, wanted]);
  return useMemo(() => (wanted === undefined ? undefined : shown.split(' ')), [wanted, shown]);
}

function bringIntoSight(game: string, points: readonly string[]): void {
  const [first] = points.flatMap((point) => elementsFor(game, point));
  const box = first?.getBoundingClientRect();
  if (box === undefined || (box.top >= 0 && box.bottom <= innerHeight)) return;
  first?.scrollIntoView({ block: 'nearest' });
}

const frame = ({ left, top, right, bottom }: Box) => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
  rx: 12,
});

/** Dims the table but for what is pointed at. It only lies over it: whatever is below can be touched. */
export function Spotlight({ boxes }: { readonly boxes: readonly Box[] }) {
  if (boxes.length === 0) return null;
  return (
    <svg className="guide-light" aria-hidden="true">
      <mask id="guide-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {boxes.map((box) => (
          <rect key={JSON.stringify(box)} {...frame(box)} fill="#000" />
        ))}
      </mask>
      <rect width="100%" height="100%" className="dim" mask="url(#guide-holes)" />
      {boxes.map((box) => (
        <rect key={JSON.stringify(box)} {...frame(box)} className="ring" />
      ))}
    </svg>
  );
}
