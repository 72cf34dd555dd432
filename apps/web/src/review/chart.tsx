import type { KeyMoment, Review } from '@majlis/review';
import type { CSSProperties } from 'react';
import { useSay } from '../i18n.ts';
import { SeatArt } from '../table/seat-art.tsx';
import { inUnit, type Unit, useFormat } from './format.ts';
import { curveFor, heightOn, liftsOf, movesBelow, pointAt, scaleFor } from './scale.ts';

interface ChartProps {
  readonly review: Review;
  readonly unit: Unit;
  readonly names: readonly string[];
  /** Whose curve stands out, and whose moments are marked. */
  readonly who: number;
  readonly chosen: KeyMoment | null;
  readonly onChoose: (moment: KeyMoment) => void;
  /** Somebody wants to see the table at that move. */
  readonly onLook: (move: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 400;

/** Everybody's expectation after every decision, on a scale, with the scorings and the moments that mattered. */
export function Chart(props: ChartProps) {
  const { review, unit, names, chosen } = props;
  const say = useSay();
  const format = useFormat(unit);
  const scale = scaleFor(unit, review.curve);
  const left = (move: number) => `${(100 * move) / Math.max(1, review.actions)}%`;
  const top = (value: number) => `${100 * (1 - heightOn(scale, value))}%`;
  // Beside the edges a word has room on one side only.
  const sideOf = (at: number) => (at > 0.9 * review.actions ? 'late' : at < 0.1 * review.actions ? 'early' : '');
  const now = (seat: number) => valueAt(review, unit, seat, chosen === null ? review.actions : chosen.at);
  return (
    <figure className="review-chart" aria-label={say('review.chart')}>
      <ul className="review-legend">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <SeatArt seat={seat} /> {name} <b>{format.value(now(seat))}</b>
          </li>
        ))}
      </ul>
      <div className={`review-plot ${roomFor(review)}`}>
        {scale.map((value) => (
          <span key={value} className="line" style={{ top: top(value) }}>
            <i>{unit === 'win' ? format.value(value) : value}</i>
          </span>
        ))}
        {review.scorings.map((at, i) => (
          <span key={at} className={`mark ${sideOf(at)}`} style={{ left: left(at) }}>
            <i data-number={i + 1}>{say('review.scoring', { number: i + 1 })}</i>
          </span>
        ))}
        <Curves {...props} scale={scale} />
        {chosen !== null && <span className="now" style={{ left: left(chosen.at) }} />}
        <Pins {...props} left={left} top={top} />
        <i className="below first">{say('review.move')}</i>
        {movesBelow(review.actions).map((move) => (
          <i key={move} className="below" style={{ left: left(move) }}>
            {move}
          </i>
        ))}
      </div>
    </figure>
  );
}

/** Parts of the width of the chart that the name of a scoring takes: on a desk, and on a tablet. */
const NAME = 0.11;
const LARGE_NAME = 0.16;

/** Where scorings lie close to each other there is room for their numbers only. */
function roomFor({ scorings, actions }: Review): '' | 'crowded' | 'full' {
  const closest = Math.min(...scorings.slice(1).map((at, i) => at - scorings[i]!));
  return closest < NAME * actions ? 'full' : closest < LARGE_NAME * actions ? 'crowded' : '';
}

function valueAt({ curve }: Review, unit: Unit, seat: number, move: number): number {
  const point = pointAt(curveFor(curve, seat), move);
  return point === null ? 0 : (inUnit(unit, point)[seat] ?? 0);
}

function Curves({ review, unit, who, onLook, scale }: ChartProps & { readonly scale: readonly number[] }) {
  const { curve, actions, seats } = review;
  const order = Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => Number(a === who) - Number(b === who));
  const pathOf = (seat: number) =>
    curveFor(curve, seat)
      .map((point, i) => {
        const x = (WIDTH * point.at) / Math.max(1, actions);
        const y = HEIGHT * (1 - heightOn(scale, inUnit(unit, point)[seat] ?? 0));
        return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  const look = (event: React.PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onLook(Math.round((Math.min(width, Math.max(0, event.clientX - left)) / width) * actions));
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={look as never}>
      {order.map((seat) => (
        <path
          key={seat}
          className={seat === who ? 'curve own' : 'curve'}
          style={{ stroke: `var(--seat-${seat + 1})` }}
          d={pathOf(seat)}
        />
      ))}
    </svg>
  );
}

interface PinsProps extends ChartProps {
  readonly left: (move: number) => string;
  readonly top: (value: number) => string;
}

const pinStyle = (left: string, top: string, lift: number): CSSProperties & Record<'--lift', number> => ({
  left,
  top,
  '--lift': lift,
});

/** For those who point: the list beside the chart has the same moments for everybody. */
function Pins({ review, unit, who, chosen, onChoose, left, top }: PinsProps) {
  const own = review.moments.filter(({ seat }) => seat === who);
  const lifts = liftsOf(
    own.map(({ at }) => at),
    review.actions,
  );
  return own.map((moment, i) => (
    <button
      key={moment.at}
      type="button"
      className={`pin ${moment.kind} ${moment.at === chosen?.at ? 'chosen' : ''}`}
      style={pinStyle(left(moment.at), top(inUnit(unit, moment.before)[who] ?? 0), lifts[i]!)}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onChoose(moment)}
    >
      {i + 1}
    </button>
  ));
}

/** The chart in numbers: at every scoring and at the end. */
export function ChartNumbers({ review, unit, names }: Pick<ChartProps, 'review' | 'unit' | 'names'>) {
  const say = useSay();
  const format = useFormat(unit);
  const { scorings, actions } = review;
  const steps = Array.from({ length: 9 }, (_, i) => Math.round((actions * i) / 8));
  const rows = [...new Set([...steps, ...scorings])].sort((a, b) => a - b);
  return (
    <details className="review-numbers">
      <summary>{say('review.numbers')}</summary>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">{say('review.move')}</th>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((move) => (
            <tr key={move}>
              <th scope="row">{scorings.includes(move) ? `${move}, ${say('review.scored')}` : move}</th>
              {names.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <td key={seat}>{format.value(valueAt(review, unit, seat, move))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
