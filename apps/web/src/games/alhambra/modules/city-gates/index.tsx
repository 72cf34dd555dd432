import { cityGate, gateCard } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { PieceButton } from '../../piece-button.tsx';
import { legalOf } from '../../selection.ts';
import type { ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';

const CARD = '0 0 60 84';

/** The open gate card, taken instead of money. */
function Row({ picking }: SlotProps) {
  const say = useSay();
  if (picking.view.mod['city-gates']?.open !== true) return null;
  const [take = null] = legalOf(picking, 'city-gates.take');
  return (
    <>
      <span className="or small mute">{say('alhambra.or')}</span>
      <PieceButton
        picking={picking}
        piece="gate-card"
        art={{ box: CARD, svg: gateCard(say('alhambra.city-gates.gate')) }}
        label={say('alhambra.city-gates.card')}
        action={take}
        className="means"
      />
    </>
  );
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const count = picking.view.mod['city-gates']?.inHand[seat] ?? 0;
  if (count === 0) return null;
  return (
    <span className="owned" title={say('alhambra.facts.gates', { count })}>
      <Drawing box={48} art={cityGate()} label={say('alhambra.facts.gates', { count })} />
      {count > 1 && count}
    </span>
  );
}

/** Gate cards in hand: where they open a wall, the cells say. */
function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const count = picking.view.mod['city-gates']?.inHand[seat] ?? 0;
  return Array.from({ length: count }, (_, i) => (
    <Drawing
      // biome-ignore lint/suspicious/noArrayIndexKey: all gate cards look alike
      key={i}
      className="piece card"
      box={CARD}
      art={gateCard(say('alhambra.city-gates.gate'), { s: true })}
      label={say('alhambra.city-gates.card')}
    />
  ));
}

export const ui: ModuleUi = {
  Row,
  Seat,
  Mine,
  art: { passage: cityGate() },
  words: {
    event(telling, happened) {
      if (happened.type !== 'city-gates.turnedUp') return undefined;
      return telling.say(`alhambra.event.city-gates.${happened.discarded ? 'discarded' : 'turnedUp'}`);
    },
  },
  pictured: ['city-gates.take'],
};
