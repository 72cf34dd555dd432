import type { Seat } from '@majlis/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { SeatClock } from './company/clock.tsx';
import { SeatArt } from './seat-art.tsx';
import { useTable } from './store.ts';
import './seat-strip.css';

/** Points so far, by seat: the sums of the score lines. */
export function usePoints(): number[] {
  const { shown } = useTable();
  const points = shown.seats.map(() => 0);
  for (const line of shown.scores) if (line.seat !== null) points[line.seat]! += line.points;
  return points;
}

interface SeatsProps {
  /** A few signs beside the name: cards in hand, length of the wall. */
  readonly facts?: (seat: Seat) => ReactNode;
  /** What the seat has before it, small; left out for the viewer's own. */
  readonly area?: (seat: Seat) => ReactNode;
  /** Whose area is shown in full, and what to do when somebody wants to see one. */
  readonly visited?: Seat | null;
  readonly onVisit?: (seat: Seat) => void;
}

/** Everybody at the table, whose turn it is, and the points. */
export function Seats({ facts, area, visited = null, onVisit }: SeatsProps) {
  const say = useSay();
  const { shown } = useTable();
  const points = usePoints();
  return (
    <ul className="seats" aria-label={say('table.players')}>
      {shown.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <SeatCard key={seat} seat={seat} points={points[seat]!} facts={facts?.(seat)}>
          {seat === shown.viewer ? null : (
            <>
              {area !== undefined && <div className="area">{area(seat)}</div>}
              {onVisit !== undefined && (
                <VisitButton seat={seat} isVisited={seat === visited} onVisit={() => onVisit(seat)} />
              )}
            </>
          )}
        </SeatCard>
      ))}
    </ul>
  );
}

interface SeatCardProps {
  readonly seat: Seat;
  /** Left out where they are secret. */
  readonly points?: number;
  /** Nobody is asked yet: what happened is still being looked at. */
  readonly isLooking?: boolean;
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

export function SeatCard({ seat, points, isLooking = false, facts, children }: SeatCardProps) {
  const say = useSay();
  const { shown, names, online, solo, store } = useTable();
  const { holder, standIn } = shown.seats[seat]!;
  const isAway = online !== null && holder.kind === 'human' && !online.present.includes(seat);
  const isAsked = shown.asked.includes(seat) && shown.phase === 'playing' && !isLooking;
  return (
    <li
      className={`seat ${isAsked ? 'turn' : ''} ${isAway ? 'away' : ''}`}
      data-seat={seat}
      data-signs=""
      aria-current={isAsked}
    >
      <SeatArt seat={seat} />
      <div>
        <div className="name">
          <span title={names[seat]}>{names[seat]}</span>
          {seat === shown.viewer && !store.isReplay && solo === null && (
            <span className="tag you">{say('table.you')}</span>
          )}
          {holder.kind === 'bot' && <span className="tag">{say('table.bot')}</span>}
          {standIn !== null && <span className="tag">{say('table.botPlays')}</span>}
          {isAway && standIn === null && <span className="tag">{say('table.away')}</span>}
          <span className="vh">:</span>
        </div>
        <div className="small mute meta">
          {facts}
          <SeatClock seat={seat} />
        </div>
      </div>
      {points !== undefined && (
        <div
          className="pts"
          title={say('table.points', { points })}
          aria-label={say('table.points', { points })}
          role="img"
        >
          {points}
        </div>
      )}
      {children}
    </li>
  );
}

interface VisitButtonProps {
  readonly seat: Seat;
  readonly isVisited: boolean;
  readonly onVisit: () => void;
}

/** Lies over the whole card. */
export function VisitButton({ seat, isVisited, onVisit }: VisitButtonProps) {
  const say = useSay();
  const { names } = useTable();
  const label = say('board.look', { name: names[seat] ?? '' });
  return (
    <button
      type="button"
      className="visit"
      aria-label={label}
      title={label}
      aria-pressed={isVisited}
      onClick={onVisit}
    />
  );
}
