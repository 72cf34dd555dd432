import { CURRENCIES, type View } from '@majlis/alhambra/client';
import { mainCurrency, moneyAt } from '@majlis/alhambra/modules/caravanserai';
import { type Caravan, caravanCard, type Stop } from '@majlis/art';
import type { Say } from '../../../../i18n.ts';
import { amountText, currencyName } from '../../words.ts';
import type { Art } from '../slots.ts';

/** A card and where its marker stands. */
export interface Owned {
  readonly card: number;
  readonly at: number;
}

const BRANCH = 10;
const stopOf = (field: number): Stop => (field < BRANCH ? [field, false] : [field - BRANCH, true]);

/** The ways on a card, as the drawing wants them. */
function waysOf(card: number): Caravan {
  const branch = (field: number) => CURRENCIES[moneyAt(card, field).currency];
  return { main: CURRENCIES[mainCurrency(card)], branch: { 2: branch(12), 3: branch(13), 4: branch(14) } };
}

export const caravanArt = ({ card, at }: Owned, isSmall: boolean, next: readonly number[] = []): Art => ({
  box: '0 0 60 84',
  svg: caravanCard(waysOf(card), stopOf(at), { s: isSmall, next: next.map(stopOf) }),
});

export const ownedBy = (view: View, seat: number): readonly Owned[] => view.mod.caravanserai?.owned[seat] ?? [];

/** What stands on a field, in words. */
export function moneyText(say: Say, card: number, at: number): { readonly money: string } {
  const { currency, value } = moneyAt(card, at);
  return { money: amountText(say, value, currency) };
}

/** Two cards have the same main currency; where they branch off last tells them apart. */
export const caravanName = (say: Say, card: number): string =>
  say('alhambra.caravanserai', {
    currency: currencyName(say, mainCurrency(card)),
    branch: currencyName(say, moneyAt(card, BRANCH + 4).currency),
  });
