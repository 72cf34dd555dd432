import { read } from '@majlis/kernel';
import type { Codec } from '../../action-text.ts';
import type { AlhambraModule } from '../../hooks.ts';
import { without } from '../../rules/hand.ts';
import { caravanseraiBots } from './bots.ts';
import {
  CARAVANSERAI_CARDS,
  caravanText,
  cardOf,
  currencyAt,
  FIELDS,
  fieldText,
  isCaravanserai,
  meansAt,
  moneyAt,
  refOf,
} from './content.ts';
import { CARAVANSERAI_REFUSALS } from './refusals.ts';
import { caravanseraiOf, listOffers, ownedBy, setMarker } from './rules.ts';
import { CARAVANSERAI_EVENTS, type CaravanseraiSlice, caravanseraiField } from './state.ts';
import { mayStep, step } from './step.ts';
import { caravanseraiTesting } from './testing.ts';

/** One of a list, typed by its name. */
const oneOf = (items: readonly number[], text: (item: number) => string): Codec => ({
  reads: read.literal(...items),
  text,
  parse: (words) => (words.length === 1 ? (items.find((item) => text(item) === words[0]) ?? null) : null),
});

/** Cards whose money grows a step a turn. */
export const caravanserai: AlhambraModule<'caravanserai'> = {
  id: 'caravanserai',
  refusals: CARAVANSERAI_REFUSALS,
  testing: caravanseraiTesting,
  bots: caravanseraiBots,
  prompts: ['caravanserai.step'],
  sources: [],
  begin: (seats) => ({ left: CARAVANSERAI_CARDS, owned: Array.from({ length: seats }, () => []) }),
  hooks: {
    offers: listOffers,
    claimSold(x, seat, { offer, paid, exact }) {
      if (!isCaravanserai(offer.key)) return false;
      const slice = caravanseraiOf(x.s);
      const card = offer.key;
      slice.left = without(slice.left, card);
      slice.owned = slice.owned.with(seat, [...slice.owned[seat]!, { card, at: 0 }]);
      x.emit({ type: 'caravanserai.bought', seat, card, paid, price: offer.price, exact });
      return true;
    },
    means(s, seat, currency, out) {
      const owned = ownedBy(s, seat);
      for (let i = 0; i < owned.length; i++) {
        const { card, at } = owned[i]!;
        if (at > 0 && currencyAt(card, at) === currency) out.push(meansAt(card, at));
      }
    },
    claimSpent(x, seat, ref) {
      const card = cardOf(ref);
      const owned = ownedBy(x.s, seat).find((one) => one.card === card);
      if (owned === undefined) return false;
      x.emit({ type: 'caravanserai.spent', seat, card, ...moneyAt(card, owned.at) });
      setMarker(x.s, seat, card, 0);
      return true;
    },
  },
  turnSteps: [
    {
      before: 'chooseActions',
      step: {
        id: 'caravanserai',
        when: (s) => mayStep(s, s.turn.seat),
        run: (x) => x.push({ kind: 'caravanserai.step', seat: x.s.turn.seat }),
      },
    },
  ],
  frames: { 'caravanserai.step': step },
  actions: {
    'caravanserai.move': {
      card: { codec: oneOf(CARAVANSERAI_CARDS, caravanText) },
      to: { keyword: 'to', codec: oneOf(FIELDS, fieldText) },
    },
  },
  refs: Object.fromEntries(CARAVANSERAI_CARDS.map((card) => [caravanText(card), refOf(card)])),
  offers: Object.fromEntries(CARAVANSERAI_CARDS.map((card) => [caravanText(card), card])),
  events: CARAVANSERAI_EVENTS,
  field: caravanseraiField,
  copy: ({ left, owned }) => ({ left, owned }),
  known: (slice) => slice,
  imagine: (known: CaravanseraiSlice) => ({ ...known }),
};
