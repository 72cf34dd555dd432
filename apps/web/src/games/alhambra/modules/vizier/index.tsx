import type { AlhambraAction, View } from '@majlis/alhambra/client';
import { type SeatNumber, vizierPiece } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import type { Telling } from '../../../ui.ts';
import { PieceButton } from '../../piece-button.tsx';
import { legalOf } from '../../selection.ts';
import { meansList, offeredName } from '../../words.ts';
import type { ModuleUi, SeatSlotProps } from '../slots.ts';

const isUp = (view: View, seat: number): boolean => view.mod.vizier?.faceUp[seat] === true;

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const up = isUp(picking.view, seat);
  const label = say(up ? 'alhambra.facts.vizier' : 'alhambra.vizier.away');
  return (
    <span className="owned" title={label}>
      <Drawing box={48} art={vizierPiece((seat + 1) as SeatNumber, up)} label={label} />
    </span>
  );
}

/** The viewer's own: away, he is called back by an action. */
function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const up = isUp(picking.view, seat);
  const [recall = null] = legalOf(picking, 'vizier.recall');
  return (
    <PieceButton
      picking={picking}
      piece="vizier"
      art={{ box: 48, svg: vizierPiece((seat + 1) as SeatNumber, up) }}
      label={say(up ? 'alhambra.facts.vizier' : 'alhambra.vizier.away')}
      action={recall}
    />
  );
}

function action(telling: Telling, wish: AlhambraAction): string | null {
  if (wish.type !== 'vizier.buy') return null;
  const { say } = telling;
  const building = offeredName(telling, wish.offer);
  return say('alhambra.action.vizier.buy', { building, cards: meansList(say, wish.with) });
}

export const ui: ModuleUi = {
  Seat,
  Mine,
  words: { action },
  lasting: ['specialMoves'],
  pictured: ['vizier.recall', 'vizier.buy'],
};
