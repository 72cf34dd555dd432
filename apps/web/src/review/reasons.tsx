import type { MessageId } from '@majlis/i18n';
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
export function Reasons({ reasons, ...about }: ReasonsProps) {
  const say = useSay();
  if (reasons.length === 0) return null;
  return (
    <div className="small">
      <p className="soft">{say('review.why')}</p>
      <ul className="review-reasons">
        {reasons.map((reason) => (
          <li key={keyOf(reason)}>
            <ReasonText reason={reason} {...about} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function keyOf(reason: Reason): string {
  switch (reason.kind) {
    case 'gains':
      return `gains ${reason.source}`;
    case 'denies':
      return `denies ${reason.seat}`;
    case 'deed':
      return `deed ${reason.deed}`;
    case 'again':
      return 'again';
  }
}

function ReasonText({ reason, seat, telling, ui }: Omit<ReasonsProps, 'reasons'> & { readonly reason: Reason }) {
  const say = useSay();
  const points = useFormat('score');
  const sourceName = (source: string) => ui.source(telling, { seat, round: 0, source, points: 0 });
  switch (reason.kind) {
    case 'gains':
      return say('review.reason.gains', {
        points: points.change(reason.points.mean),
        source: sourceName(reason.source),
      });
    case 'denies':
      return say('review.reason.denies', {
        points: points.change(-reason.points.mean),
        name: telling.nameOf(reason.seat),
      });
    case 'deed': {
      // "majority.garden": what, and of which source of points.
      const [deed, source] = reason.deed.split('.') as [string, string | undefined];
      const { mean } = reason.times;
      return say(`review.deed.${deed}` as MessageId, {
        count: points.value(mean),
        games: Math.round(100 * Math.min(1, mean)),
        source: source === undefined ? '' : sourceName(source),
      });
    }
    case 'again':
      return say('review.reason.again');
  }
}
