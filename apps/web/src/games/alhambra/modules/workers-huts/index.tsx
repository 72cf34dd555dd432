import { BUILDINGS, tileFacts } from '@majlis/alhambra/client';
import { colourOf, type HutsTold, isHut } from '@majlis/alhambra/modules/workers-huts';
import { type Building, hutMini, hutTile, moduleSign } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { Door } from '../../lane.tsx';
import { x, y } from '../../outline.ts';
import { PieceButton } from '../../piece-button.tsx';
import { wallLetters } from '../../pieces.ts';
import { legalOf, type Picking } from '../../selection.ts';
import { tileName } from '../../words.ts';
import './workers-huts.css';
import type { BoardSlotProps, ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';

const told = ({ tell }: Picking): HutsTold => tell.mod['workers-huts'] as HutsTold;
const colour = (hut: number): Building => BUILDINGS[colourOf(hut)]! as Building;

/** The open hut of each colour, and how many one may still take. */
function Lane({ picking }: SlotProps) {
  const say = useSay();
  const { me, view } = picking;
  const left = me === null ? 0 : told(picking).left[me]!;
  const takes = legalOf(picking, 'workers-huts.take');
  const faceUp = view.mod['workers-huts']?.faceUp ?? [];
  return (
    <Door
      title={say('module.alhambra.workers-huts')}
      note={left === 0 ? say('alhambra.workers-huts.none') : say('alhambra.workers-huts.free', { left })}
      isOpen={takes.length > 0}
    >
      {faceUp.map((hut, building) =>
        hut === null ? null : (
          <PieceButton
            key={hut}
            picking={picking}
            piece={`hut-${hut}`}
            art={{ box: 96, svg: hutTile(colour(hut), wallLetters(tileFacts(hut).edges), { s: true }) }}
            label={tileName(say, hut)}
            action={takes.find((take) => take.building === building) ?? null}
            vain={{ type: 'workers-huts.take', building }}
          />
        ),
      )}
    </Door>
  );
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const count = picking.view.mod['workers-huts']?.taken[seat]?.length ?? 0;
  if (count === 0) return null;
  const label = say('alhambra.workers-huts.taken', { count });
  return (
    <span className="owned" title={label}>
      <Drawing box={48} art={moduleSign['workers-huts']()} label={label} />
      {count}
    </span>
  );
}

/** On each hut, what it counts for now. */
function Board({ picking, seat }: BoardSlotProps) {
  const say = useSay();
  return told(picking).counts[seat]!.map(({ cell, count }) => (
    <g key={cell} className="alh-count" transform={`translate(${x(cell) + 80} ${y(cell) + 80})`}>
      <title>{say('alhambra.workers-huts.counts', { count })}</title>
      <circle r={18} />
      <text y={8}>{`+${count}`}</text>
    </g>
  ));
}

export const ui: ModuleUi = {
  Lane,
  Seat,
  Board,
  art: {
    piece: (piece, isSmall, walls) =>
      isHut(piece) ? hutTile(colour(piece), wallLetters(walls), { s: isSmall }) : null,
    mini: (piece) => (isHut(piece) ? hutMini(colour(piece)) : null),
  },
  words: {
    follow: ({ say }, wish) => (wish.type === 'workers-huts.take' ? say('alhambra.workers-huts.follow') : null),
    button: ({ say }, wish) => (wish.type === 'workers-huts.take' ? say('alhambra.workers-huts.button') : null),
  },
  pictured: ['workers-huts.take'],
};
