import { BUILDINGS } from '@majlis/alhambra/client';
import { SCORE_CARDS, type ScoreCardsTold } from '@majlis/alhambra/modules/new-score-cards';
import { type Building, pointsIndicator } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { buildingName } from '../../words.ts';
import './new-score-cards.css';
import type { ModuleUi, SlotProps } from '../slots.ts';

/** The points indicator: what each kind is worth in each scoring, the next one in lamplight; and in words. */
function Race({ picking }: SlotProps) {
  const say = useSay();
  const cards = picking.view.mod['new-score-cards']?.cards ?? [];
  const { points } = picking.tell.mod['new-score-cards'] as ScoreCardsTold;
  if (cards.length === 0) return null;
  const orders = cards.map((card) => SCORE_CARDS[card]!);
  const kinds = orders.map((order) => order.map((kind) => BUILDINGS[kind]! as Building));
  const now = (picking.tell.forecast?.round ?? 0) - 1;
  return (
    <figure className="alh-indicator">
      <Drawing box="0 0 412 132" art={pointsIndicator(kinds, points, { now })} />
      <figcaption className="vh">
        {orders.map((order, round) => (
          <p key={cards[round]}>
            {say('alhambra.new-score-cards.round', { round: round + 1 })}{' '}
            {order.map((kind, rank) => `${buildingName(say, kind)} ${points[round]![rank]!.join(', ')}`).join('; ')}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

export const ui: ModuleUi = { Race };
