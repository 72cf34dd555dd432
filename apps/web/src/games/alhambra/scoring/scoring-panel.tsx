import type { SheetRow } from '@majlis/alhambra/client';
import { useMemo } from 'react';
import { useSay } from '../../../i18n.ts';
import { SeatArt } from '../../../table/seat-art.tsx';
import { useTable } from '../../../table/store.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { RowSign } from '../race.tsx';
import { signOfSource } from '../sign-ids.ts';
import { signed } from '../signed.ts';
import { source } from '../words.ts';
import './scoring.css';
import type { Told } from './due.tsx';
import { pointsOf, type Scored, sheetOf } from './sheet.ts';
import { useRunning, useSteps } from './steps.ts';
import { CountedWalls } from './walls.tsx';
import { placeName } from './words.ts';

interface ScoringPanelProps {
  readonly told: Told;
}

/** A scoring in a panel of its own: kind by kind, who has how many and what that gives. */
export function ScoringPanel({ told }: ScoringPanelProps) {
  const say = useSay();
  const { telling, shown } = useTable();
  const scored = useMemo(() => sheetOf(shown, told), [shown, told]);
  const steps = useSteps(told.round, scored.rows.length);
  useRunning(told.round, steps);
  const { round, rows } = scored;
  const atWall = rows[steps.step]?.source === 'wall' || steps.step >= rows.length;
  return (
    <section className={`alh-scoring ${atWall ? 'at-wall' : ''}`} aria-label={say('alhambra.scoring', { round })}>
      <table>
        <ScoringHead round={round} />
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={row.source}
              className={at === steps.step ? 'now' : at > steps.step ? 'later' : ''}
              aria-current={at === steps.step ? 'step' : undefined}
            >
              <th scope="row">
                <button
                  type="button"
                  className="row-of"
                  data-sign={signOfSource(row.source)}
                  onClick={() => steps.go(at)}
                >
                  <RowSign source={row.source} />
                  <span className="name">{source(telling, row)}</span>
                  {row.places !== null && <span className="small mute">{row.places.join('/')}</span>}
                </button>
              </th>
              {row.points.map((_, contender) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a contender is its place
                <Cell key={contender} row={row} contender={contender} />
              ))}
            </tr>
          ))}
        </tbody>
        <ScoringFoot scored={scored} />
      </table>
      <CountedWalls scored={scored} isCounting={atWall} />
    </section>
  );
}

function ScoringHead({ round }: { readonly round: number }) {
  const say = useSay();
  const { names, ui, telling } = useTable();
  return (
    <thead>
      <tr>
        <th scope="col" className="display">
          {say('alhambra.scoring', { round })}
        </th>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <th key={seat} scope="col">
            <SeatArt seat={seat} />
            <span className="name">{name}</span>
          </th>
        ))}
        {(ui.rivals?.(telling) ?? []).map(({ id, name, art }) => (
          <th key={id} scope="col">
            <Drawing className="emblem" box={48} art={art} />
            <span className="name">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellProps {
  readonly row: SheetRow;
  readonly contender: number;
}

/** How many, the points, and which places they are for. */
function Cell({ row, contender }: CellProps) {
  const say = useSay();
  const count = row.counts?.[contender];
  const points = row.points[contender]!;
  const share = row.shares.find(({ contenders }) => contenders.includes(contender));
  const isShared = share !== undefined && share.contenders.length > 1;
  return (
    <td className={points < 0 ? 'loss' : points > 0 ? 'gain' : ''}>
      <b>{points === 0 ? '·' : signed(points)}</b>
      {count !== undefined && (count > 0 || points > 0) && (
        <small className="mute"> {say('alhambra.scoring.for', { count })}</small>
      )}
      {share !== undefined && points > 0 && (
        <small className="how">
          {isShared ? `(${share.places.join(' + ')}) ÷ ${share.contenders.length}` : placeName(say, share)}
        </small>
      )}
    </td>
  );
}

/** What it gave together, and where everybody stands then. */
function ScoringFoot({ scored: { round, rows } }: { readonly scored: Scored }) {
  const say = useSay();
  const { shown, ui, telling } = useTable();
  const ids: (number | string)[] = [
    ...shown.seats.map((_, seat) => seat),
    ...(ui.rivals?.(telling) ?? []).map(({ id }) => id),
  ];
  const gained = ids.map((_, at) => pointsOf(rows.map(({ points }) => ({ points: points[at] ?? 0 }))));
  const soFar = ids.map((id) =>
    pointsOf(
      shown.scores.filter((line) => line.round <= round && (line.seat === null ? line.contender : line.seat) === id),
    ),
  );
  return (
    <tfoot>
      <tr>
        <th scope="row">{say('alhambra.scoring', { round })}</th>
        {gained.map((points, at) => (
          <td key={ids[at]}>{signed(points)}</td>
        ))}
      </tr>
      <tr className="total">
        <th scope="row">{say('table.total')}</th>
        {soFar.map((points, at) => (
          <td key={ids[at]}>{points}</td>
        ))}
      </tr>
    </tfoot>
  );
}
