import type { Action } from '@majlis/almadi/client';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { useMedia } from '../../ui/media.ts';
import { content, landscapeArt } from './content.ts';
import { asJson } from './selection.ts';
import { landscapeText } from './words.ts';

/** The first choice of the game: four landscapes one below the other. */
export function StartingTiles({ legal }: { readonly legal: readonly Action[] }) {
  const say = useSay();
  const isSmall = useMedia('(max-width: 700px)');
  const { store } = useTable();
  const landscapesText = (tile: number) =>
    [0, 1, 2, 3].map((row) => landscapeText(say, content.startingLandscape(tile) + row)).join('; ');
  return (
    <div className="alm-starts">
      {legal.map((wish) =>
        wish.type !== 'start' ? null : (
          <button
            type="button"
            key={wish.tile}
            className="pc is-legal"
            aria-label={`${say('almadi.action.start', { tile: wish.tile + 1 })}: ${landscapesText(wish.tile)}`}
            onClick={() => void store.act(asJson(wish))}
          >
            {[0, 1, 2, 3].map((row) => (
              <Drawing key={row} box={96} art={landscapeArt(content.startingLandscape(wish.tile) + row, [], isSmall)} />
            ))}
          </button>
        ),
      )}
    </div>
  );
}
