import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSay } from '../i18n.ts';
import { Camera } from './camera.ts';
import { Icon } from './icon.tsx';
import './pan-zoom.css';

interface PanZoomProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** When it changes, all of the board is shown again: what may be chosen must not lie out of sight. */
  readonly fit: string | number;
  /** The buttons stand beside the frame, for boards that fill all of theirs. */
  readonly isLensBeside?: boolean;
}

/** A board that can be moved and brought closer: by wheel, pinch, drag, the keys + − 0, and buttons with arrows. */
export function PanZoom({ children, className = '', fit, isLensBeside = false }: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  useEffect(() => {
    camera.current = new Camera(frame.current!, plane.current!);
    return camera.current.listen();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitting is what a change of it means
  useEffect(() => camera.current?.fit(), [fit]);
  // Whatever was drawn, nothing that may be chosen lies under the buttons.
  useEffect(() => {
    if (!isLensBeside) clearCorner(frame.current!);
  });
  const lens = <Lens camera={camera} />;
  return (
    <>
      <div ref={frame} className={`pan-zoom ${className}`}>
        <div ref={plane} className="plane">
          {children}
        </div>
        {!isLensBeside && lens}
      </div>
      {isLensBeside && lens}
    </>
  );
}

const CORNERS = ['top right', 'bottom right', 'top left', 'bottom left'] as const;

/** Puts the buttons into the first corner in which they cover nothing that may be chosen. */
function clearCorner(frame: HTMLElement): void {
  const lens = frame.querySelector<HTMLElement>(':scope > .lens');
  if (lens === null) return;
  const targets = [...frame.querySelectorAll('.target:not([aria-disabled=true])')].map((t) =>
    t.getBoundingClientRect(),
  );
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = lens;
  const isFree = (corner: (typeof CORNERS)[number]) => {
    const x = corner.endsWith('left') ? left : right - width;
    const y = corner.startsWith('top') ? top : bottom - height;
    return targets.every((t) => t.right <= x || t.left >= x + width || t.bottom <= y || t.top >= y + height);
  };
  lens.dataset['corner'] = CORNERS.find(isFree) ?? CORNERS[0];
}

function Lens({ camera }: { readonly camera: RefObject<Camera | null> }) {
  const say = useSay();
  return (
    <fieldset className="lens" aria-label={say('table.zoom')}>
      <button
        type="button"
        className="iconbtn"
        aria-label={say('board.closer')}
        onClick={() => camera.current?.closer()}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="iconbtn"
        aria-label={say('board.further')}
        onClick={() => camera.current?.further()}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="iconbtn whole"
        aria-label={say('board.whole')}
        onClick={() => camera.current?.fit()}
      >
        <Icon name="zoom" />
      </button>
    </fieldset>
  );
}
