import type { AlhambraAction, AlhambraEvent } from '@majlis/alhambra/client';
import { cardOf, isCaravanserai, moneyAt, refOf } from '@majlis/alhambra/modules/caravanserai';
import { useSay } from '../../../../i18n.ts';
import { useTable } from '../../../../table/store.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import type { Telling } from '../../../ui.ts';
import { Door } from '../../lane.tsx';
import { OtherMeans } from '../../means.tsx';
import { isForSale, OfferButton, offerNote } from '../../offer-button.tsx';
import { PieceButton } from '../../piece-button.tsx';
import { billFor, legalOf } from '../../selection.ts';
import { amountText, currencyName } from '../../words.ts';
import type { ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';
import { caravanArt, caravanName, moneyText, ownedBy } from './caravan.ts';

/** Cards that can still be bought: cheaper the more kinds of building one has, or why not now. */
function Lane({ picking }: SlotProps) {
  const say = useSay();
  const { ui, telling } = useTable();
  const left = picking.view.mod.caravanserai?.left ?? [];
  const told = left[0] === undefined ? undefined : billFor(picking.tell, left[0]);
  const closed = told?.closed ?? null;
  return (
    <Door
      title={say('module.alhambra.caravanserai')}
      note={closed === null ? offerNote(say, picking, left) : ui.refusal(telling, closed)}
      isOpen={left.some((card) => isForSale(picking, card))}
    >
      {left.map((card) => (
        <OfferButton
          key={card}
          picking={picking}
          offer={card}
          art={caravanArt({ card, at: 0 }, true)}
          label={caravanName(say, card)}
          className="card"
        />
      ))}
    </Door>
  );
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return ownedBy(picking.view, seat).map((owned) => {
    const label = say('alhambra.caravanserai.money', moneyText(say, owned.card, owned.at));
    return (
      <span key={owned.card} className="owned" title={label}>
        <Drawing box="0 0 60 84" art={caravanArt(owned, true).svg} label={label} />
      </span>
    );
  });
}

/** The viewer's own: their markers are money. */
function Mine({ picking, seat }: SeatSlotProps) {
  return ownedBy(picking.view, seat).map((owned) => (
    <OtherMeans key={owned.card} picking={picking} means={refOf(owned.card)} count={1} art={caravanArt(owned, true)} />
  ));
}

/** Every step a marker could make, shown on its card. */
function StepPanel({ picking }: SlotProps) {
  const say = useSay();
  const moves = legalOf(picking, 'caravanserai.move');
  return (
    <div className="alh-question">
      {moves.map((move) => (
        <PieceButton
          key={`${move.card}.${move.to}`}
          picking={picking}
          piece={`caravan-${move.card}-${move.to}`}
          art={caravanArt({ card: move.card, at: move.to }, false)}
          label={say('alhambra.action.caravanserai.move', moneyText(say, move.card, move.to))}
          action={move}
          className="card big"
        />
      ))}
    </div>
  );
}

function action({ say }: Telling, wish: AlhambraAction): string | null {
  if (wish.type !== 'caravanserai.move') return null;
  const words = say('alhambra.action.caravanserai.move', moneyText(say, wish.card, wish.to));
  return `${words} (${caravanName(say, wish.card)})`;
}

function event({ say }: Telling, happened: AlhambraEvent, name: string): string | undefined {
  switch (happened.type) {
    case 'caravanserai.bought':
      return say('alhambra.event.caravanserai.bought', {
        name,
        currency: currencyName(say, moneyAt(happened.card, 1).currency),
      });
    case 'caravanserai.moved':
    case 'caravanserai.spent':
      return say(`alhambra.event.${happened.type}`, {
        name,
        money: amountText(say, happened.value, happened.currency),
      });
    default:
      return undefined;
  }
}

export const ui: ModuleUi = {
  Lane,
  Seat,
  Mine,
  panels: { 'caravanserai.step': StepPanel },
  art: {
    means: (ref) => (isCaravanserai(cardOf(ref)) ? caravanArt({ card: cardOf(ref), at: 0 }, true) : null),
  },
  words: {
    action,
    event,
    button: ({ say }, wish) =>
      wish.type === 'caravanserai.move'
        ? say('alhambra.action.caravanserai.move', moneyText(say, wish.card, wish.to))
        : null,
    means: (say, ref) => (isCaravanserai(cardOf(ref)) ? caravanName(say, cardOf(ref)) : null),
    offer: ({ say }, offer) => (isCaravanserai(offer) ? caravanName(say, offer) : null),
    pass: ({ say }) => say('alhambra.caravanserai.stay'),
  },
  pictured: ['caravanserai.move'],
};
