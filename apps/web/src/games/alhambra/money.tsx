import type { AlhambraAction } from '@majlis/alhambra/client';
import { joinable } from '@majlis/alhambra/client';
import type { Seat } from '@majlis/kernel';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { walkTargets } from '../keyboard.ts';
import { Means } from './means.tsx';
import { modulesOn } from './modules/index.ts';
import { asJson, choose, isChosen, type Picking, takeOf, withOpener } from './selection.ts';
import { SeatSlot, Slot } from './slot.tsx';

const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place) ? places.filter((p) => p !== place) : [...places, place];

/** An answer that is about one card: stealing it from the row, using it from the hand. */
function singleFor({ view, legal }: Picking, card: number, where: 'onRow' | 'onHand'): AlhambraAction | null {
  const types = modulesOn(view).flatMap(([, ui]) => ui[where] ?? []);
  return legal.find((wish) => 'card' in wish && wish.card === card && types.includes(wish.type)) ?? null;
}

/** The open money: one card, or several that are worth little together. */
export function MoneyRow({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { view, tell, selection } = picking;
  const places = selection.kind === 'row' ? selection.places : [];
  return (
    <fieldset className="alh-row" onKeyDown={(event) => walkTargets(event, event.currentTarget)}>
      <legend className="vh">{say('alhambra.money')}</legend>
      <div className="cap">
        <b className="display" aria-hidden="true">
          {say('alhambra.money')}
        </b>
        {tell.takeLimit !== null && (
          <span className="small mute">{say('alhambra.money.hint', { limit: tell.takeLimit })}</span>
        )}
      </div>
      <div className="cards">
        {view.row.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards can look alike; the place tells them apart
          <RowCard key={`${place}.${card}`} picking={picking} card={card} place={place} places={places} />
        ))}
        <Slot name="Row" picking={picking} />
      </div>
    </fieldset>
  );
}

interface RowCardProps {
  readonly picking: Picking;
  readonly card: number;
  readonly place: number;
  readonly places: readonly number[];
}

function RowCard({ picking, card, place, places }: RowCardProps) {
  const { store } = useTable();
  const { view, legal, select } = picking;
  const single = singleFor(picking, card, 'onRow');
  const piece = `row-${place}`;
  const isLegal = single !== null || takeOf(legal, [card]) !== null;
  const pick = () => {
    if (single !== null) choose(picking, single, piece);
    else if (isLegal) select({ kind: 'row', places: fitting(picking, places, place) });
  };
  const isTaking = legal.some((wish) => wish.type === 'take');
  return (
    <Means
      means={card}
      data={{
        'data-piece': `money-${card}-${view.row.slice(0, place).filter((c) => c === card).length}`,
        'data-at': 'row',
      }}
      isPicked={places.includes(place) || isChosen(picking, piece)}
      isLegal={isLegal}
      isStop={isLegal || place === 0}
      onPick={pick}
      look={whyNot(store, isTaking && !isLegal ? asJson({ type: 'take', cards: [card] }) : null)}
    />
  );
}

/** Several cards only while they may be taken together; otherwise the new one alone. */
function fitting({ view, legal }: Picking, places: readonly number[], place: number): readonly number[] {
  const next = toggled(places, place);
  if (next.length < 2) return next;
  return takeOf(
    legal,
    next.map((at) => view.row[at]!),
  ) === null
    ? [place]
    : next;
}

/** What the viewer can pay with: cards, and what modules add. */
export function Hand({ picking, seat }: { readonly picking: Picking; readonly seat: Seat }) {
  const say = useSay();
  const { hand, selection, select, bill, paid } = picking;
  const places = selection.kind === 'bill' ? selection.places : [];
  const joins = bill === null ? [] : joinable(bill.bill, paid);
  const pick = (card: number, place: number) => {
    const single = singleFor(picking, card, 'onHand');
    if (single !== null) choose(picking, single, `hand-${place}`);
    if (selection.kind !== 'bill') return;
    const isIn = places.includes(place);
    // What does not go with the rest begins a payment of its own.
    if (isIn || joins.includes(card)) select(withOpener(picking, { ...selection, places: toggled(places, place) }));
    else select({ ...selection, places: [place], extra: [] });
  };
  return (
    <fieldset className="alh-hand" onKeyDown={(event) => walkTargets(event, event.currentTarget)}>
      <legend className="vh">{say('alhambra.hand')}</legend>
      {hand.map((card, place) => {
        const isPicked = places.includes(place) || isChosen(picking, `hand-${place}`);
        const isUsable = singleFor(picking, card, 'onHand') !== null;
        return (
          <Means
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards can look alike; the place tells them apart
            key={`${place}.${card}`}
            means={card}
            data={{ 'data-held': `money-${card}` }}
            isPicked={isPicked}
            isLegal={isUsable}
            isApart={bill !== null && !isPicked && !joins.includes(card)}
            isStop={bill !== null || isUsable || place === 0}
            onPick={() => pick(card, place)}
          />
        );
      })}
      <SeatSlot name="Hand" picking={picking} seat={seat} />
    </fieldset>
  );
}
