import { TILES } from '@majlis/alhambra/client';
import type { Seat } from '@majlis/kernel';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { onTile } from './modules/index.ts';
import { tileArt } from './pieces.ts';
import type { Picking } from './selection.ts';
import { signOfTile } from './sign-ids.ts';
import { tileName, wallsText } from './words.ts';

/** What lies beside the Alhambra: tiles just bought, and the reserve. */
export function Tray({ picking, seat }: { readonly picking: Picking; readonly seat: Seat }) {
  const say = useSay();
  const { waiting, reserve } = picking.view.players[seat]!;
  const isEmpty = waiting.length + reserve.length === 0;
  return (
    // It scrolls where there is little room, also while none of its tiles can be chosen.
    <section className="alh-tray" {...(isEmpty ? {} : { tabIndex: 0, 'aria-label': say('alhambra.reserve') })}>
      {waiting.length > 0 && <TileList title={say('alhambra.waiting')} tiles={waiting} {...{ picking, seat }} />}
      {reserve.length > 0 && <TileList title={say('alhambra.reserve')} tiles={reserve} {...{ picking, seat }} />}
    </section>
  );
}

interface TileListProps {
  readonly title: string;
  readonly tiles: readonly number[];
  readonly picking: Picking;
  readonly seat: Seat;
}

function TileList({ title, tiles, picking, seat }: TileListProps) {
  const say = useSay();
  const { selection, select, legal, question } = picking;
  return (
    <fieldset className="niche">
      <legend className="vh">{title}</legend>
      <span className="eyebrow" aria-hidden="true">
        {title}
      </span>
      <div className="tiles">
        {tiles.map((tile) => {
          const isPicked = selection.kind === 'tile' && selection.tile === tile;
          const isLegal = legal.some((wish) => 'tile' in wish && wish.tile === tile);
          const walls = TILES[tile]?.walls;
          const added = onTile(say, picking, seat, tile);
          return (
            <button
              type="button"
              key={tile}
              data-piece={`tile-${tile}`}
              data-at="tray"
              data-sign={[signOfTile(tile), 'reserve'].join(' ').trim()}
              className={`pc ${isPicked ? 'is-selected' : isLegal ? 'is-legal' : ''}`}
              aria-pressed={isPicked}
              aria-label={[
                tileName(say, tile),
                walls === undefined ? '' : wallsText(say, walls),
                ...added.map(({ words }) => words),
              ]
                .filter(Boolean)
                .join(', ')}
              disabled={!isLegal}
              onClick={() =>
                select(
                  isPicked && question !== 'placeTiles'
                    ? { kind: 'none' }
                    : { kind: 'tile', tile, cell: null, passage: null },
                )
              }
            >
              <Drawing box={96} art={tileArt(tile, true) + added.map(({ svg }) => svg).join('')} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
