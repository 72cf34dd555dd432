import { type Own, type Rng, RulesBug, type Seat, shuffle } from '@majlis/kernel';
import { CARD_NUMBERS, currencyOf, faceValueOf, isMoney, moneyPack, OF_NO_SQUARE } from './content/cards.ts';
import type { AlhambraModule } from './hooks.ts';
import type { Knowledge, KnownLot } from './knowledge.ts';
import { kept, Recent } from './memo.ts';
import { reshuffleOf } from './rules/lots.ts';
import type { State } from './state.ts';

/** Where cards that a seat has not seen may be. */
export interface UnseenDeal {
  readonly deck: number[];
  /** By seat: cards in rising order, and their lots. */
  readonly hands: readonly { readonly cards: readonly number[]; readonly from: readonly number[] }[];
  /** By module: face-down cards that are in no deck and no hand. */
  readonly aside: ReadonlyMap<string, number[]>;
}

type Dealt = { card: number; lot: number };

/** Who must have got much money of one currency, for the world to fit. */
interface Wealth {
  readonly seat: Seat;
  readonly currency: number;
}

const TRIES = 20;

/**
 * Deals until the world fits: whoever leads an auction must be able to pay in it too. When chance does not find such
 * a hand, the bidder gets the highest cards of one currency after another.
 */
export function dealUnseen(
  k: Knowledge,
  modules: readonly AlhambraModule[],
  seat: Seat,
  rng: Rng,
  worldOf: (deal: UnseenDeal) => Own<State>,
): Own<State> {
  const unknown = kept(knownUnseen, k, () => unseenCards(k, modules, seat));
  for (let tries = 0; tries <= TRIES + OF_NO_SQUARE + 1; tries++) {
    const wealth = tries < TRIES ? null : { seat: k.means[0]!.seat, currency: tries - TRIES };
    const world = worldOf(deal(k, unknown, rng, wealth));
    if (fits(k, modules, world)) return world;
  }
  throw new RulesBug('no imagined hand could have made this bid');
}

const fits = (k: Knowledge, modules: readonly AlhambraModule[], world: Own<State>): boolean =>
  k.means.every(({ seat, amount }) =>
    modules.every((module) => module.mayHaveBid?.(world as State, seat, amount) ?? true),
  );

interface Unseen {
  readonly money: readonly number[];
  /** By module. */
  readonly faceDown: ReadonlyMap<string, readonly number[]>;
  readonly lots: readonly UnseenLot[];
}

/** Of a lot also: whose unseen cards come from it, and how many are of modules that hide their faces. */
interface UnseenLot extends Pick<KnownLot, 'lot' | 'inDeck' | 'cards'> {
  readonly slots: readonly Seat[];
  readonly faces: readonly (readonly [string, number])[];
}

/** Bots imagine many worlds from the same knowledge. */
const knownUnseen = new Recent<Knowledge, Unseen>(4);

/** Cards whose place this seat does not know. */
function unseenCards(k: Knowledge, modules: readonly AlhambraModule[], seat: Seat): Unseen {
  const others = k.players.flatMap((player, i) => (i === seat ? [] : player.seen));
  const seen = [...k.row, ...k.discard, ...k.hand, ...others, ...k.reshuffled.flat()];
  const money = [...moneyPack(k.players.length), ...modules.flatMap((module) => module.money ?? [])];
  const faceDown = modules.flatMap(({ id, faceDown: hidden }) => {
    if (hidden === undefined) return [];
    const elsewhere = hidden.elsewhere(k.mod[id] as never);
    return [[id, allBut(hidden.cards, [...seen, ...elsewhere])] as const];
  });
  const lots = k.lots.map(({ lot, inDeck, cards, faceDown: faces }): UnseenLot => {
    return { lot, inDeck, cards, slots: slotsOf(k, seat, lot), faces: Object.entries(faces) };
  });
  return { money: allBut(money, withOwnOf(k, seen)), faceDown: new Map(faceDown), lots };
}

/** What this seat holds of a reshuffled deck is in its hand and on that deck's list. */
function withOwnOf(k: Knowledge, seen: readonly number[]): readonly number[] {
  const twice = k.handUnseen.filter((_, i) => reshuffleOf(k.handUnseenFrom[i]!) > 0);
  return twice.length === 0 ? seen : allBut(seen, twice);
}

/** How many of each card are left; zero before and after. */
const left = new Int16Array(CARD_NUMBERS);

/** Equal cards stand together, where the first of them stood. */
function allBut(cards: readonly number[], gone: readonly number[]): number[] {
  const rest: number[] = [];
  for (let i = 0; i < cards.length; i++) left[cards[i]!]!++;
  for (let i = 0; i < gone.length; i++) left[gone[i]!]!--;
  for (let i = 0; i < cards.length; i++) {
    for (; left[cards[i]!]! > 0; left[cards[i]!]!--) rest.push(cards[i]!);
  }
  for (let i = 0; i < cards.length; i++) left[cards[i]!] = 0;
  for (let i = 0; i < gone.length; i++) left[gone[i]!] = 0;
  return rest;
}

/** Cards from which some are taken, from the front. */
interface Pack {
  readonly cards: readonly number[];
  taken: number;
}

function take(pack: Pack, count: number, out: number[]): void {
  const end = Math.min(pack.cards.length, pack.taken + count);
  for (; pack.taken < end; pack.taken++) out.push(pack.cards[pack.taken]!);
}

function deal(k: Knowledge, unknown: Unseen, rng: Rng, wealth: Wealth | null): UnseenDeal {
  const shuffled = (cards: readonly number[]) => prefer(shuffle(cards.slice(), rng), wealth);
  const money: Pack = { cards: shuffled(unknown.money), taken: 0 };
  const faces = new Map<string, Pack>();
  for (const [id, cards] of unknown.faceDown) faces.set(id, { cards: shuffled(cards), taken: 0 });
  const hands: Dealt[][] = k.players.map(() => []);
  const decks = new Map<number, readonly number[]>();
  const { lots } = unknown;
  for (const lot of wealth === null ? lots : lots.toSorted((a, b) => holds(b, wealth) - holds(a, wealth))) {
    const cards = prefer(shuffle(cardsOf(lot, money, faces), rng), wealth);
    for (const holder of wealth === null ? lot.slots : richFirst(lot.slots, wealth)) {
      const [card] = cards.splice(cards.findIndex(isMoney), 1);
      hands[holder]!.push({ card: card!, lot: lot.lot });
    }
    decks.set(lot.lot, wealth === null ? cards : shuffle(cards, rng));
  }
  const deck: number[] = [];
  for (let pile = k.piles.length - 1; pile >= 0; pile--) {
    const cards = decks.get(lots[pile]!.lot)!;
    for (let i = 0; i < cards.length; i++) deck.push(cards[i]!);
  }
  const aside = new Map<string, number[]>();
  for (const [id, { cards, taken }] of faces) aside.set(id, cards.slice(taken));
  return { deck, hands: hands.map(inRisingOrder), aside };
}

/** Whose unseen cards are of this lot. */
const slotsOf = (k: Knowledge, seat: Seat, lot: number): Seat[] =>
  k.players.flatMap(({ unseen }, holder) =>
    holder === seat ? [] : unseen.filter((one) => one === lot).map(() => holder),
  );

/** All cards of a lot: those that must be, faces of modules, and money. Takes them from what is left. */
function cardsOf(
  { cards, inDeck, slots, faces }: UnseenLot,
  money: Pack,
  faceDown: ReadonlyMap<string, Pack>,
): number[] {
  const all: number[] = [];
  for (let i = 0; i < cards.length; i++) all.push(cards[i]!);
  for (const [id, count] of faces) take(faceDown.get(id)!, count, all);
  take(money, inDeck + slots.length - all.length, all);
  return all;
}

const prefer = (cards: number[], wealth: Wealth | null): number[] =>
  wealth === null ? cards : cards.sort(byWealth(wealth.currency));
const byWealth = (currency: number) => (a: number, b: number) => rank(b, currency) - rank(a, currency);
const rank = (card: number, currency: number): number => (currencyOf(card) === currency ? faceValueOf(card) : 0);
const holds = ({ slots }: { slots: readonly Seat[] }, { seat }: Wealth): number => Number(slots.includes(seat));
const richFirst = (slots: readonly Seat[], { seat }: Wealth): Seat[] =>
  slots.toSorted((a, b) => Number(b === seat) - Number(a === seat));

function inRisingOrder(dealt: Dealt[]): UnseenDeal['hands'][number] {
  dealt.sort((a, b) => a.card - b.card);
  return { cards: dealt.map(({ card }) => card), from: dealt.map(({ lot }) => lot) };
}
