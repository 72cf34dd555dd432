import { CURRENCIES, currencyOf } from '@majlis/alhambra/client';
import { isMasterBuilder } from '@majlis/alhambra/modules/master-builders';
import { masterCard } from '@majlis/art';
import { currencyName, meansName } from '../../words.ts';
import type { ModuleUi } from '../slots.ts';

const currencyOn = (card: number) => CURRENCIES[currencyOf(card) as 0 | 1 | 2 | 3];

/** They lie in the row and in hands as money of 3; after a turn one of the hand is touched for a redesign. */
export const ui: ModuleUi = {
  art: {
    means: (ref, isSmall) =>
      isMasterBuilder(ref) ? { box: '0 0 60 84', svg: masterCard(currencyOn(ref), { s: isSmall }) } : null,
  },
  words: {
    means: (say, ref) =>
      isMasterBuilder(ref) ? say('alhambra.masterBuilder', { currency: currencyName(say, currencyOf(ref)) }) : null,
    action: ({ say }, wish) =>
      wish.type === 'master-builders.use'
        ? say('alhambra.action.master-builders.use', { card: meansName(say, wish.card) })
        : null,
    follow: ({ say }) => say('alhambra.master-builders.follow'),
    button: ({ say }) => say('alhambra.master-builders.button'),
    event({ say }, happened, name) {
      if (happened.type !== 'master-builders.used') return undefined;
      return say('alhambra.event.master-builders.used', { name, card: meansName(say, happened.card) });
    },
  },
  onHand: ['master-builders.use'],
  pictured: ['master-builders.use'],
};
