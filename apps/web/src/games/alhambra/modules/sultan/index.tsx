import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { Door } from '../../lane.tsx';
import { isForSale, OfferButton, offerNote } from '../../offer-button.tsx';
import type { ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';
import { alike, cardArt, cardsName, ownedBy } from './card.ts';
import { ChoosePanel, ClaimPanel, MarkPanel } from './panels.tsx';
import { words } from './words.ts';

/** How many look the same. */
function Count({ of }: { readonly of: number }) {
  if (of < 2) return null;
  return (
    <span className="count" aria-hidden="true">
      ×{of}
    </span>
  );
}

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
      {alike(open).map(({ marked, count }) => (
        <span key={marked.card} className="several">
          <OfferButton
            picking={picking}
            offer={marked.card}
            art={cardArt(marked, true)}
            label={cardsName(say, marked, count)}
            className="card"
          />
          <Count of={count} />
        </span>
      ))}
    </Door>
  );
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return alike(ownedBy(picking.view, seat)).map(({ marked, count }) => (
    <span key={marked.card} className="owned" title={cardsName(say, marked, count)}>
      <Drawing box="0 0 60 84" art={cardArt(marked, true).svg} label={cardsName(say, marked, count)} />
      {count > 1 && `×${count}`}
    </span>
  ));
}

function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return alike(ownedBy(picking.view, seat)).map(({ marked, count }) => (
    <span key={marked.card} className="several">
      <Drawing
        className="piece card"
        box="0 0 60 84"
        art={cardArt(marked, true).svg}
        label={cardsName(say, marked, count)}
      />
      <Count of={count} />
    </span>
  ));
}

export const ui: ModuleUi = {
  Lane,
  Seat,
  Mine,
  panels: { 'sultan.mark': MarkPanel, 'sultan.choose': ChoosePanel, 'sultan.claim': ClaimPanel },
  first: (question, legal) =>
    question === 'sultan.claim' ? (legal.find(({ type }) => type === 'sultan.claim') ?? null) : null,
  words,
  lasting: ['sultan.claim'],
  pictured: ['sultan.keep', 'sultan.roll', 'sultan.choose', 'sultan.claim'],
};
