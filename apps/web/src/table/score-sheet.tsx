import type { ScoreLine } from '@majlis/kernel';
import { useSay } from '../i18n.ts';
import { SeatArt } from './seat-art.tsx';
import { usePoints } from './seats.tsx';
import { useTable } from './store.ts';

interface Row {
  readonly key: string;
  readonly round: number;
  readonly label: string;
  readonly points: readonly number[];
}

/** Every point and what it is for. */
export function ScoreSheet() {
  const say = useSay();
  const { shown, names } = useTable();
  const totals = usePoints();
  const rows = useRows();
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">{say('table.source')}</th>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <th key={seat} scope="col">
              <SeatArt seat={seat} label={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, round, label, points }, i) => (
          <tr key={key} className={round === rows[i - 1]?.round ? '' : 'first'}>
            <th scope="row">
              {round === rows[i - 1]?.round ? null : <span className="eyebrow">{say('table.round', { round })} </span>}
              {label}
            </th>
            {points.map((value, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <td key={seat}>{value === 0 ? '·' : value}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('table.total')}</th>
          {shown.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <td key={seat}>{totals[seat]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** One row for each round and source: round by round, in the order in which they were scored. */
function useRows(): Row[] {
  const { shown, ui, telling } = useTable();
  const groups = new Map<string, ScoreLine[]>();
  for (const line of shown.scores) {
    const key = `${line.round} ${ui.source(telling, line)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const rows = [...groups].map(([key, lines]) => ({
    key,
    round: lines[0]!.round,
    label: ui.source(telling, lines[0]!),
    points: shown.seats.map((_, seat) => lines.reduce((sum, l) => sum + (l.seat === seat ? l.points : 0), 0)),
  }));
  return rows.sort((a, b) => a.round - b.round);
}
