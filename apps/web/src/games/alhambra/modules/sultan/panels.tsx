import { BUILDINGS, kindOf } from '@majlis/alhambra/client';
import { buildingDie } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { SeatArt } from '../../../../table/seat-art.tsx';
import { useTable } from '../../../../table/store.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { PieceButton } from '../../piece-button.tsx';
import { tileArt } from '../../pieces.ts';
import { legalOf } from '../../selection.ts';
import { buildingName, currencyName, listOf, tileName } from '../../words.ts';
import type { SlotProps } from '../slots.ts';
import { cardArt, cardName } from './card.ts';

/** The card just bought, and the die: keep the mark, or roll. */
export function MarkPanel({ picking }: SlotProps) {
  const say = useSay();
  const { decision } = useTable();
  const { card, building } = decision!.prompt.params as { card: number; building: number };
  const [keep = null] = legalOf(picking, 'sultan.keep');
  const [roll = null] = legalOf(picking, 'sultan.roll');
  return (
    <div className="alh-question">
      <PieceButton
        picking={picking}
        piece="sultan-keep"
        art={cardArt({ card, mark: building })}
        label={say('alhambra.sultan.keepMark', { building: buildingName(say, building) })}
        action={keep}
        className="card big"
      />
      <PieceButton
        picking={picking}
        piece="sultan-roll"
        art={{ box: 48, svg: buildingDie(BUILDINGS[building]!) }}
        label={say('alhambra.sultan.rollDie')}
        action={roll}
        className="big"
      />
      <p className="soft">{say('alhambra.sultan.mark.about')}</p>
    </div>
  );
}

/** What the die shows, and what lies opposite. */
export function ChoosePanel({ picking }: SlotProps) {
  const say = useSay();
  return (
    <div className="alh-question">
      {legalOf(picking, 'sultan.choose').map((choice) => (
        <PieceButton
          key={choice.building}
          picking={picking}
          piece={`sultan-${choice.building}`}
          art={{ box: 48, svg: buildingDie(BUILDINGS[choice.building]!) }}
          label={buildingName(say, choice.building)}
          action={choice}
          className="big"
        />
      ))}
      <p className="soft">{say('alhambra.sultan.choose.about')}</p>
    </div>
  );
}

/** The tile that was drawn, the card that claims it, and who is asked. */
export function ClaimPanel({ picking }: SlotProps) {
  const say = useSay();
  const { names, shown } = useTable();
  const drawn = picking.view.mod.sultan?.drawn;
  if (drawn === null || drawn === undefined || picking.me === null) return null;
  const { tile, square } = drawn;
  const owned = picking.view.mod.sultan?.owned ?? [];
  const marked = owned[picking.me]!.find(({ mark }) => mark === kindOf(tile));
  return (
    <div className="alh-question">
      <Drawing className="piece tile big" box={96} art={tileArt(tile, false)} label={tileName(say, tile)} />
      {marked !== undefined && (
        <Drawing className="piece card big" box="0 0 60 84" art={cardArt(marked).svg} label={cardName(say, marked)} />
      )}
      <div>
        <p className="soft">
          {say('alhambra.sultan.claim.about', { building: tileName(say, tile), currency: currencyName(say, square) })}
        </p>
        <ul className="alh-askers" aria-label={say('alhambra.sultan.asked')}>
          {owned.map((cards, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat} className={shown.asked.includes(seat) ? 'asked' : ''}>
              <SeatArt seat={seat} />
              {names[seat]}{' '}
              <span className="small mute">
                {cards.length === 0
                  ? say('alhambra.sultan.noMark')
                  : listOf([...new Set(cards.map(({ mark }) => buildingName(say, mark)))])}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
