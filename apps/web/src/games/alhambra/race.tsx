import {
  BUILDINGS,
  kindOf,
  longestWallOf,
  type Round,
  SCORE_TABLES,
  sharePlaces,
  type View,
} from '@majlis/alhambra/client';
import { building } from '@majlis/art';
import { useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { buildingName } from './words.ts';

const countOf = (tiles: readonly number[], kind: number): number =>
  tiles.filter((t) => t >= 0 && kindOf(t) === kind).length;

const icon = (kind: number): string => {
  const name = BUILDINGS[kind]!;
  return `<rect width="96" height="96" rx="12" fill="var(--b-${name})"/><g transform="translate(8 6) scale(.84)">${building[name](`var(--b-${name}-deep)`)}</g>`;
};
const ICONS = BUILDINGS.map((_, kind) => icon(kind));

/** Who would get what if the next scoring came now. */
export function Race({ view }: { readonly view: View }) {
  const say = useSay();
  const { names } = useTable();
  const round = Math.min(view.scorings + 1, 3) as Round;
  const dirk = view.mod.dirk?.tiles ?? null;
  const walls = view.players.map(({ board }) => longestWallOf(board));
  const rows = BUILDINGS.map((name, kind) => {
    const counts = view.players.map(({ board }) => countOf(board.tiles, kind));
    const all = dirk === null ? counts : [...counts, countOf(dirk, kind)];
    const places = SCORE_TABLES[round][name];
    return { kind, counts, places, points: sharePlaces(all, places), most: Math.max(...all) };
  });
  const totals = view.players.map((_, seat) => walls[seat]! + rows.reduce((sum, row) => sum + row.points[seat]!, 0));
  return (
    <section className="niche alh-race">
      <h2 className="display">{say('alhambra.race', { round })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={seat} scope="col">
                <SeatArt seat={seat} label={name} />
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, counts, places, most }) => (
            <tr key={kind}>
              <th scope="row">
                <Drawing className="kind" box={96} art={ICONS[kind]!} />
                <span>{buildingName(say, kind)}</span>
              </th>
              {counts.map((count, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <td key={seat} className={count > 0 && count === most ? 'lead' : ''}>
                  {count === 0 ? '·' : count}
                </td>
              ))}
              <td className="places">{places.join('/')}</td>
            </tr>
          ))}
          <tr className="walls">
            <th scope="row">
              <Icon name="wall" />
              <span>{say('alhambra.wall')}</span>
            </th>
            {walls.map((length, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <td key={seat}>{length}</td>
            ))}
            <td className="places">{say('alhambra.race.each')}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('table.total')}</th>
            {totals.map((total, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <td key={seat}>{total}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
