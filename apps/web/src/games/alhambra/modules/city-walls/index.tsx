import { type AlhambraAction, type Board as BoardState, FOUNTAIN } from '@majlis/alhambra/client';
import { sidesOfCard } from '@majlis/alhambra/modules/city-walls';
import { addedWalls, wallCard } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import { type Say, useSay } from '../../../../i18n.ts';
import { onEnter } from '../../../keyboard.ts';
import type { Telling } from '../../../ui.ts';
import { Door } from '../../lane.tsx';
import { x, y } from '../../outline.ts';
import { PieceButton } from '../../piece-button.tsx';
import { tileArt, wallLetters } from '../../pieces.ts';
import { choose, legalOf, type Picking } from '../../selection.ts';
import { listOf, lyingName, tileName } from '../../words.ts';
import './city-walls.css';
import type { BoardSlotProps, ModuleUi, SlotProps } from '../slots.ts';

const CARD = '0 0 60 84';
type Build = Extract<AlhambraAction, { type: 'city-walls.build' }>;

const letters = (card: number): string => wallLetters(sidesOfCard(card));
/** Where its walls go, in words. */
const cardName = (say: Say, card: number): string =>
  say(`alhambra.card.wall-${letters(card).toLowerCase()}` as MessageId);
const nameOf = (say: Say, tile: number): string => (tile === FOUNTAIN ? say('alhambra.fountain') : tileName(say, tile));

/** The wall that is picked, and the tile it would stand on. */
const picked = ({ selection }: Picking): Build | null =>
  selection.kind === 'wish' && selection.action.type === 'city-walls.build' ? selection.action : null;
const pieceOf = (wish: Build): string => `wall-${wish.card}-${wish.tile}`;

/** Open wall cards; once one is picked, those own tiles beside the board that could take it. */
function Lane({ picking }: SlotProps) {
  const say = useSay();
  const builds = legalOf(picking, 'city-walls.build');
  const open = picking.view.mod['city-walls']?.open ?? [];
  const wish = picked(picking);
  const board = picking.me === null ? [] : picking.view.players[picking.me]!.board.tiles;
  const beside = builds.filter(({ card, tile }) => card === wish?.card && !board.includes(tile));
  return (
    <Door
      title={say('module.alhambra.city-walls')}
      note={
        open.length === 0 ? say('alhambra.city-walls.none') : say('alhambra.city-walls.open', { count: open.length })
      }
      isOpen={builds.length > 0}
    >
      {open.map((card) => (
        <PieceButton
          key={card}
          picking={picking}
          piece={wish?.card === card ? pieceOf(wish) : `wall-${card}`}
          art={{ box: CARD, svg: wallCard(letters(card), cardSides(say, card), { s: true }) }}
          label={say('alhambra.city-walls.card', { sides: cardName(say, card) })}
          action={builds.find((build) => build.card === card) ?? null}
          className="card"
        />
      ))}
      {beside.map((build) => (
        <PieceButton
          key={build.tile}
          picking={picking}
          piece={pieceOf(build)}
          art={{ box: 96, svg: tileArt(build.tile, true) + addedWalls(letters(build.card), { s: true }) }}
          label={say('alhambra.city-walls.onto', {
            sides: cardName(say, build.card),
            building: nameOf(say, build.tile),
          })}
          action={build}
        />
      ))}
    </Door>
  );
}

/** On the card itself there is room for the first letters of the sides. */
const cardSides = (say: Say, card: number): string =>
  [...letters(card)]
    .map((side) =>
      say(`alhambra.side.${side}` as MessageId)
        .slice(0, 1)
        .toUpperCase(),
    )
    .join(' ');

/** Walls that were added, as palisades; while one is picked, every tile that could take it. */
function Board({ picking, seat, board, isOwn, isSmall }: BoardSlotProps) {
  const say = useSay();
  const added = picking.view.mod['city-walls']?.added[seat] ?? [];
  const wish = isOwn ? picked(picking) : null;
  const builds = wish === null ? [] : legalOf(picking, 'city-walls.build').filter(({ card }) => card === wish.card);
  return (
    <>
      {added.map(({ tile, sides }) => {
        const cell = cellOf(board, tile);
        if (cell === null) return null;
        return (
          <g
            key={`${tile} ${sides}`}
            transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
            dangerouslySetInnerHTML={{ __html: addedWalls(wallLetters(sides), { s: isSmall }) }}
          />
        );
      })}
      {builds.map((build) => {
        const cell = cellOf(board, build.tile);
        if (cell === null) return null;
        const isChosen = build.tile === wish?.tile;
        const pick = () => choose(picking, build, pieceOf(build));
        return (
          <g
            key={build.tile}
            className={`target alh-wall ${isChosen ? 'chosen' : 'yes'}`}
            transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
            role="button"
            tabIndex={0}
            aria-pressed={isChosen}
            aria-label={say('alhambra.city-walls.onto', {
              sides: cardName(say, build.card),
              building: lyingName(say, board, board.tiles.indexOf(build.tile)),
            })}
            onClick={pick}
            onKeyDown={onEnter(pick)}
          >
            <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
            <g
              opacity={isChosen ? 1 : 0.45}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
              dangerouslySetInnerHTML={{ __html: addedWalls(letters(build.card), { s: isSmall }) }}
            />
          </g>
        );
      })}
    </>
  );
}

function cellOf({ tiles, cells }: BoardState, tile: number): number | null {
  return cells[tiles.indexOf(tile)] ?? null;
}

const action = ({ say }: Telling, wish: AlhambraAction): string | null =>
  wish.type === 'city-walls.build'
    ? say('alhambra.action.city-walls.build', { card: cardName(say, wish.card), building: nameOf(say, wish.tile) })
    : null;

/** A wall stays with a tile of the reserve. */
function onTile(say: Say, { view }: Picking, seat: number, tile: number) {
  const added = (view.mod['city-walls']?.added[seat] ?? []).filter((wall) => wall.tile === tile);
  if (added.length === 0) return null;
  const sides = added.map((wall) => wallLetters(wall.sides)).join('');
  const names = [...sides].map((side) => say(`alhambra.side.${side}` as MessageId));
  return { svg: addedWalls(sides, { s: true }), words: say('alhambra.city-walls.added', { sides: listOf(names) }) };
}

export const ui: ModuleUi = {
  Lane,
  Board,
  onTile,
  words: {
    action,
    event({ say }, happened, name) {
      if (happened.type === 'city-walls.turnedUp')
        return say('alhambra.event.city-walls.turnedUp', { card: cardName(say, happened.card) });
      if (happened.type !== 'city-walls.built') return undefined;
      const building = nameOf(say, happened.tile);
      return say('alhambra.event.city-walls.built', { name, card: cardName(say, happened.card), building });
    },
    follow: ({ say }, wish) => (wish.type === 'city-walls.build' ? say('alhambra.city-walls.follow') : null),
    button: ({ say }, wish) => (wish.type === 'city-walls.build' ? say('alhambra.city-walls.button') : null),
  },
  pictured: ['city-walls.build'],
};
