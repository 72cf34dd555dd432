import type { AnyScoreLine } from '@majlis/kernel';
import { useSay } from '../i18n.ts';
import { Drawing } from '../ui/drawing.tsx';
import { LookAgain } from './look-again.tsx';
import { SeatArt } from './seat-art.tsx';
import { usePoints } from './seats.tsx';
import { useTable } from './store.ts';
import './score-sheet.css';

/** So few rounds stand side by side in one cell; more of them below each other. */
const FEW_ROUNDS = 4;

interface Row {
  readonly key: string;
  /** Null where all rounds stand in one row. */
  readonly round: number | null;
  readonly label: string;
  /** By seat, the points of each round that the row is about. */
  readonly points: readonly (readonly number[])[];
  readonly lines: readonly AnyScoreLine[];
}

/** A number of the sheet: whose, and what for. */
export interface Picked {
  readonly whose: number | string;
  readonly name: string;
  readonly label: string;
  readonly lines: readonly AnyScoreLine[];
}

interface ScoreSheetProps {
  /** The number whose sum is told; and what to do when somebody wants to know one. */
  readonly picked?: Picked | null;
  readonly onPick?: (picked: Picked) => void;
}

/** Every point and what it is for. */
export function ScoreSheet(props: ScoreSheetProps) {
  const { ui, telling } = useTable();
  const looks = ui.looks?.(telling) ?? [];
  return (
    <>
      <SheetTable {...props} />
      {looks.length > 0 && (
        <p className="looks">
          {looks.map((look) => (
            <LookAgain key={look.label} look={look}>
              {look.label}
            </LookAgain>
          ))}
        </p>
      )}
    </>
  );
}

function SheetTable({ picked = null, onPick }: ScoreSheetProps) {
  const say = useSay();
  const { shown, names, ui, telling } = useTable();
  const totals = usePoints();
  const rivals = ui.rivals?.(telling) ?? [];
  const { rows, rounds } = useRows();
  return (
    <table className="sheet">
      {rounds > 1 && <caption className="small mute">{say('table.sheet.rounds', { rounds })}</caption>}
      <thead>
        <tr>
          <th scope="col">{say('table.source')}</th>
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
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, round, label, points, lines }, i) => {
          const isFirst = i === 0 || round !== rows[i - 1]?.round;
          return (
            <tr key={key} className={isFirst ? 'first' : ''}>
              <th scope="row">
                {isFirst && round !== null && <span className="eyebrow">{say('table.round', { round })} </span>}
                {label}
              </th>
              {points.map((parts, at) => {
                const whose = at < names.length ? at : rivals[at - names.length]!.id;
                const name = names[at] ?? rivals[at - names.length]!.name;
                const own = lines.filter((line) => ownerOf(line) === whose);
                const isPicked = picked !== null && picked.whose === whose && picked.label === label;
                const pick = onPick && own.length > 0 ? () => onPick({ whose, name, label, lines: own }) : null;
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                return <Cell key={at} parts={parts} name={`${name}, ${label}`} isPicked={isPicked} onPick={pick} />;
              })}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('table.total')}</th>
          {shown.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <td key={seat}>{totals[seat]}</td>
          ))}
          {rivals.map(({ id }) => (
            <td key={id}>{shown.scores.reduce((sum, line) => sum + (ownerOf(line) === id ? line.points : 0), 0)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface CellProps {
  readonly parts: readonly number[];
  readonly name: string;
  readonly isPicked: boolean;
  readonly onPick: (() => void) | null;
}

function Cell({ parts, name, isPicked, onPick }: CellProps) {
  const sum = parts.reduce((a, b) => a + b, 0);
  const number = sum === 0 ? '·' : sum < 0 ? `−${-sum}` : sum;
  return (
    <td>
      {onPick === null || sum === 0 ? (
        <b>{number}</b>
      ) : (
        <button type="button" className="opens" aria-pressed={isPicked} aria-label={`${name}: ${sum}`} onClick={onPick}>
          {number}
        </button>
      )}
      {parts.length > 1 && (
        <span className="rounds">
          {parts.map((part, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
            <i key={round} className={part === 0 ? 'none' : ''}>
              {part}
            </i>
          ))}
        </span>
      )}
    </td>
  );
}

const ownerOf = (line: AnyScoreLine): number | string => (line.seat === null ? line.contender : line.seat);

/** One row for each source, with a few rounds side by side; of many rounds one row for each round and source. */
function useRows(): { readonly rows: readonly Row[]; readonly rounds: number } {
  const { shown, ui, telling } = useTable();
  // Contenders without a seat come after the seats.
  const rivals = (ui.rivals?.(telling) ?? []).map(({ id }) => id);
  const columns = [...shown.seats.map((_, seat) => seat), ...rivals];
  const rounds = [...new Set(shown.scores.map(({ round }) => round))].sort((a, b) => a - b);
  const isFew = rounds.length <= FEW_ROUNDS;
  // The last round has the most sources, in their order.
  const lines = isFew ? shown.scores.toSorted((a, b) => b.round - a.round) : shown.scores;
  const groups = new Map<string, AnyScoreLine[]>();
  for (const line of lines) {
    const key = `${isFew ? '' : `${line.round} `}${ui.source(telling, line)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const rows = [...groups].map(([key, own]): Row => {
    const round = isFew ? null : own[0]!.round;
    const sumOf = (whose: number | string, of: number) =>
      own.reduce((sum, line) => sum + (ownerOf(line) === whose && line.round === of ? line.points : 0), 0);
    const points = columns.map((whose) => (round === null ? rounds : [round]).map((of) => sumOf(whose, of)));
    return { key, round, label: ui.source(telling, own[0]!), points, lines: own };
  });
  return { rows: rows.sort((a, b) => (a.round ?? 0) - (b.round ?? 0)), rounds: isFew ? rounds.length : 1 };
}
