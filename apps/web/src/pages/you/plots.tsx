import { useLocale, useSay } from '../../i18n.ts';

const WIDTH = 220;
const HEIGHT = 76;

interface Rated {
  readonly value: number;
  readonly margin: number;
}

/** Room for the numbers beside a rating. */
const SCALE = 34;

/** The two round numbers a scale shows: the farthest apart that lie in it, in hundreds where there are two. */
function scaleOf(low: number, high: number): readonly number[] {
  for (const step of [100, 50, 10]) {
    const [first, last] = [Math.ceil(low / step) * step, Math.floor(high / step) * step];
    if (first < last) return [first, last];
  }
  return [Math.round((low + high) / 2)];
}

/** A rating over time, with the band in which it may lie. */
export function RatingPlot({ ratings }: { readonly ratings: readonly Rated[] }) {
  const say = useSay();
  const { locale } = useLocale();
  const last = ratings.at(-1)!;
  const low = Math.min(...ratings.map(({ value, margin }) => value - margin));
  const high = Math.max(...ratings.map(({ value, margin }) => value + margin));
  const width = WIDTH - SCALE;
  // A single game has a band too: it is drawn as wide as the plot.
  const all = ratings.length === 1 ? [last, last] : ratings;
  const x = (i: number) => (i / (all.length - 1)) * (width - 12) + 2;
  const y = (value: number) => 4 + (1 - (value - low) / (high - low)) * (HEIGHT - 8);
  const line = (of: (one: Rated) => number) => all.map((one, i) => `${x(i).toFixed(1)} ${y(of(one)).toFixed(1)}`);
  const upper = line(({ value, margin }) => value + margin);
  const lower = line(({ value, margin }) => value - margin).reverse();
  const label = say('you.rating.plot', { value: last.value, margin: last.margin, games: ratings.length });
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  return (
    <svg className="you-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="band" d={`M${[...upper, ...lower].join('L')}Z`} />
      {scaleOf(low, high).map((value) => (
        <g key={value}>
          <path className="rule" d={`M0 ${y(value).toFixed(1)}H${width}`} />
          <text x={WIDTH} y={Math.min(HEIGHT - 2, Math.max(11, y(value) + 5))} textAnchor="end">
            {number.format(value)}
          </text>
        </g>
      ))}
      <path className="line" d={`M${line(({ value }) => value).join('L')}`} />
      <circle cx={x(all.length - 1)} cy={y(last.value)} r="4" />
    </svg>
  );
}

const BARS = 8;

/** How often how many points: the last game's bar is bright. */
export function PointsPlot({ points }: { readonly points: readonly number[] }) {
  const say = useSay();
  const { locale } = useLocale();
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const step = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const bars = Math.ceil((high - low + 1) / step);
  const barOf = (n: number) => Math.floor((n - low) / step);
  const counts = Array.from({ length: bars }, (_, i) => points.filter((n) => barOf(n) === i).length);
  const most = Math.max(...counts);
  const width = Math.min(28, WIDTH / bars);
  const number = new Intl.NumberFormat(locale);
  const label = say('you.points.plot', { games: points.length, low, high, median: medianOf(points) });
  return (
    <svg className="you-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} role="img" aria-label={label}>
      {counts.map((count, i) => {
        const height = count === 0 ? 0 : Math.max(4, (count / most) * (HEIGHT - 6));
        const isLast = barOf(points.at(-1)!) === i;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={i}
            className={isLast ? 'bar last' : 'bar'}
            x={i * width + 1}
            y={HEIGHT - height}
            width={width - 3}
            height={height}
            rx="3"
          />
        );
      })}
      <text x="0" y={HEIGHT + 15}>
        {number.format(low)}
      </text>
      <text x={Math.max(40, bars * width)} y={HEIGHT + 15} textAnchor="end">
        {number.format(high)}
      </text>
    </svg>
  );
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Points game by game. */
export function TimePlot({ points }: { readonly points: readonly number[] }) {
  const say = useSay();
  const high = Math.max(...points, 1);
  const low = Math.min(...points, 0);
  const x = (i: number) => (points.length === 1 ? WIDTH / 2 : 4 + (i / (points.length - 1)) * (WIDTH - 8));
  const y = (n: number) => 4 + (1 - (n - low) / (high - low)) * (HEIGHT - 8);
  const path = points.map((n, i) => `${x(i).toFixed(1)} ${y(n).toFixed(1)}`).join('L');
  const label = say('you.points.time', { first: points[0]!, last: points.at(-1)!, games: points.length });
  return (
    <svg className="you-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="line" d={`M${path}`} />
      {points.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place
        <circle key={i} cx={x(i)} cy={y(n)} r={points.length > 40 ? 1.5 : 2.5} />
      ))}
    </svg>
  );
}
