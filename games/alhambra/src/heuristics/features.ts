import type { Features, Seat } from '@majlis/kernel';
import { longestWallOf } from '../board/longest-wall.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { SCORING_CARDS } from '../content/cards.ts';
import { kindOf, priceOf } from '../content/tiles.ts';
import { MODULES } from '../modules/index.ts';
import { rulesOf } from '../rules/compiled.ts';
import { handFactsOf } from '../rules/hand.ts';
import { totalsOf } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { kindWorths } from './kind-worths.ts';
import { payableSums } from './money.ts';
import { allCounts, type Counts, cardsWorth, majorityWorth, type Outlook, outlookOf, rivalsIn } from './outlook.ts';
import { PURSE, purseOf } from './purse.ts';

/** What decides a game of Alhambra beside the points to expect, modules apart. */
export const ofBaseGame: Features<State> = {
  names: [
    'game ahead',
    'first scoring done',
    'second scoring done',
    'turn',
    ...BUILDINGS.map((building) => `${building}: own`),
    ...BUILDINGS.map((building) => `${building}: ahead of the best rival`),
    'wall',
    'wall ahead of the best rival',
    'money',
    'money in the strongest currency',
    'money ahead of the richest rival',
    'cards',
    'tiles',
    'reserve',
    'worth of exact purchases',
    'worth of the best purchase',
  ],
  of(s, seat) {
    const outlook = outlookOf(s);
    const { hand, board, reserve } = s.players[seat]!;
    const counts = allCounts(s);
    const own = counts.seats[seat]!;
    const wall = longestWallOf(board);
    const money = cardsWorth(hand);
    const others = s.players.filter((_, other) => other !== seat);
    return [
      outlook.ahead,
      s.scorings >= 1 ? 1 : 0,
      s.scorings >= 2 ? 1 : 0,
      s.turn.seat === seat ? 1 : 0,
      ...own.map((count) => count / 5),
      ...own.map((count, kind) => clipped((count - Math.max(...rivalsIn(counts, seat, kind))) / 3)),
      wall / 12,
      clipped((wall - Math.max(...others.map((other) => longestWallOf(other.board)))) / 8),
      money / 30,
      strongest(hand) / 15,
      clipped((money - Math.max(...others.map((other) => cardsWorth(other.hand)))) / 20),
      hand.length / 10,
      board.tiles.length / 15,
      reserve.length / 4,
      ...purchases(s, seat, kindWorths(s, seat, outlook, counts), outlook.money),
    ];
  },
};

/** Modules with something to expect of them, in the order of `MODULES`. */
const ESTIMATED = MODULES.filter(({ bots }) => bots.estimate !== undefined).map(({ id }) => id);

/** Modules that are not in play say nothing, so what was learned holds for any of them. */
export const features: Features<State> = {
  names: [
    ...ofBaseGame.names,
    'cards before the next scoring',
    'modules',
    'worth of modules',
    'seats',
    'seats before the turn',
    'points',
    'points ahead of the best rival',
    'majorities',
    ...BUILDINGS.map((building) => `${building}: ahead of the second rival`),
    ...PURSE,
    ...ESTIMATED.map((module) => `${module}: worth`),
  ],
  of(s, seat) {
    const { options, players, turn } = s;
    const { length } = options.modules;
    const outlook = outlookOf(s);
    const ofModules = worthsOfModules(s, seat, outlook);
    const counts = allCounts(s);
    const totals = totalsOf(s);
    return [
      ...ofBaseGame.of(s, seat),
      beforeScoring(s.deck) / 30,
      length / 20,
      clipped(ofModules.reduce((sum, worth) => sum + worth, 0) / 40),
      players.length / 6,
      ((seat - turn.seat + players.length) % players.length) / (players.length - 1),
      totals[seat]! / 60,
      clipped((totals[seat]! - best(totals.filter((_, other) => other !== seat))) / 25),
      ...majorities(outlook, counts, seat),
      ...purseOf(s, seat, kindWorths(s, seat, outlook, counts), outlook.money),
      ...ofModules.map((worth) => clipped(worth / 15)),
    ];
  },
};

/** What each may still bring; 0 for a module that is not in play. */
function worthsOfModules(s: State, seat: Seat, outlook: Outlook): number[] {
  const worths = ESTIMATED.map(() => 0);
  for (const { module, of } of rulesOf(s).bots.estimate) {
    worths[ESTIMATED.indexOf(module)] = of(s, seat, outlook);
  }
  return worths;
}

const best = (of: readonly number[]): number => Math.max(...of);

/** What all of them may bring, and how far the seat is ahead of the second of its rivals in each. */
function majorities(outlook: Outlook, counts: Counts, seat: Seat): number[] {
  let worth = 0;
  const ahead = counts.seats[seat]!.map((own, kind) => {
    const rivals = rivalsIn(counts, seat, kind);
    worth += majorityWorth(outlook, kind, own, rivals);
    if (rivals.length < 2) return 0;
    const [, second] = rivals.sort((a, b) => b - a);
    return clipped((own - second!) / 3);
  });
  return [worth / 60, ...ahead];
}

/** As the deck lies in the world that is judged; nothing when only the last scoring is to come. */
function beforeScoring(deck: readonly number[]): number {
  for (let above = 0; above < deck.length; above++) {
    if (SCORING_CARDS.includes(deck[deck.length - 1 - above] as never)) return above;
  }
  return 0;
}

/** Nothing counts for more than one and a half times its measure. */
export const clipped = (x: number): number => Math.max(-1.5, Math.min(1.5, x));

function strongest(hand: readonly number[]): number {
  return Math.max(...handFactsOf(hand).totals);
}

/** What lies in the market and can be paid exactly, which brings another action, and the best that can be paid. */
function purchases(s: State, seat: Seat, kinds: readonly number[], money: number): [number, number] {
  const { hand } = s.players[seat]!;
  const sums = payableSums(hand);
  let exact = 0;
  let best = 0;
  for (let square = 0; square < s.market.length; square++) {
    const tile = s.market[square];
    if (tile === null || tile === undefined) continue;
    const gain = (kinds[kindOf(tile)] ?? 0) - money * priceOf(tile);
    if (gain <= 0 || sums[square]! >>> priceOf(tile) === 0) continue;
    if (sums[square]! & (1 << priceOf(tile))) exact += gain;
    best = Math.max(best, gain);
  }
  return [Math.min(2, exact / 10), Math.min(2, best / 6)];
}
