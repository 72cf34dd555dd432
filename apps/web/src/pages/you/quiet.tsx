import { useLocale, useSay } from '../../i18n.ts';
import { clockOf, hereZone, minutesOf } from './hours.ts';
import type { BoardProps } from './notices.tsx';
import { youApi } from './you-api.ts';

const USUAL = { from: 22 * 60 + 30, to: 7 * 60 + 30 };
const WIDTH = 400;

/** When nobody is to be called. */
export function Quiet({ board, onChange }: BoardProps) {
  const say = useSay();
  const { locale } = useLocale();
  const zone = board.wish?.zone ?? hereZone();
  const quiet = board.wish?.quiet ?? null;
  const set = (next: typeof quiet) => void onChange(youApi.wish({ locale, zone, quiet: next }));
  const field = (end: 'from' | 'to', value: number) => (
    <input
      type="time"
      value={clockOf(value)}
      aria-label={say(end === 'from' ? 'notices.quiet.on' : 'notices.quiet.to')}
      onChange={(event) =>
        event.target.value !== '' && set({ ...(quiet ?? USUAL), [end]: minutesOf(event.target.value) })
      }
    />
  );
  return (
    <div className="niche">
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => set(event.target.checked ? USUAL : null)}
        />
        <b>{say('notices.quiet')}</b>
      </label>
      <p className="small soft">{say('notices.quiet.lead')}</p>
      {quiet !== null && (
        <>
          <div className="notice-hours">
            <span aria-hidden="true">{say('notices.quiet.on')}</span>
            {field('from', quiet.from)}
            <span aria-hidden="true">{say('notices.quiet.to')}</span>
            {field('to', quiet.to)}
          </div>
          <Bar from={quiet.from} to={quiet.to} />
        </>
      )}
      <p className="small mute">{say('notices.zone', { zone })}</p>
    </div>
  );
}

/** A day of 24 hours; violet is quiet. */
function Bar({ from, to }: { readonly from: number; readonly to: number }) {
  const say = useSay();
  const x = (minutes: number) => (minutes / 1440) * WIDTH;
  const parts =
    from <= to
      ? [[from, to]]
      : [
          [0, to],
          [from, 1440],
        ];
  const label = say('notices.quiet.picture', { from: clockOf(from), to: clockOf(to) });
  return (
    <svg className="notice-bar" viewBox={`0 0 ${WIDTH} 50`} role="img" aria-label={label}>
      <rect x="0" y="4" width={WIDTH} height="20" rx="10" fill="var(--sunk)" />
      {parts.map(([start = 0, end = 0]) => (
        <rect key={start} x={x(start)} y="4" width={x(end) - x(start)} height="20" rx="6" fill="#6f55c4" />
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          x={x(hour * 60)}
          y="44"
          fill="var(--ink-2)"
          fontSize="15"
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {hour}
        </text>
      ))}
    </svg>
  );
}
