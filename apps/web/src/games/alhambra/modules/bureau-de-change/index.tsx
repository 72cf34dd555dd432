import { CURRENCIES } from '@majlis/alhambra/client';
import { currenciesOn, isExchangeCard } from '@majlis/alhambra/modules/bureau-de-change';
import { exchangeCard } from '@majlis/art';
import { currencyName } from '../../words.ts';
import type { ModuleUi } from '../slots.ts';

/** Exchange cards lie in the row and in hands; which two currencies one joins, the bill says. */
export const ui: ModuleUi = {
  art: {
    means(ref, isSmall) {
      if (!isExchangeCard(ref)) return null;
      const [one, other] = currenciesOn(ref);
      return { box: '0 0 60 84', svg: exchangeCard(CURRENCIES[one], CURRENCIES[other], { s: isSmall }) };
    },
  },
  words: {
    means(say, ref) {
      if (!isExchangeCard(ref)) return null;
      const [one, other] = currenciesOn(ref).map((currency) => currencyName(say, currency));
      return say('alhambra.exchangeCard', { one: one!, other: other! });
    },
  },
};
