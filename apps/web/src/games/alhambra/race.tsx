import { BUILDINGS, type SheetRow } from '@majlis/alhambra/client';
import { building } from '@majlis/art';
import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/media.ts';
import type { Picking } from './selection.ts';
import { signOfSource } from './sign-ids.ts';
import { hasSlot, Slot } from './slot.tsx';
import { source } from './words.ts';

const icon = (name: (typeof BUILDINGS)[number]): string =>
  `<rect width="96" height="96" rx="12" fill="var(--b-${name})"/><g transform="translate(8 6) scale(.84)">${building[name](`var(--b-${name}-deep)`)}</g>`;
const ICONS: Readonly<Record<string, string>> = Object.fromEntries(BUILDINGS.map((name) => [name, icon(name)]));

/** Who would get what if the next scoring came now, as the game tells it. */
export function Race({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const { names, ui, telling } = useTable();
  const { forecast } = picking.tell;
  const [isOpen, open] = useState(false);
  // On a phone, and beside a lane, one line must do until somebody wants to know.
  const isPhone = useMedia('(max-width: 700px)');
  const isWide = useMedia('(min-width: 1101px)');
  const isFolding = isPhone || (isWide && hasSlot(picking, 'Lane'));
  if (forecast === null) return null;
  const rivals = ui.rivals?.(telling) ?? [];
  const title = say('alhambra.race', { round: forecast.round });
  return (
    <section className={`niche alh-race ${isFolding ? 'folding' : ''} ${isOpen ? 'open' : ''}`}>
      <h2 className="display">
        {isFolding ? (
          <button type="button" className="race-toggle" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            <span>{title}</span>
            <Totals totals={forecast.totals} />
            <Icon name={isOpen ? 'close' : 'next'} />
          </button>
        ) : (
          title
        )}
      </h2>
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

/** The points of everybody, in the order of the table. */
function Totals({ totals }: { readonly totals: readonly number[] }) {
  const { names, ui, telling } = useTable();
  const rivals = ui.rivals?.(telling) ?? [];
  return (
    <span className="totals">
      {totals.map((total, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a contender is its place
        <span key={at}>
          {at < names.length ? (
            <SeatArt seat={at} label={names[at]!} />
          ) : (
            <Drawing
              className="emblem"
              box={48}
              art={rivals[at - names.length]?.art ?? ''}
              label={rivals[at - names.length]?.name ?? ''}
            />
          )}
          {total}
        </span>
      ))}
    </span>
  );
}

/** What each has where places are given for it; otherwise the points. */
function RaceRow({ row }: { readonly row: SheetRow }) {
  const say = useSay();
  const { telling } = useTable();
  const { counts, points, places, shares } = row;
  const shown = counts ?? points;
  const leaders = shares[0]?.contenders ?? [];
  return (
    <tr className={places === null ? 'alone' : ''}>
      <th scope="row" data-sign={signOfSource(row.source)}>
        <RowSign source={row.source} />
        <span>{row.source === 'wall' ? say('alhambra.wall') : source(telling, row)}</span>
      </th>
      {shown.map((count, contender) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a contender is its place
        <td key={contender} className={leaders.includes(contender) ? 'lead' : ''}>
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
