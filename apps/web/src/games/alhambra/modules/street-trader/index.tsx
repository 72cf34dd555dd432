import { type AlhambraAction, BUILDINGS, FOUNTAIN_CELL, kindOf, neighbour } from '@majlis/alhambra/client';
import { COLOURS } from '@majlis/alhambra/modules/street-trader';
import { type Building, citizen, citizenOnTile, traderTile } from '@majlis/art';
import { useState } from 'react';
import { type Say, useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { onEnter } from '../../../keyboard.ts';
import type { Telling } from '../../../ui.ts';
import { x, y } from '../../outline.ts';
import { PieceButton } from '../../piece-button.tsx';
import { wallLetters } from '../../pieces.ts';
import { choose, isChosen, legalOf, type Picking } from '../../selection.ts';
import { buildingName, listOf, placeName, sideName } from '../../words.ts';
import type { BoardSlotProps, ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';
import './street-trader.css';

type Choose = Extract<AlhambraAction, { type: 'street-trader.choose' }>;

const kindName = (kind: number): Building => BUILDINGS[kind]! as Building;
const traders = ({ view }: Picking) => view.mod['street-trader'];
const citizenList = (say: Say, kinds: readonly number[]): string =>
  listOf(kinds.map((kind) => buildingName(say, kind)));

/** What is chosen at the beginning: three citizens and a side, always complete. */
const opening = ({ selection }: Picking): Choose | null =>
  selection.kind === 'wish' && selection.action.type === 'street-trader.choose' ? selection.action : null;
const openingWith = (picking: Picking, citizens: readonly number[], side: number): Choose | undefined =>
  legalOf(picking, 'street-trader.choose').find(
    (wish) => wish.side === side && wish.citizens.every((kind) => citizens.includes(kind)),
  );

/** Six citizens, three of them chosen: a touch on another one takes the place of the one chosen longest. */
function ChoosePanel({ picking }: SlotProps) {
  const say = useSay();
  const wish = opening(picking);
  const [order, setOrder] = useState<readonly number[]>(wish?.citizens ?? []);
  if (wish === null) return null;
  const take = (kind: number) => {
    const next = [...order.slice(1), kind];
    const action = openingWith(picking, next, wish.side);
    if (action === undefined || wish.citizens.includes(kind)) return;
    setOrder(next);
    picking.select({ kind: 'wish', action, piece: '' });
  };
  return (
    <fieldset className="alh-citizens">
      <legend className="display">{say('alhambra.street-trader.three')}</legend>
      {COLOURS.map((kind) => (
        <CitizenButton key={kind} kind={kind} isOn={wish.citizens.includes(kind)} onPick={take} />
      ))}
      <p className="small soft">{say('alhambra.street-trader.side')}</p>
    </fieldset>
  );
}

/** A building stands where the trader was: who moves in and who joins him, or who is exchanged. */
function CoveredPanel({ picking }: SlotProps) {
  const say = useSay();
  const moves = legalOf(picking, 'street-trader.moveIn');
  if (moves.length === 0) return <ExchangePanel picking={picking} />;
  return (
    <fieldset className="alh-citizens">
      <legend className="display">{say('alhambra.street-trader.recruit')}</legend>
      {moves.map((wish) => (
        <PieceButton
          key={wish.recruit}
          picking={picking}
          piece={`recruit-${wish.recruit}`}
          art={{ box: 48, svg: wish.recruit === null ? '' : citizen(kindName(wish.recruit)) }}
          label={moveInText(say, wish.recruit)}
          action={wish}
        />
      ))}
    </fieldset>
  );
}

/** First who leaves the trader, then who comes instead: the second pick makes the answer. */
function ExchangePanel({ picking }: SlotProps) {
  const say = useSay();
  const { selection, select, clear } = picking;
  const swaps = legalOf(picking, 'street-trader.exchange');
  const wish =
    selection.kind === 'wish' && selection.action.type === 'street-trader.exchange' ? selection.action : null;
  const [going, setGoing] = useState<number | null>(null);
  const gives = [...new Set(swaps.map(({ citizen: kind }) => kind))];
  const gets = new Set(swaps.filter(({ citizen: kind }) => kind === going).map(({ building }) => building));
  const give = (kind: number) => {
    setGoing(kind === going ? null : kind);
    clear();
  };
  const get = (kind: number) => {
    const swap = swaps.find(({ citizen: other, building }) => other === going && building === kind);
    if (swap !== undefined) select({ kind: 'wish', action: swap, piece: '' });
  };
  return (
    <div className="alh-exchange">
      <fieldset className="alh-citizens">
        <legend className="display">{say('alhambra.street-trader.gives')}</legend>
        {gives.map((kind) => (
          <CitizenButton key={kind} kind={kind} isOn={kind === going} onPick={give} />
        ))}
      </fieldset>
      <Icon name="swap" />
      <fieldset className="alh-citizens" disabled={going === null}>
        <legend className="display">{say('alhambra.street-trader.gets')}</legend>
        {COLOURS.map((kind) => (
          <CitizenButton key={kind} kind={kind} isOn={wish?.building === kind} onPick={get} isOff={!gets.has(kind)} />
        ))}
      </fieldset>
    </div>
  );
}

interface CitizenButtonProps {
  readonly kind: number;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onPick: (kind: number) => void;
}

function CitizenButton({ kind, isOn, isOff = false, onPick }: CitizenButtonProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`pc piece ${isOn ? 'is-selected' : isOff ? 'is-disabled' : 'is-legal'}`}
      aria-pressed={isOn}
      disabled={isOff}
      aria-label={say('alhambra.street-trader.citizen', { building: buildingName(say, kind) })}
      onClick={() => onPick(kind)}
    >
      <Drawing box={48} art={citizen(kindName(kind))} />
    </button>
  );
}

const moveInText = (say: Say, recruit: number | null): string =>
  recruit === null
    ? say('alhambra.action.street-trader.moveIn', { citizen: '–' })
    : say('alhambra.street-trader.moveIn', { building: buildingName(say, recruit) });
const swapText = (say: Say, give: number, get: number): string =>
  say('alhambra.action.street-trader.exchange', { citizen: buildingName(say, give), building: buildingName(say, get) });

/** The trader on his cell, the citizens in their buildings, and where he may stand. */
function Board({ picking, seat, board, isOwn, isSmall }: BoardSlotProps) {
  const say = useSay();
  const slice = traders(picking);
  const trader = slice?.traders[seat];
  if (slice === undefined || trader === undefined) return null;
  return (
    <>
      {slice.living[seat]!.map((tile) => {
        const at = board.tiles.indexOf(tile);
        const cell = board.cells[at];
        if (cell === undefined) return null;
        const walls = wallLetters(board.walls[at]!);
        return (
          <g
            key={tile}
            transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
            dangerouslySetInnerHTML={{ __html: citizenOnTile(kindName(kindOf(tile)), { s: isSmall, slot: 1, walls }) }}
          />
        );
      })}
      {trader.cell !== null && (
        <g transform={`translate(${x(trader.cell) + 2} ${y(trader.cell) + 2})`}>
          <title>
            {say('alhambra.street-trader.stands', {
              place: placeName(say, trader.cell),
              citizens: citizenList(say, trader.citizens),
            })}
          </title>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
          <g dangerouslySetInnerHTML={{ __html: traderTile(trader.citizens.map(kindName), { s: isSmall }) }} />
        </g>
      )}
      {isOwn && <Places picking={picking} />}
    </>
  );
}

/** Cells for the trader: beside the fountain at the beginning, later beside any tile. */
function Places({ picking }: SlotProps) {
  const say = useSay();
  return placesOf(picking).map(({ cell, action }) => {
    const piece = `trader-${cell}`;
    const wish = opening(picking);
    const isPicked = action.type === 'street-trader.choose' ? wish?.side === action.side : isChosen(picking, piece);
    const pick = () =>
      action.type === 'street-trader.choose'
        ? picking.select({ kind: 'wish', action, piece: '' })
        : choose(picking, action, piece);
    return (
      <g
        key={cell}
        className={`target ${isPicked ? 'chosen' : 'yes'}`}
        transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
        role="button"
        tabIndex={0}
        aria-pressed={isPicked}
        aria-label={say('alhambra.street-trader.here', { place: placeName(say, cell) })}
        onClick={pick}
        onKeyDown={onEnter(pick)}
      >
        {isPicked && (
          <g
            opacity={0.85}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
            dangerouslySetInnerHTML={{ __html: traderTile(carried(picking).map(kindName), { s: true }) }}
          />
        )}
        <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
        {!isPicked && <path d="M48 36v24M36 48h24" className="plus" />}
      </g>
    );
  });
}

const carried = (picking: Picking): readonly number[] =>
  opening(picking)?.citizens ?? (picking.me === null ? [] : (traders(picking)?.traders[picking.me]?.citizens ?? []));

function placesOf(picking: Picking): { readonly cell: number; readonly action: AlhambraAction }[] {
  const wish = opening(picking);
  if (wish === null) return legalOf(picking, 'street-trader.put').map((action) => ({ cell: action.cell, action }));
  return ([0, 1, 2, 3] as const).map((side) => ({
    cell: neighbour(FOUNTAIN_CELL, side),
    action: { ...wish, side },
  }));
}

/** Cells besides the tiles that must be in sight. */
function cells(picking: Picking, seat: number): readonly number[] {
  const stands = traders(picking)?.traders[seat]?.cell ?? null;
  const may = seat === picking.me ? placesOf(picking).map(({ cell }) => cell) : [];
  return stands === null ? may : [...may, stands];
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const count = traders(picking)?.living[seat]?.length ?? 0;
  if (count === 0) return null;
  const label = say('alhambra.street-trader.living', { count });
  return (
    <span className="owned" title={label}>
      <Drawing box={48} art={citizen('tower', { s: true })} label={label} />
      {count}
    </span>
  );
}

function action({ say }: Telling, wish: AlhambraAction): string | null {
  if (wish.type === 'street-trader.choose')
    return say('alhambra.action.street-trader.choose', {
      citizens: citizenList(say, wish.citizens),
      side: sideName(say, wish.side),
    });
  if (wish.type === 'street-trader.moveIn') return moveInText(say, wish.recruit);
  return wish.type === 'street-trader.exchange' ? swapText(say, wish.citizen, wish.building) : null;
}

export const ui: ModuleUi = {
  Seat,
  Board,
  cells,
  panels: { 'street-trader.choose': ChoosePanel, 'street-trader.covered': CoveredPanel },
  first: (question, legal) =>
    question === 'street-trader.choose' ? (legal.find(({ type }) => type === 'street-trader.choose') ?? null) : null,
  words: {
    action,
    button({ say }, wish) {
      if (wish.type === 'street-trader.choose') return say('alhambra.street-trader.button.choose');
      if (wish.type === 'street-trader.moveIn') return say('alhambra.street-trader.button.moveIn');
      if (wish.type === 'street-trader.exchange') return say('alhambra.street-trader.button.swap');
      return wish.type === 'street-trader.put' ? say('alhambra.street-trader.button.put') : null;
    },
  },
  pictured: ['street-trader.choose', 'street-trader.moveIn', 'street-trader.exchange', 'street-trader.put'],
};
