import { BUILDINGS, type ForecastRow } from '@majlis/alhambra/client';
import { building } from '@majlis/art';
import { useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Picking } from './selection.ts';
import { Slot } from './slot.tsx';
import { source } from './words.ts';

const icon = (name: (typeof BUILDINGS)[number]): string =>
  `<rect width="96" height="96" rx="12" fill="var(--b-${name})"/><g transform="translate(8 6) scale(.84)">${building[name](`var(--b-${name}-deep)`)}</g>`;
const ICONS: Readonly<Record<string, string>> = Object.fromEntries(BUILDINGS.map((name) => [name, icon(name)]));

/** Who would get what if the next scoring came now, as the game tells it. */
export function Race({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { names, ui, telling } = useTable();
  const { forecast } = picking.tell;
  if (forecast === null) return null;
  const rivals = ui.rivals?.(telling) ?? [];
  return (
    <section className="niche alh-race">
      <h2 className="display">{say('alhambra.race', { round: forecast.round })}</h2>
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
            {rivals.map(({ name, art }) => (
              <th key={name} scope="col">
                <Drawing className="emblem" box={48} art={art} label={name} />
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {forecast.rows.map((row) => (
            <RaceRow key={row.source} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('table.total')}</th>
            {forecast.totals.map((total, contender) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a contender is its place
              <td key={contender}>{total}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      <Slot name="Race" picking={picking} />
    </section>
  );
}

/** What each has where places are given for it; otherwise the points. */
function RaceRow({ row }: { readonly row: ForecastRow }) {
  const say = useSay();
  const { telling } = useTable();
  const { counts, points, places } = row;
  const shown = counts ?? points;
  const most = Math.max(...shown);
  return (
    <tr className={places === null ? 'alone' : ''}>
      <th scope="row">
        <RowSign source={row.source} />
        <span>{row.source === 'wall' ? say('alhambra.wall') : source(telling, row)}</span>
      </th>
      {shown.map((count, contender) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a contender is its place
        <td key={contender} className={places !== null && count > 0 && count === most ? 'lead' : ''}>
          {count === 0 ? '·' : count}
        </td>
      ))}
      <td className="places">{places === null ? say('alhambra.race.each') : places.join('/')}</td>
    </tr>
  );
}

/** The sign of what points are for. */
export function RowSign({ source: from }: { readonly source: string }) {
  const art = ICONS[from];
  if (art !== undefined) return <Drawing className="kind" box={96} art={art} />;
  return <Icon name={from === 'wall' ? 'wall' : 'plus'} />;
}
