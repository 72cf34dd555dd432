import type { AlhambraAction } from '@majlis/alhambra/client';
import { faceValueOf } from '@majlis/alhambra/client';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { walkTargets } from '../keyboard.ts';
import { cardArt } from './pieces.ts';
import { asJson, type Picking } from './selection.ts';
import { meansName } from './words.ts';

const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place) ? places.filter((p) => p !== place) : [...places, place];

interface CardProps {
  readonly card: number;
  readonly isPicked: boolean;
  readonly isLegal: boolean;
  readonly onPick: () => void;
  /** Whether Tab stops here; arrows go everywhere. */
  readonly isStop: boolean;
  /** What tells it from cards that look alike, for those that others may take. */
  readonly piece?: string;
}

function MoneyCard({ card, isPicked, isLegal, onPick, isStop, piece }: CardProps) {
  const say = useSay();
  return (
    <button
      type="button"
      {...(piece === undefined ? {} : { 'data-piece': piece, 'data-at': 'row' })}
      className={`pc ${isPicked ? 'is-selected' : isLegal ? 'is-legal' : ''}`}
      aria-pressed={isPicked}
      aria-label={meansName(say, card)}
      tabIndex={isStop ? 0 : -1}
      onClick={onPick}
    >
      <Drawing box="0 0 60 84" art={cardArt(card)} />
      {isPicked && (
        <span className="tick">
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

/** The open money: one card, or several that are worth little together. */
export function MoneyRow({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { store } = useTable();
  const { view, legal, selection, select } = picking;
  const places = selection.kind === 'row' ? selection.places : [];
  const maySteal = (card: number): AlhambraAction | null =>
    legal.find((wish) => (wish.type === 'thieves.steal' || wish.type === 'characters.pick') && wish.card === card) ??
    null;
  const mayTake = legal.some((wish) => wish.type === 'take');
  const pick = (card: number, place: number) => {
    const single = maySteal(card);
    if (single !== null) void store.act(asJson(single));
    else if (mayTake) select({ kind: 'row', places: fitting(view.row, places, place) });
  };
  return (
    <fieldset className="alh-row" onKeyDown={(event) => walkTargets(event, event.currentTarget)}>
      <legend className="vh">{say('alhambra.money')}</legend>
      <div className="cap">
        <b className="display" aria-hidden="true">
          {say('alhambra.money')}
        </b>
        <span className="small mute">{say('alhambra.money.hint', { limit: 5 })}</span>
      </div>
      <div className="cards">
        {view.row.map((card, place) => (
          <MoneyCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards can look alike; the place tells them apart
            key={`${place}.${card}`}
            card={card}
            piece={`money-${card}-${view.row.slice(0, place).filter((other) => other === card).length}`}
            isPicked={places.includes(place)}
            isLegal={mayTake || maySteal(card) !== null}
            isStop={mayTake || maySteal(card) !== null || place === 0}
            onPick={() => pick(card, place)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Several cards only while they stay within five together; otherwise the new one alone. */
function fitting(row: readonly number[], places: readonly number[], place: number): readonly number[] {
  const next = toggled(places, place);
  const total = next.reduce((sum, at) => sum + faceValueOf(row[at]!), 0);
  return next.length > 1 && total > 5 ? [place] : next;
}

export function Hand({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { hand, selection, select } = picking;
  const places = selection.kind === 'offer' ? selection.places : [];
  const pick = (place: number) => {
    if (selection.kind === 'offer') select({ ...selection, places: toggled(selection.places, place) });
  };
  return (
    <fieldset className="alh-hand" onKeyDown={(event) => walkTargets(event, event.currentTarget)}>
      <legend className="vh">{say('alhambra.hand')}</legend>
      {hand.map((card, place) => (
        <MoneyCard
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards can look alike; the place tells them apart
          key={`${place}.${card}`}
          card={card}
          isPicked={places.includes(place)}
          isLegal={false}
          isStop={selection.kind === 'offer' || place === 0}
          onPick={() => pick(place)}
        />
      ))}
    </fieldset>
  );
}
