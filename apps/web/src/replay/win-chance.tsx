import type { Seat } from '@majlis/kernel';
import { useEffect, useState } from 'react';
import { useLocale, useSay } from '../i18n.ts';
import { useTable } from '../table/store.ts';
import { Icon } from '../ui/icon.tsx';
import { useReel } from './reel.ts';
import { coarseFirst, type Estimate, estimateAt, withEstimate } from './sampling.ts';

type Curves = readonly (readonly Estimate[])[];

interface Thinking {
  readonly curves: Curves;
  readonly done: number;
}

/** The estimates so far, for those whose eyes are open: one move after the other, until nobody looks any more. */
function useThinking(): Thinking & { readonly total: number } {
  const { chanceAt, total, viewer } = useReel();
  const { shown } = useTable();
  const count = shown.seats.length;
  const [thinking, setThinking] = useState<Thinking>({ curves: [], done: 0 });
  useEffect(() => {
    if (chanceAt === null) return;
    let isStopped = false;
    const seats = typeof viewer === 'number' ? [viewer] : Array.from({ length: count }, (_, seat) => seat);
    const think = async () => {
      let curves: Curves = Array.from({ length: count }, () => []);
      for (const [done, move] of coarseFirst(total).entries()) {
        for (const seat of seats) {
          const chance = await chanceAt(move, seat);
          if (isStopped) return;
          if (chance !== null) curves = curves.with(seat, withEstimate(curves[seat]!, { move, chance }));
        }
        setThinking({ curves, done: done + 1 });
      }
    };
    setThinking({ curves: [], done: 0 });
    // A worker that breaks down ends the estimates, not the replay.
    think().catch(() => undefined);
    return () => {
      isStopped = true;
    };
  }, [chanceAt, total, viewer, count]);
  return { ...thinking, total: total + 1 };
}

/** Asks for the curve, and gives it up. */
export function WinChanceButton({
  isOn,
  onTurn,
}: {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}) {
  const say = useSay();
  const { chanceAt } = useReel();
  if (chanceAt === null) return null;
  const label = say('replay.chance');
  return (
    <button
      type="button"
      className="iconbtn to-chances"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => onTurn(!isOn)}
    >
      <Icon name="spark" />
    </button>
  );
}

/** How the chances to win went up and down, worked out on this device while somebody wants to know. */
export function WinChance() {
  const say = useSay();
  const thinking = useThinking();
  return (
    <section className="win-chance" aria-label={say('replay.chance')}>
      <Chart {...thinking} />
      <Words {...thinking} />
    </section>
  );
}

const HEIGHT = 100;

function Chart({ curves }: { readonly curves: Curves }) {
  const { move, total, go } = useReel();
  const width = Math.max(1, total);
  const pathOf = (curve: readonly Estimate[]) =>
    curve.map(({ move: at, chance }, i) => `${i === 0 ? 'M' : 'L'}${at} ${(1 - chance) * HEIGHT}`).join('');
  const seek = (event: React.PointerEvent<SVGSVGElement>) => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    go(Math.round((Math.min(wide, Math.max(0, event.clientX - left)) / wide) * total));
  };
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onPointerDown={seek}>
      <path className="half" d={`M0 ${HEIGHT / 2}H${width}`} />
      {curves.map((curve, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <path key={seat} className="curve" style={{ stroke: `var(--seat-${seat + 1})` }} d={pathOf(curve)} />
      ))}
      <path className="now" d={`M${move} 0V${HEIGHT}`} />
    </svg>
  );
}

/** The same in words: what is estimated for the move on the table. */
function Words({ curves, done, total }: Thinking & { readonly total: number }) {
  const say = useSay();
  const { locale } = useLocale();
  const { names } = useTable();
  const { move } = useReel();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const said = curves.flatMap((curve, seat: Seat) => {
    const estimate = estimateAt(curve, move);
    if (estimate === null) return [];
    return say('replay.chance.at', { name: names[seat] ?? '', percent: percent.format(estimate.chance) });
  });
  return (
    <p className="small">
      <b>{said.join(' · ')}</b>{' '}
      <span className="mute">
        {done < total ? say('replay.chance.note', { done, total }) : say('replay.chance.done')}
      </span>
    </p>
  );
}
