import { type Seat, shuffle } from '@majlis/kernel';
import { moneyCard } from '../../action-text.ts';
import { type Currency, currencyOf, isMoney } from '../../content/cards.ts';
import type { AlhambraModule, SpecialMove, X } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import { without } from '../../rules/hand.ts';
import { replaceMoney, takeFromRow } from '../../rules/money.ts';
import { nextToPlay } from '../../rules/order.ts';
import type { State } from '../../state.ts';
import { thievesBots } from './bots.ts';
import { THIEVES, thievesEach } from './content.ts';
import { THIEVES_REFUSALS } from './refusals.ts';
import { THIEVES_EVENTS, type ThievesAction, thievesField } from './state.ts';
import { thievesTesting } from './testing.ts';

const mine = (s: State) => inPlay(s.mod.thieves, 'thieves');
const handOf = (s: State, seat: Seat): readonly Currency[] => mine(s).hands[seat]!;

function deal(x: X): void {
  const pack = THIEVES.slice();
  x.chance.shuffle('thieves', pack);
  const slice = mine(x.s);
  const each = thievesEach(x.s.players.length);
  slice.hands = x.s.players.map(() => pack.splice(0, each).sort());
  slice.undealt = pack.sort();
  x.emit({ type: 'thieves.dealt', each }, Object.fromEntries(slice.hands.entries()));
}

/** The thief who takes this card; there is none for money that no square asks for. */
const thiefFor = (card: number): Currency => currencyOf(card) as Currency;

/** The card at this place of the row; of equal ones the first. */
function maySteal(s: State, seat: Seat, at: number): boolean {
  const { row } = s;
  const card = row[at]!;
  return isMoney(card) && row.indexOf(card) === at && handOf(s, seat).includes(thiefFor(card));
}

const stealing = (card: number): ThievesAction => ({ type: 'thieves.steal', card });

const steal: SpecialMove<ThievesAction> = {
  type: 'thieves.steal',
  mayAct: (s, seat, next) => seat !== next && handOf(s, seat).length > 0,
  legal(s, seat, out) {
    for (let i = 0; i < s.row.length; i++) if (maySteal(s, seat, i)) out.push(stealing(s.row[i]!));
  },
  count(s, seat) {
    let count = 0;
    for (let i = 0; i < s.row.length; i++) if (maySteal(s, seat, i)) count++;
    return count;
  },
  at(s, seat, place) {
    let left = place;
    for (let i = 0; ; i++) if (maySteal(s, seat, i) && left-- === 0) return stealing(s.row[i]!);
  },
  check(s, seat, { card }) {
    const thieves = handOf(s, seat);
    if (thieves.length === 0) return refuse('thief-not-in-hand');
    if (seat === nextToPlay(s)) return refuse('thief-before-own-turn');
    if (!s.row.includes(card)) return refuse('take-not-in-row', { card });
    return thieves.includes(thiefFor(card)) ? null : refuse('thief-other-currency', { card });
  },
  act(x, seat, { card }) {
    const slice = mine(x.s);
    const thief = thiefFor(card);
    slice.hands = slice.hands.with(seat, without(handOf(x.s, seat), thief) as readonly Currency[]);
    slice.used = [...slice.used, thief];
    takeFromRow(x, seat, card);
    x.emit({ type: 'thieves.stole', seat, card });
    replaceMoney(x);
  },
};

interface KnownThieves {
  readonly own: readonly Currency[];
  readonly counts: readonly number[];
  readonly used: readonly Currency[];
}

/** Thieves take one open money card of their currency between two turns of others. */
export const thieves: AlhambraModule<'thieves'> = {
  id: 'thieves',
  begin: (seats) => ({ hands: Array.from({ length: seats }, () => []), undealt: THIEVES, used: [] }),
  setup: deal,
  hooks: {},
  specialMove: steal,
  actions: { 'thieves.steal': { card: { codec: moneyCard } } },
  refusals: THIEVES_REFUSALS,
  testing: thievesTesting,
  bots: thievesBots,
  prompts: [],
  sources: [],
  events: THIEVES_EVENTS,
  field: thievesField,
  copy: ({ hands, undealt, used }) => ({ hands, undealt, used }),
  known: ({ hands, used }, seat): KnownThieves => ({
    own: hands[seat]!,
    counts: hands.map((hand) => hand.length),
    used,
  }),
  imagine({ own: ours, counts, used }: KnownThieves, seat, rng) {
    const pool = [...ours, ...used].reduce<readonly number[]>(without, THIEVES).slice() as Currency[];
    shuffle(pool, rng);
    const hands = counts.map((count, other) => (other === seat ? ours : pool.splice(0, count).sort()));
    return { hands, undealt: pool.sort(), used };
  },
};
