import type { Seat } from '@majlis/kernel';
import type { Reason } from '@majlis/review';
import type { GameUi, Telling } from '../games/ui.ts';
import { useSay } from '../i18n.ts';
import { useFormat } from './format.ts';

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  /** Who decides. */
  readonly seat: Seat;
  readonly telling: Telling;
  readonly ui: GameUi;
}

/** Why one answer is better than another. */
export function Reasons({ reasons, seat, telling, ui }: ReasonsProps) {
  const say = useSay();
  const points = useFormat('score');
  if (reasons.length === 0) return null;
  const reasonText = (reason: Reason): string => {
    if (reason.kind === 'again') return say('review.reason.again');
    const value = points.value(reason.points.mean);
    if (reason.kind === 'denies')
      return say('review.reason.denies', { points: value, name: telling.nameOf(reason.seat) });
    const line = { seat, round: 0, source: reason.source, points: 0 };
    return say('review.reason.gains', { points: value, source: ui.source(telling, line) });
  };
  return (
    <div className="small">
      <p className="soft">{say('review.why')}</p>
      <ul className="review-reasons">
        {reasons.map((reason) => (
          <li key={`${reason.kind}${'source' in reason ? reason.source : ''}${'seat' in reason ? reason.seat : ''}`}>
            {reasonText(reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}
