import { BUILDINGS, kindOf } from '@majlis/alhambra/client';
import { FIRST_OFFER, PRICE, type TreasureChamberTold } from '@majlis/alhambra/modules/treasure-chamber';
import { type Building, chestOnTile, treasureChest, vault } from '@majlis/art';
import { type Say, useSay } from '../../../../i18n.ts';
import { useTable } from '../../../../table/store.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { onEnter } from '../../../keyboard.ts';
import { Door } from '../../lane.tsx';
import { x, y } from '../../outline.ts';
import { wallLetters } from '../../pieces.ts';
import { billFor, choose, isChosen, legalOf, type Picking, payFor } from '../../selection.ts';
import { buildingName, listOf, lyingName } from '../../words.ts';
import './treasure-chamber.css';
import type { BoardSlotProps, ModuleUi, SeatSlotProps, SlotProps } from '../slots.ts';

const nameOf = (kind: number): Building => BUILDINGS[kind]! as Building;
const chestList = (say: Say, chests: readonly number[]): string =>
  listOf(chests.map((kind) => buildingName(say, kind)));
const told = ({ tell }: Picking): TreasureChamberTold => tell.mod['treasure-chamber'] as TreasureChamberTold;

/** The three rooms, and for how many of the chests there would be a place. */
function Lane({ picking }: SlotProps) {
  const say = useSay();
  const rooms = picking.view.mod['treasure-chamber']?.rooms ?? [];
  const isOpen = rooms.some((_, room) => isPayable(picking, room));
  return (
    <Door
      title={say('module.alhambra.treasure-chamber')}
      note={say('alhambra.treasure-chamber.price', { price: PRICE })}
      isOpen={isOpen}
    >
      {rooms.map((chests, room) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
        chests.length === 0 ? null : <Room key={room} picking={picking} room={room} chests={chests} />,
      )}
    </Door>
  );
}

function isPayable({ tell }: Picking, room: number): boolean {
  const bill = billFor(tell, FIRST_OFFER + room);
  return bill !== undefined && bill.wish !== null && bill.best !== null;
}

interface RoomProps {
  readonly picking: Picking;
  readonly room: number;
  readonly chests: readonly number[];
}

function Room({ picking, room, chests }: RoomProps) {
  const say = useSay();
  const { store } = useTable();
  const offer = FIRST_OFFER + room;
  const bill = billFor(picking.tell, offer);
  const mayPay = isPayable(picking, room);
  const isPicked = picking.selection.kind === 'bill' && picking.selection.offer === offer;
  const fits = picking.me === null ? 0 : told(picking).fits[picking.me]![room]!;
  const place = say('alhambra.treasure-chamber.fits', { fits, count: chests.length });
  const why = () => {
    if (bill !== undefined && bill.wish !== null) void store.explain({ ...bill.wish, with: [] });
  };
  return (
    <button
      type="button"
      className={`pc piece vault ${isPicked ? 'is-selected' : mayPay ? 'is-legal' : ''}`}
      aria-pressed={isPicked}
      aria-disabled={!mayPay}
      aria-label={`${say('alhambra.treasure-chamber.room', { room: room + 1, chests: chestList(say, chests) })}, ${place}`}
      onClick={() => (mayPay ? payFor(picking, offer) : why())}
    >
      <Drawing box="0 0 72 112" art={vault(chests.map(nameOf), room + 1)} />
      <span className="small" aria-hidden="true">
        {fits}/{chests.length}
      </span>
    </button>
  );
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const count = picking.view.mod['treasure-chamber']?.held[seat]?.length ?? 0;
  if (count === 0) return null;
  const label = say('alhambra.treasure-chamber.held', { count });
  return (
    <span className="owned" title={label}>
      <Drawing box={48} art={treasureChest('garden', { s: true })} label={label} />
      {count}
    </span>
  );
}

/** Chests in their buildings; while one is to be placed, the buildings that could take it. */
function Board({ picking, seat, board, isOwn, isSmall }: BoardSlotProps) {
  const say = useSay();
  const held = picking.view.mod['treasure-chamber']?.held[seat] ?? [];
  const places = isOwn ? legalOf(picking, 'treasure-chamber.place') : [];
  const chestArt = (tile: number) =>
    chestOnTile(nameOf(kindOf(tile)), { s: isSmall, walls: wallLetters(board.walls[board.tiles.indexOf(tile)]!) });
  return (
    <>
      {held.map((tile) => {
        const cell = board.cells[board.tiles.indexOf(tile)];
        return cell === undefined ? null : (
          <g
            key={tile}
            transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
            dangerouslySetInnerHTML={{ __html: chestArt(tile) }}
          />
        );
      })}
      {places.map((wish) => {
        const at = board.tiles.indexOf(wish.tile);
        const cell = board.cells[at]!;
        const piece = `chest-${wish.tile}`;
        const isPicked = isChosen(picking, piece);
        const pick = () => choose(picking, wish, piece);
        return (
          <g
            key={wish.tile}
            className={`target alh-chest ${isPicked ? 'chosen' : 'yes'}`}
            transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
            role="button"
            tabIndex={0}
            aria-pressed={isPicked}
            aria-label={say('alhambra.treasure-chamber.into', { building: lyingName(say, board, at) })}
            onClick={pick}
            onKeyDown={onEnter(pick)}
          >
            <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
            <g opacity={isPicked ? 1 : 0.5} dangerouslySetInnerHTML={{ __html: chestArt(wish.tile) }} />
          </g>
        );
      })}
    </>
  );
}

/** The chests that wait for a place. */
function PlacePanel({ picking }: SlotProps) {
  const say = useSay();
  const chests = picking.view.mod['treasure-chamber']?.waiting?.chests ?? [];
  return (
    <div className="alh-chests">
      <ul aria-label={say('alhambra.treasure-chamber.waiting')}>
        {chests.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two chests can be alike
          <li key={i}>
            <Drawing box={48} art={treasureChest(nameOf(kind))} label={buildingName(say, kind)} />
          </li>
        ))}
      </ul>
      <p className="small soft">{say('alhambra.treasure-chamber.passedOn')}</p>
    </div>
  );
}

export const ui: ModuleUi = {
  Lane,
  Seat,
  Board,
  panels: { 'treasure-chamber.place': PlacePanel },
  words: {
    offer({ say, shown }, offer) {
      const rooms = (
        shown.view as unknown as { mod: { 'treasure-chamber'?: { rooms: readonly (readonly number[])[] } } }
      ).mod;
      const chests = rooms['treasure-chamber']?.rooms[offer - FIRST_OFFER];
      return chests === undefined
        ? null
        : say('alhambra.treasure-chamber.room', { room: offer - FIRST_OFFER + 1, chests: chestList(say, chests) });
    },
    button: ({ say }, wish) =>
      wish.type === 'treasure-chamber.place' ? say('alhambra.treasure-chamber.button') : null,
  },
  pictured: ['treasure-chamber.place'],
};
