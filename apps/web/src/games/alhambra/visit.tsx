import type { Seat } from '@majlis/kernel';
import { useRef } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { VisitBar } from '../../table/visit-bar.tsx';
import { PanZoom } from '../../ui/pan-zoom.tsx';
import { useSmall } from '../small.ts';
import { BoardSlots, cellsOfModules, ROSE } from './board.tsx';
import { Lying } from './lying.tsx';
import { boxAround, wallLine } from './outline.ts';
import { Passages } from './passages.tsx';
import type { Picking } from './selection.ts';
import { BesideName } from './slot.tsx';

interface VisitProps {
  readonly picking: Picking;
  readonly seat: Seat;
  readonly onBack: () => void;
}

/** Another player's Alhambra in full, in the place of one's own. */
export function Visit({ picking, seat, onBack }: VisitProps) {
  const say = useSay();
  const { names } = useTable();
  const { board } = picking.view.players[seat]!;
  const box = boxAround([...board.cells, ...cellsOfModules(picking, seat)]);
  const wall = wallLine(picking.tell.walls[seat]!);
  const svg = useRef<SVGSVGElement>(null);
  const isSmall = useSmall(svg, box);
  const title = say('alhambra.others', { name: names[seat] ?? '' });
  return (
    <>
      <PanZoom className="alh-frame" fit={seat}>
        <svg
          ref={svg}
          className="alh-board"
          viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
          role="group"
          aria-label={title}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
          <g dangerouslySetInnerHTML={{ __html: ROSE }} />
          {board.cells.map((cell, i) => (
            <Lying key={cell} board={board} at={i} picking={null} isSmall={isSmall} seat={seat} />
          ))}
          {wall !== null && <path className="wall-line" d={wall.path} />}
          <Passages board={board} />
          <BoardSlots picking={picking} seat={seat} isOwn={false} isSmall={isSmall} />
        </svg>
      </PanZoom>
      <VisitBar seat={seat} title={title} onBack={onBack}>
        <div className="small mute meta">
          <BesideName picking={picking} seat={seat} />
        </div>
      </VisitBar>
    </>
  );
}
