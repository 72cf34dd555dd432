import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { useMedia } from '../../ui/media.ts';
import { walkTargets } from '../keyboard.ts';
import { landscapeArt } from './content.ts';
import { asJson, type Picking } from './selection.ts';
import { landscapeText } from './words.ts';

/** The central board: two landscapes for each row, in a gate beside the realm. */
export function Gate({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { view, legal, selection, select, seat } = picking;
  const { store } = useTable();
  const isSmall = useMedia('(max-width: 700px), (max-height: 860px)');
  // Anywhere: why it may not be taken has nothing to do with where it would go.
  const taking = (slot: number) =>
    asJson({
      type: view.turn.drawn === null ? 'take' : 'replace',
      slot,
      cell: (view.players[seat]!.realm.cells[0] ?? 0) + 1,
    });
  return (
    <ul
      className="alm-gate"
      aria-label={say('almadi.gate')}
      onKeyDown={(event) => walkTargets(event, event.currentTarget)}
    >
      {[0, 1, 2, 3].map((row) => (
        <li key={row} className={selection.kind === 'slot' && Math.floor(selection.slot / 2) === row ? 'lit' : ''}>
          <b className="display" aria-hidden="true">
            {row + 1}
          </b>
          {[0, 1].map((side) => {
            const slot = 2 * row + side;
            const landscape = view.board[slot] ?? null;
            if (landscape === null) return <span key={slot} className="gap" />;
            const isPicked = selection.kind === 'slot' && selection.slot === slot;
            const isLegal = legal.some(
              (wish) => (wish.type === 'take' || wish.type === 'replace') && wish.slot === slot,
            );
            return (
              <button
                type="button"
                key={slot}
                data-piece={`landscape-${landscape}`}
                data-at="gate"
                className={`pc ${isPicked ? 'is-selected' : isLegal ? 'is-legal' : ''}`}
                aria-pressed={isPicked}
                aria-disabled={!isLegal}
                tabIndex={isLegal || slot === 0 ? 0 : -1}
                aria-label={say(side === 0 ? 'almadi.tile.left' : 'almadi.tile.right', {
                  row: row + 1,
                  landscape: landscapeText(say, landscape),
                })}
                onClick={() =>
                  isLegal
                    ? select(isPicked ? { kind: 'none' } : { kind: 'slot', slot, cell: null })
                    : void store.explain(taking(slot))
                }
                {...whyNot(store, isLegal ? null : taking(slot))}
              >
                <Drawing box={96} art={landscapeArt(landscape, [], isSmall)} />
              </button>
            );
          })}
        </li>
      ))}
      {view.turn.drawn !== null && (
        <li className={`drawn ${selection.kind === 'drawn' ? 'lit' : ''}`}>
          <span className="small">{say('almadi.drawn')}</span>
          <span className="pc">
            <Drawing
              box={96}
              art={landscapeArt(view.turn.drawn, [], isSmall)}
              label={landscapeText(say, view.turn.drawn)}
            />
          </span>
        </li>
      )}
    </ul>
  );
}
