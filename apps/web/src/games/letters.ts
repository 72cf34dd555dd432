import {
  ARTIFACTS,
  BUILDINGS,
  CURRENCIES,
  LANDSCAPES,
  letterArtifacts,
  letterBuildings,
  letterLandscapes,
  letterMoney,
  letterTreasures,
  TREASURES,
} from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import { type Say, useSay } from '../i18n.ts';

/** Of one game, from its own words. */
const GIVE: Readonly<Record<string, (say: Say) => void>> = {
  alhambra: (say) => {
    letterBuildings(lettersFor(say, 'alhambra', BUILDINGS));
    letterMoney(moneyLetters(say));
  },
  almadi: (say) => letterLandscapes(lettersFor(say, 'almadi', LANDSCAPES)),
  'aladdins-dragon': (say) => {
    letterTreasures(lettersFor(say, 'dragon', TREASURES));
    letterArtifacts(lettersFor(say, 'dragon', ARTIFACTS));
  },
};

const lettersFor = <Kinds extends object>(say: Say, words: string, kinds: Kinds): Kinds =>
  Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, say(`${words}.letter.${kind}` as MessageId)]),
  ) as unknown as Kinds;

/** Money bears the first two letters of its name: Gulden, Gu. */
const moneyLetters = (say: Say): typeof CURRENCIES =>
  Object.fromEntries(
    Object.keys(CURRENCIES).map((currency) => {
      const [first = '', second = ''] = say(`alhambra.currency.${currency}` as MessageId);
      return [currency, first.toUpperCase() + second];
    }),
  ) as unknown as typeof CURRENCIES;

/** The letters on pieces are those of the language one reads. */
export function useLetters(game: string): void {
  GIVE[game]?.(useSay());
}
