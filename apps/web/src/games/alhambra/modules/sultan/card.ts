import { BUILDINGS, CURRENCIES, type View } from '@majlis/alhambra/client';
import { currencyAsked } from '@majlis/alhambra/modules/sultan';
import { sultanCard } from '@majlis/art';
import type { Say } from '../../../../i18n.ts';
import { buildingName, currencyName } from '../../words.ts';
import type { Art } from '../slots.ts';

/** A sultan card and the kind it stands for. */
export interface Marked {
  readonly card: number;
  readonly mark: number;
}

export const cardArt = ({ card, mark }: Marked, isSmall = false): Art => ({
  box: '0 0 60 84',
  svg: sultanCard(CURRENCIES[currencyAsked(card)], BUILDINGS[mark]!, { s: isSmall }),
});

export const cardName = (say: Say, { card, mark }: Marked): string =>
  say('alhambra.sultanCard', {
    building: buildingName(say, mark),
    currency: currencyName(say, currencyAsked(card)),
  });

export const ownedBy = (view: View, seat: number): readonly Marked[] => view.mod.sultan?.owned[seat] ?? [];
