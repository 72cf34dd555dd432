import { STARTING_LANDSCAPES, TURNS_EACH, type View } from '@majlis/almadi/client';
import { effectSign, ruby, landscapeArt as scenes } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';

/** What a realm scores for, with its sign; what belongs to one kind of landscape is one number. */
const KINDS = [
  { id: 'oases', sign: 'type.oasis', art: scenes.oasis(), also: 'largestOasisGroup' },
  { id: 'caravans', sign: 'type.caravan', art: scenes.caravan(), also: null },
  { id: 'palaces', sign: 'type.palace', art: scenes.palace(), also: 'mosaics' },
  { id: 'jars', sign: 'effect.J', art: effectSign.J('var(--ink)', 'var(--bg)'), also: null },
  { id: 'objective', sign: 'objective', art: effectSign.O('var(--ink)', 'var(--bg)'), also: null },
  { id: 'rubies', sign: 'ruby', art: ruby(), also: null },
  { id: 'character', sign: 'character', art: '', also: null },
] as const;

/** The turn, the tiles left, and what a realm is worth by kind if the game ended now. */
export function Worth({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useSay();
  const { shown } = useTable();
  const pointsFor = (source: string | null) =>
    shown.scores.reduce((sum, line) => sum + (line.seat === seat && line.source === source ? line.points : 0), 0);
  const placed = view.players[seat]!.realm.landscapes.length - STARTING_LANDSCAPES;
  const isPlacing = view.turn.seat === seat && view.turn.slot === null;
  const turn = Math.min(TURNS_EACH, Math.max(1, placed + (isPlacing ? 1 : 0)));
  return (
    <div className="alm-worth" data-signs="">
      <p>
        {say('almadi.turn', { turn, turns: TURNS_EACH })}
        <span className="tiles"> · {say('almadi.tilesLeft', { count: view.supply.count })}</span>
      </p>
      <ul aria-label={say('almadi.worth')}>
        {KINDS.map(({ id, sign, art, also }) => {
          const points = pointsFor(id) + pointsFor(also);
          if (points === 0 && (id === 'character' || id === 'objective')) return null;
          return (
            <li key={id} data-sign={sign}>
              {art !== '' && <Drawing className="sign" box={48} art={art} />}
              <span className={art === '' ? '' : 'vh'}>{say(`almadi.source.${id}`)}</span>
              <b className={points < 0 ? 'less' : ''}>{points < 0 ? `−${-points}` : points}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
