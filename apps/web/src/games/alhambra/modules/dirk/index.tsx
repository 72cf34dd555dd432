import { BUILDINGS, kindOf } from '@majlis/alhambra/client';
import { useSay } from '../../../../i18n.ts';
import { useTable } from '../../../../table/store.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { tileArt } from '../../pieces.ts';
import { exactName, tileName } from '../../words.ts';
import type { ModuleUi, SlotProps } from '../slots.ts';

const emblem =
  '<circle cx="24" cy="24" r="22" fill="#6a6fa6" stroke="#fff6e3" stroke-width="2"/><circle cx="24" cy="19" r="8" fill="#fff6e3"/><path d="M8 41c1-10 7-15 16-15s15 5 16 15z" fill="#fff6e3"/>';

/** The third of two: what he has, by kind, and his points. */
function Rival({ picking }: SlotProps) {
  const say = useSay();
  const { ui, telling, shown } = useTable();
  const [dirk] = ui.rivals?.(telling) ?? [];
  if (dirk === undefined) return null;
  const points = shown.scores.reduce((sum, line) => sum + (line.seat === null ? line.points : 0), 0);
  const tiles = picking.view.mod.dirk?.tiles ?? [];
  return (
    <section className="seat rival" aria-label={dirk.name}>
      <Drawing className="emblem" box={48} art={emblem} />
      <div>
        <div className="name">
          <span>{dirk.name}</span>
        </div>
        <div className="small mute meta">{say('alhambra.dirk.tiles', { count: tiles.length })}</div>
      </div>
      <div className="pts" title={say('table.points', { points })}>
        {points}
      </div>
      <ul className="area rival-tiles">
        {BUILDINGS.flatMap((_, kind) =>
          tiles
            .filter((tile) => kindOf(tile) === kind)
            .map((tile) => (
              <li key={tile}>
                <Drawing box={96} art={tileArt(tile, true)} label={tileName(say, tile)} />
              </li>
            )),
        )}
      </ul>
    </section>
  );
}

export const ui: ModuleUi = {
  Rival,
  emblem,
  words: {
    action: ({ say }, wish) =>
      wish.type === 'dirk.give' ? say('alhambra.action.dirk.give', { building: exactName(say, wish.tile) }) : null,
    event({ say }, happened, name) {
      if (happened.type === 'dirk.drew') return say('alhambra.event.dirk.drew', { count: happened.tiles.length });
      if (happened.type === 'dirk.scored') return null;
      if (happened.type !== 'dirk.given') return undefined;
      return say('alhambra.event.dirk.given', { name, building: tileName(say, happened.tile) });
    },
  },
  pictured: ['dirk.give'],
};
