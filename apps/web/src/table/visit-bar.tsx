import type { Seat } from '@majlis/kernel';
import { useSay } from '../i18n.ts';
import { SeatArt } from './seat-art.tsx';
import './visit-bar.css';

interface VisitBarProps {
  readonly seat: Seat;
  /** Whose area it is that is shown in the place of one's own. */
  readonly title: string;
  readonly onBack: () => void;
}

/** Over another player's area: whose it is, and the way back. */
export function VisitBar({ seat, title, onBack }: VisitBarProps) {
  const say = useSay();
  return (
    <div className="visit-bar">
      <SeatArt seat={seat} />
      <b className="display">{title}</b>
      <button type="button" className="btn" onClick={onBack}>
        {say('board.back')}
      </button>
    </div>
  );
}
