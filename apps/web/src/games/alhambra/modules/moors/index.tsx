import type { View } from '@majlis/alhambra/client';
import { COUNTERS, type MoorsTold, priceText } from '@majlis/alhambra/modules/moors';
import { cultureCounter } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { PieceButton } from '../../piece-button.tsx';
import { legalOf, type Picking } from '../../selection.ts';
import type { ModuleUi, SeatSlotProps } from '../slots.ts';

type Own = NonNullable<View['mod']['moors']>['owned'][number][number];

const ownedBy = ({ view }: Picking, seat: number): readonly Own[] => view.mod.moors?.owned[seat] ?? [];
const told = ({ tell }: Picking, seat: number) => (tell.mod.moors as MoorsTold).counters[seat]!;

function art({ counter, at, mark }: Own, s: boolean): string {
  const { points, squares } = COUNTERS[counter]!;
  return cultureCounter({ price: priceText(counter), values: points, squares }, { s, turned: at, marker: mark });
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return ownedBy(picking, seat).map((own, i) => {
    const label = say('alhambra.moors.counter', {
      price: priceText(own.counter),
      points: told(picking, seat)[i]!.points,
    });
    return (
      <span key={own.counter} className="owned" title={label}>
        <Drawing box={96} art={art(own, true)} label={label} />
      </span>
    );
  });
}

/** The viewer's counters: dials that say what they give now and what one more turn would bring. All turn together. */
function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const [turn = null] = legalOf(picking, 'moors.turn');
  return ownedBy(picking, seat).map((own, i) => {
    const { points, next, mayTurn } = told(picking, seat)[i]!;
    const name = say('alhambra.moors.counter', { price: priceText(own.counter), points });
    const then = mayTurn ? say('alhambra.moors.next', { points: next }) : say('alhambra.moors.full');
    return (
      <PieceButton
        key={own.counter}
        picking={picking}
        piece="moors"
        art={{ box: 96, svg: art(own, true) }}
        label={`${name}, ${then}`}
        action={turn}
        className="dial"
      />
    );
  });
}

export const ui: ModuleUi = {
  Seat,
  Mine,
  words: {
    follow({ say, shown }, wish) {
      if (wish.type !== 'moors.turn' || shown.viewer === 'spectator') return null;
      const { sums } = (shown.tell as unknown as { mod: { moors: MoorsTold } }).mod.moors;
      const { points, next } = sums[shown.viewer]!;
      return say('alhambra.moors.follow', { before: points, after: next });
    },
    button: ({ say }, wish) => (wish.type === 'moors.turn' ? say('alhambra.moors.button') : null),
  },
  pictured: ['moors.turn'],
};
