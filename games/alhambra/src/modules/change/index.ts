import type { Seat } from '@majlis/kernel';
import { CURRENCIES, CURRENCY_LETTERS, type Currency } from '../../content/cards.ts';
import type { AlhambraModule, Due, X } from '../../hooks.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { Payment, PaymentSource } from '../../rules/payments.ts';
import type { State } from '../../state.ts';
import { changeBots } from './bots.ts';
import { COIN_REFS, COINS, UNITS_FOR_A_COIN } from './content.ts';
import { CHANGE_REFUSALS } from './refusals.ts';
import { CHANGE_EVENTS, type ChangeSlice, changeField } from './state.ts';
import { changeTesting } from './testing.ts';

const mine = (s: State) => inPlay(s.mod.change, 'change');

/** By currency and number: the same means again and again. */
const sources: readonly PaymentSource[][] = COIN_REFS.map(() => []);

function coinsOf(currency: Currency, count: number): PaymentSource {
  sources[currency]![count] ??= { ref: COIN_REFS[currency], value: 1, count };
  return sources[currency]![count]!;
}

const coinOf = (ref: number): Currency | null => {
  const at = COIN_REFS.indexOf(ref as (typeof COIN_REFS)[number]);
  return at < 0 ? null : (at as Currency);
};

function addCoin(s: State, seat: Seat, coin: Currency, by: 1 | -1): void {
  const slice = mine(s);
  const coins = slice.coins[seat]!;
  slice.coins = slice.coins.with(seat, coins.with(coin, coins[coin]! + by));
}

/** One coin, drawn blindly, for every two units paid too much; then the coins paid go back (ALH-E1). */
function giveChange(x: X, seat: Seat, due: Due, paid: Payment): void {
  const { bag } = mine(x.s);
  const drawn: Currency[] = [];
  const entitled = due.change ? Math.floor((paid.total - due.price) / UNITS_FOR_A_COIN) : 0;
  while (drawn.length < entitled && bag.length > 0) drawn.push(x.chance.draw('coins', bag)!);
  for (const coin of drawn) addCoin(x.s, seat, coin, 1);
  if (drawn.length > 0) x.emit({ type: 'change.given', seat, coins: drawn });
  const returned = paid.refs.flatMap((ref) => coinOf(ref) ?? []);
  bag.push(...returned);
  if (returned.length > 0) x.emit({ type: 'change.returned', seat, coins: returned });
}

/** Whoever pays too much gets coins back. */
export const change: AlhambraModule<'change'> = {
  id: 'change',
  begin: (seats) => ({ bag: COINS.slice(), coins: Array.from({ length: seats }, () => CURRENCIES.map(() => 0)) }),
  hooks: {
    means(s, seat, currency, out) {
      const count = mine(s).coins[seat]![currency]!;
      if (count > 0) out.push(coinsOf(currency, count));
    },
    changes(s, due, out) {
      if (due.change) out.push({ every: UNITS_FOR_A_COIN, atMost: mine(s).bag.length });
    },
    claimSpent(x, seat, ref) {
      const coin = coinOf(ref);
      if (coin !== null) addCoin(x.s, seat, coin, -1);
      return coin !== null;
    },
    onPaid: giveChange,
  },
  refs: Object.fromEntries(COIN_REFS.map((ref, coin) => [`coin-${CURRENCY_LETTERS[coin]}`, ref])),
  refusals: CHANGE_REFUSALS,
  testing: changeTesting,
  bots: changeBots,
  prompts: [],
  sources: [],
  events: CHANGE_EVENTS,
  field: changeField,
  copy: ({ bag, coins }) => ({ bag: bag.slice(), coins }),
  known: ({ bag, coins }) => ({ bag: bag.slice().sort(), coins }),
  imagine: (known: ChangeSlice) => known,
};
