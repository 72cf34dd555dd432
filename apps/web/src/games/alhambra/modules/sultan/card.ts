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

/** Cards of the same currency and mark are shown once, with their number. */
export function alike(cards: readonly Marked[]): readonly { readonly marked: Marked; readonly count: number }[] {
  const isAlike = (a: Marked, b: Marked) => a.mark === b.mark && currencyAsked(a.card) === currencyAsked(b.card);
  const firsts = cards.filter((marked, at) => cards.findIndex((other) => isAlike(other, marked)) === at);
  return firsts.map((marked) => ({ marked, count: cards.filter((other) => isAlike(other, marked)).length }));
}

/** With how many there are of it. */
export const cardsName = (say: Say, marked: Marked, count: number): string =>
  count === 1 ? cardName(say, marked) : `${count} × ${cardName(say, marked)}`;
