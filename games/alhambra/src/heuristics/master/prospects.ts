import type { Seat } from '@majlis/kernel';
import { longestWallOf } from '../../board/longest-wall.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import { EACH_CURRENCY } from '../../content/cards.ts';
import { kindOf, priceOf } from '../../content/tiles.ts';
import { evenShare } from '../../rules/majorities.ts';
import type { State } from '../../state.ts';
import { clipped } from '../features.ts';
import { kindWorths } from '../kind-worths.ts';
import { payableSums } from '../money.ts';
import { allCounts, type Counts, cardsWorth, type Outlook, outlookOf, rivalsIn } from '../outlook.ts';

/** What a scoring would bring if it came now, what is left to fight for, and what can be bought of it. */
export const PROSPECTS = [
  ...BUILDINGS.map((building) => `${building}: left`),
  'points at once',
  'points at once ahead of the best rival',
  'points of the last scoring at once, ahead of the best rival',
  'worth of the purchase that nobody can make before',
  'worth of the purchase that somebody can make before',
  'money of the next seat',
  'new tiles that could be paid',
  'new tiles that could be paid exactly',
  'worth of new tiles that could be paid exactly',
  'worth of new tiles that could be paid',
] as const;

export function prospectsOf(s: State, seat: Seat): number[] {
  const outlook = outlookOf(s);
  const counts = allCounts(s);
  const kinds = kindWorths(s, seat, outlook, counts);
  const gainOf = (tile: number): number => Math.max(0, (kinds[kindOf(tile)] ?? 0) - outlook.money * priceOf(tile));
  const next = (seat + 1) % s.players.length;
  return [
    ...leftOf(s),
    ...atOnce(s, seat, outlook, counts),
    ...onTheMarket(s, seat, gainOf),
    cardsWorth(s.players[next]!.hand) / 30,
    ...inTheBag(s, seat, gainOf),
  ];
}

type GainOf = (tile: number) => number;

/** Of each kind, what is still in the bag. */
function leftOf({ bag }: State): number[] {
  const left = BUILDINGS.map(() => 0);
  for (let i = 0; i < bag.length; i++) {
    const kind = kindOf(bag[i]!);
    if (kind >= 0) left[kind]!++;
  }
  return left.map((count) => count / 8);
}

/** The next scoring and the last one. */
function atOnce(s: State, seat: Seat, outlook: Outlook, counts: Counts): [number, number, number] {
  const next = s.players.map((_, other) => pointsAtOnce(s, other, outlook.places[0]!, counts));
  const last = s.players.map((_, other) => pointsAtOnce(s, other, outlook.places.at(-1)!, counts));
  return [next[seat]! / 40, clipped(ahead(next, seat) / 20), clipped(ahead(last, seat) / 40)];
}

const ahead = (of: readonly number[], seat: Seat): number =>
  of[seat]! - Math.max(...of.filter((_, other) => other !== seat));

/** Tied places are divided without rounding down: by the time they are scored, somebody may be ahead. */
function pointsAtOnce(s: State, seat: Seat, places: Outlook['places'][number], counts: Counts): number {
  let points = longestWallOf(s.players[seat]!.board);
  for (let kind = 0; kind < BUILDINGS.length; kind++) {
    const own = counts.seats[seat]![kind]!;
    if (own >= 1) points += evenShare(own, [own, ...rivalsIn(counts, seat, kind)], places[kind]!);
  }
  return points;
}

/** The best that will still be there, and the best that those who play before can take away. */
function onTheMarket(s: State, seat: Seat, gainOf: GainOf): [number, number] {
  const seats = s.players.length;
  const sums = s.players.map(({ hand }) => payableSums(hand));
  const turnsBefore = (seat - s.turn.seat + seats) % seats;
  let kept = 0;
  let lost = 0;
  for (const square of EACH_CURRENCY) {
    const tile = s.market[square];
    if (tile === null || tile === undefined) continue;
    const canPay = (other: Seat) => sums[other]![square] >>> priceOf(tile) !== 0;
    let isTaken = false;
    for (let n = 0; n < turnsBefore && !isTaken; n++) isTaken = canPay((s.turn.seat + n) % seats);
    if (isTaken) lost = Math.max(lost, gainOf(tile));
    else if (canPay(seat)) kept = Math.max(kept, gainOf(tile));
  }
  return [Math.min(2, kept / 6), Math.min(2, lost / 6)];
}

/** Of the tiles in the bag, as if any of them could come to any square. */
function inTheBag({ bag, players }: State, seat: Seat, gainOf: GainOf): [number, number, number, number] {
  const sums = payableSums(players[seat]!.hand);
  let some = 0;
  let exact = 0;
  let worthOfExact = 0;
  let worth = 0;
  for (let i = 0; i < bag.length; i++) {
    const tile = bag[i]!;
    const price = priceOf(tile);
    let payable = 0;
    let fitting = 0;
    for (const square of EACH_CURRENCY) {
      if (sums[square] >>> price !== 0) payable++;
      fitting += (sums[square] >>> price) & 1;
    }
    const gain = gainOf(tile);
    some += payable;
    exact += fitting;
    worthOfExact += fitting * gain;
    worth += payable * gain;
  }
  const cases = EACH_CURRENCY.length * Math.max(1, bag.length);
  return [some / cases, exact / cases, Math.min(2, worthOfExact / cases / 2), Math.min(2, worth / cases / 4)];
}
