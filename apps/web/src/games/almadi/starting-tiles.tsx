import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { useMedia } from '../../ui/media.ts';
import { content, landscapeArt } from './content.ts';
import { isSame, type Picking, type Wish } from './selection.ts';
import { landscapeText } from './words.ts';

/** The first choice of the game: four landscapes one below the other. */
export function StartingTiles({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const isSmall = useMedia('(max-width: 700px)');
  const { legal, selection, select } = picking;
  const isPicked = (wish: Wish) => selection.kind === 'offer' && isSame(selection.wish, wish);
  const landscapesText = (tile: number) =>
    [0, 1, 2, 3].map((row) => landscapeText(say, content.startingLandscape(tile) + row)).join('; ');
  return (
    <div className="alm-starts">
      {legal.map((wish) =>
        wish.type !== 'start' ? null : (
          <button
            type="button"
            key={wish.tile}
            className={`pc ${isPicked(wish) ? 'is-selected' : 'is-legal'}`}
            aria-pressed={isPicked(wish)}
            aria-label={`${say('almadi.action.start', { tile: wish.tile + 1 })}: ${landscapesText(wish.tile)}`}
            onClick={() => select(isPicked(wish) ? { kind: 'none' } : { kind: 'offer', wish, cell: null })}
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
