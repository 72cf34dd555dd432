import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { Door } from '../../lane.tsx';
import { isForSale, OfferButton, offerNote } from '../../offer-button.tsx';
import type { ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';
import { cardArt, cardName, ownedBy } from './card.ts';
import { ChooseStage, ClaimStage, MarkStage } from './stages.tsx';
import { words } from './words.ts';

/** Sultan cards for sale, each with its price and its mark. */
function Lane({ picking }: SlotProps) {
  const say = useSay();
  const open = picking.view.mod.sultan?.open ?? [];
  const offers = open.map(({ card }) => card);
  return (
    <Door
      title={say('module.alhambra.sultan')}
      note={offers.length === 0 ? say('alhambra.sultan.none') : offerNote(say, picking, offers)}
      isOpen={offers.some((offer) => isForSale(picking, offer))}
    >
      {open.map((marked) => (
        <OfferButton
          key={marked.card}
          picking={picking}
          offer={marked.card}
          art={cardArt(marked, true)}
          label={cardName(say, marked)}
          className="card"
        />
      ))}
    </Door>
  );
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return ownedBy(picking.view, seat).map((marked) => (
    <span key={marked.card} className="owned" title={cardName(say, marked)}>
      <Drawing box="0 0 60 84" art={cardArt(marked, true).svg} label={cardName(say, marked)} />
    </span>
  ));
}

function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return ownedBy(picking.view, seat).map((marked) => (
    <Drawing
      key={marked.card}
      className="piece card"
      box="0 0 60 84"
      art={cardArt(marked, true).svg}
      label={cardName(say, marked)}
    />
  ));
}

export const ui: ModuleUi = {
  Lane,
  Seat,
  Mine,
  stage: { 'sultan.mark': MarkStage, 'sultan.choose': ChooseStage, 'sultan.claim': ClaimStage },
  first: (question, legal) =>
    question === 'sultan.claim' ? (legal.find(({ type }) => type === 'sultan.claim') ?? null) : null,
  words,
  pictured: ['sultan.keep', 'sultan.roll', 'sultan.choose', 'sultan.claim'],
};
