import type { View } from '@majlis/almadi/client';
import type { Seat } from '@majlis/kernel';
import { useRef } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { VisitBar } from '../../table/visit-bar.tsx';
import { PanZoom } from '../../ui/pan-zoom.tsx';
import { useSmall } from '../small.ts';
import { boxAround, Laid, viewOf } from './laid.tsx';

interface VisitProps {
  readonly view: View;
  readonly seat: Seat;
  readonly onBack: () => void;
}

/** Another player's realm in full, in the place of one's own. */
export function Visit({ view, seat, onBack }: VisitProps) {
  const say = useSay();
  const { names } = useTable();
  const { realm } = view.players[seat]!;
  const box = boxAround(realm.cells);
  const svg = useRef<SVGSVGElement>(null);
  const isSmall = useSmall(svg, box);
  const title = say('almadi.others', { name: names[seat] ?? '' });
  return (
    <div className="alm-visit">
      <PanZoom className="alm-frame" fit={seat}>
        <svg ref={svg} className="alm-realm" viewBox={viewOf(box)} role="group" aria-label={title}>
          <Laid realm={realm} columns={box.columns} row={null} picking={null} isSmall={isSmall} />
        </svg>
      </PanZoom>
      <VisitBar seat={seat} title={title} onBack={onBack} />
    </div>
  );
}
