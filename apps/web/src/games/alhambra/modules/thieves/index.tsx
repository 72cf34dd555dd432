import { CURRENCIES } from '@majlis/alhambra/client';
import { thiefBack, thiefCard } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import { currencyName, meansName } from '../../words.ts';
import type { ModuleUi, SeatSlotProps } from '../slots.ts';

const CARD = '0 0 60 84';

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const count = picking.view.mod.thieves?.hands[seat]?.count ?? 0;
  if (count === 0) return null;
  const label = say('alhambra.facts.thieves', { count });
  return (
    <span className="owned" title={label}>
      <Drawing box={CARD} art={thiefBack()} label={label} />
      {count}
    </span>
  );
}

/** The viewer's thieves, which nobody else sees. */
function Mine({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  const thieves = (picking.view.mod.thieves?.hands[seat]?.items ?? []) as readonly number[];
  return thieves.length === 0 ? null : (
    <div className="secret">
      {thieves.map((currency, i) => (
        <Drawing
          // biome-ignore lint/suspicious/noArrayIndexKey: two thieves can look alike
          key={`${i}.${currency}`}
          className="piece card"
          box={CARD}
          art={thiefCard(CURRENCIES[currency]!, { s: true })}
          label={say('alhambra.thieves.of', { currency: currencyName(say, currency) })}
        />
      ))}
    </div>
  );
}

export const ui: ModuleUi = {
  Seat,
  Mine,
  words: {
    action: ({ say }, wish) =>
      wish.type === 'thieves.steal' ? say('alhambra.action.thieves.steal', { card: meansName(say, wish.card) }) : null,
    event({ say }, happened, name) {
      if (happened.type === 'thieves.dealt') return say('alhambra.event.thieves.dealt', { count: happened.each });
      if (happened.type !== 'thieves.stole') return undefined;
      return say('alhambra.event.thieves.stole', { name, card: meansName(say, happened.card) });
    },
  },
  lasting: ['specialMoves'],
  onRow: ['thieves.steal'],
  pictured: ['thieves.steal'],
};
