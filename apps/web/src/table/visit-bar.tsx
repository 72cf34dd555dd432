import type { Seat } from '@majlis/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { SeatArt } from './seat-art.tsx';
import './visit-bar.css';

interface VisitBarProps {
  readonly seat: Seat;
  /** Whose area it is that is shown in the place of one's own. */
  readonly title: string;
  readonly onBack: () => void;
  /** What else they have: there is more room for it than at their seat. */
  readonly children?: ReactNode;
}

/** Over another player's area: whose it is, and the way back. */
export function VisitBar({ seat, title, onBack, children }: VisitBarProps) {
  const say = useSay();
  return (
    <div className="visit-bar">
      <SeatArt seat={seat} />
      <b className="display">{title}</b>
      {children}
      <button type="button" className="btn" onClick={onBack}>
        {say('board.back')}
      </button>
    </div>
  );
}
