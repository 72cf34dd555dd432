import { useSay } from '../../i18n.ts';

const WIDTH = 840;
const HEIGHT = 190;
const FOOT = 34;
const HEAD = 34;
const MOST_BARS = 16;
const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

interface PlotProps {
  readonly mine: number;
  readonly bots: readonly number[];
  readonly people: readonly number[];
}

export interface Bars {
  readonly step: number;
  /** Where the first bar begins. */
  readonly low: number;
  readonly bars: readonly { readonly bots: number; readonly people: number; readonly isMine: boolean }[];
}

/** How often how many points, in steps that leave a bar room to be seen. */
export function barsOf({ mine, bots, people }: PlotProps): Bars {
  const all = [mine, ...bots, ...people];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((one) => (most - least) / one < MOST_BARS - 1) ?? 200;
  const low = Math.floor(least / step) * step;
  const count = Math.floor((most - low) / step) + 1;
  const isIn = (i: number) => (points: number) => Math.floor((points - low) / step) === i;
  const bars = Array.from({ length: count }, (_, i) => ({
    bots: bots.filter(isIn(i)).length,
    people: people.filter(isIn(i)).length + (isIn(i)(mine) ? 1 : 0),
    isMine: isIn(i)(mine),
  }));
  return { step, low, bars };
}

/** All results of a deal: bots and people, one's own in gold. */
export function ResultsPlot(props: PlotProps) {
  const say = useSay();
  const { step, low, bars } = barsOf(props);
  const most = Math.max(...bars.map(({ bots, people }) => bots + people));
  const width = Math.min(90, WIDTH / bars.length);
  const left = (WIDTH - width * bars.length) / 2;
  const height = (count: number) => (count / most) * HEIGHT;
  const label = say('daily.plot', { mine: props.mine, bots: props.bots.length, people: props.people.length + 1 });
  return (
    <figure className="daily-plot">
      <figcaption>
        <h2 className="display">{say('daily.all')}</h2>
        <span className="small soft">{say('daily.step', { step })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEAD + HEIGHT + FOOT}`} role="img" aria-label={label}>
        {bars.map(({ bots, people, isMine }, i) => {
          const x = left + i * width;
          const [tall, taller] = [height(bots), height(bots + people)];
          const foot = HEAD + HEIGHT;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            <g key={i}>
              <rect className="bots" x={x + 2} width={width - 4} y={foot - tall} height={tall} />
              <rect
                className={isMine ? 'mine' : 'people'}
                x={x + 2}
                width={width - 4}
                y={foot - taller}
                height={taller - tall}
              />
              {isMine && <path className="mark" d={`M${x + width / 2} ${foot - taller - 8}l-8-12h16z`} />}
              <text x={x + width / 2} y={foot + 26}>
                {low + i * step}
              </text>
            </g>
          );
        })}
        <path className="foot" d={`M0 ${HEAD + HEIGHT}H${WIDTH}`} />
      </svg>
      <p className="daily-legend small soft" aria-hidden="true">
        <i className="mine" /> {say('daily.legend.you')} <i className="people" /> {say('daily.legend.people')}{' '}
        <i className="bots" /> {say('daily.legend.bots')}
      </p>
    </figure>
  );
}
