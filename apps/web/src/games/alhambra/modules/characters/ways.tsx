import type { AlhambraAction } from '@majlis/alhambra/client';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { meansArt, tileArt } from '../../pieces.ts';
import { legalOf, type Picking } from '../../selection.ts';
import { meansName, tileName } from '../../words.ts';
import type { Art, SlotProps } from '../slots.ts';

/** The wish that is picked, if it is of this type. */
function pickedOf<T extends AlhambraAction['type']>({ selection }: Picking, type: T) {
  return selection.kind === 'wish' && selection.action.type === type
    ? (selection.action as Extract<AlhambraAction, { type: T }>)
    : null;
}

/** Which card Machma gives for which, and which tile Laila replaces. */
export function Ways({ picking }: SlotProps) {
  return (
    <>
      <MachmaWays picking={picking} />
      <LailaWays picking={picking} />
    </>
  );
}

function MachmaWays({ picking }: SlotProps) {
  const say = useSay();
  const wish = pickedOf(picking, 'characters.machma');
  if (wish === null) return null;
  const uses = legalOf(picking, 'characters.machma');
  const gives = [...new Set(uses.map(({ give }) => give))];
  const gets = [...new Set(uses.filter(({ give }) => give === wish.give).map(({ get }) => get))];
  const take = (give: number, get: number) => {
    const use = uses.find((one) => one.give === give && one.get === get) ?? uses.find((one) => one.give === give);
    if (use !== undefined) picking.select({ ...(picking.selection as { kind: 'wish'; piece: string }), action: use });
  };
  return (
    <div className="alh-ways">
      <fieldset>
        <legend className="small">{say('alhambra.characters.gives')}</legend>
        {gives.map((card) => (
          <Way
            key={card}
            art={meansArt(card, true)}
            label={meansName(say, card)}
            isOn={card === wish.give}
            onPick={() => take(card, wish.get)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="small">{say('alhambra.characters.gets')}</legend>
        {gets.map((card) => (
          <Way
            key={card}
            art={meansArt(card, true)}
            label={meansName(say, card)}
            isOn={card === wish.get}
            onPick={() => take(wish.give, card)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function LailaWays({ picking }: SlotProps) {
  const say = useSay();
  const wish = pickedOf(picking, 'characters.laila');
  if (wish === null) return null;
  return (
    <div className="alh-ways">
      <fieldset>
        <legend className="small">{say('alhambra.characters.replaces')}</legend>
        {legalOf(picking, 'characters.laila').map((use) => {
          const tile = picking.view.market[use.square];
          if (tile === null || tile === undefined) return null;
          return (
            <Way
              key={use.square}
              art={{ box: 96, svg: tileArt(tile, true) }}
              label={tileName(say, tile)}
              isOn={use.square === wish.square}
              onPick={() => picking.select({ ...(picking.selection as { kind: 'wish'; piece: string }), action: use })}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

interface WayProps {
  readonly art: Art;
  readonly label: string;
  readonly isOn: boolean;
  readonly onPick: () => void;
}

function Way({ art, label, isOn, onPick }: WayProps) {
  return (
    <button
      type="button"
      className={`pc piece ${isOn ? 'is-selected' : 'is-legal'}`}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onPick}
    >
      <Drawing box={art.box} art={art.svg} />
    </button>
  );
}
