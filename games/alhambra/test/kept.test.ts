import { nullLog, rngFrom } from '@majlis/kernel';
import { seedFrom } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import type { Channel, Offer } from '../src/hooks.ts';
import { alhambra, type State } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import type { ModuleId } from '../src/modules/slices.ts';
import { countRedesigns, redesignAt, redesignsOf } from '../src/rules/building.ts';
import { dueFor, offerOf, offersOf, otherSpecialOffersOf } from '../src/rules/offers.ts';
import { buysOf, countWaysToBuy, listPayments, waysToBuy, wayToBuyAt } from '../src/rules/purchase.ts';
import { walletOf } from '../src/rules/purses.ts';

/** Each is looked at move by move: `MAJLIS_GAMES=500 npx vitest run games/alhambra/test/kept`. */
const GAMES = Number(process.env.MAJLIS_GAMES ?? 6);
const MOVES = 120;
const LONG = { timeout: 3_600_000 };

const SETS: readonly (readonly ModuleId[])[] = [
  [],
  MODULE_IDS,
  ['vizier', 'city-gates', 'characters', 'thieves', 'change'],
  ['vizier', 'bureau-de-change', 'diamonds', 'caravanserai', 'bazaars', 'change', 'master-builders'],
];

/** Random moves, rather taking money than not: full purses are paid from in many ways. */
function eachPosition(name: string, look: (s: State, moves: number) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const rng = rngFrom(`${name} ${game}`);
    const modules = SETS[game] ?? MODULE_IDS.filter(() => rng.below(3) === 0);
    const s = alhambra.setup({ modules }, 2 + rng.below(4), seedFrom(`${name} ${game}`), nullLog);
    for (let moves = 0; alhambra.outcome(s) === null && moves < MOVES; moves++) {
      look(s, moves);
      const deciders = alhambra.deciders(s);
      const seat = deciders[rng.below(deciders.length)]!;
      const legal = alhambra.legalActions(s, seat);
      const takes = legal.filter(({ type }) => type === 'take' || type === 'place');
      const wishes = takes.length > 0 && rng.below(2) === 0 ? takes : legal;
      alhambra.apply(s, seat, wishes[rng.below(wishes.length)]!, nullLog);
    }
  }
}

/** As it comes from storage: equal, but nothing in it was ever seen. */
const unseen = (s: State): State => JSON.parse(JSON.stringify(s));

/** Counted, and each made by its place. */
function waysOneByOne(s: State, seat: number, offer: Offer, channel: Channel): readonly (readonly number[])[] {
  const wallet = walletOf(s, seat);
  const length = countWaysToBuy(s, seat, offer, channel, wallet);
  return Array.from({ length }, (_, at) => wayToBuyAt(s, seat, offer, channel, wallet, at));
}

describe('what is kept from one question to the next', () => {
  it('is what a position that was never seen gives', LONG, () => {
    eachPosition('kept', (s, moves) => {
      if (moves % 3 !== 0) return;
      const fresh = unseen(s);
      for (const seat of alhambra.deciders(s)) {
        expect(alhambra.legalActions(s, seat)).toEqual(alhambra.legalActions(fresh, seat));
      }
    });
  });

  it('lists the ways to buy that the purses hold, in a turn and out of it', LONG, () => {
    let ways = 0;
    eachPosition('purses', (s) => {
      const fresh = unseen(s);
      for (let seat = 0; seat < s.players.length; seat++) {
        for (const offer of offersOf(s, seat)) {
          if (offer.closed !== null) continue;
          const inTurn = listPayments(s, seat, dueFor(offer, 'turn'));
          expect(buysOf(s, seat, offer).map((buy) => buy.with)).toEqual(inTurn);
          const outOfTurn = listPayments(s, seat, dueFor(offer, 'special'));
          expect(waysToBuy(s, seat, offer, 'special', walletOf(s, seat))).toEqual(outOfTurn);
          const at = (['turn', 'special'] as const).map((channel) => waysOneByOne(fresh, seat, offer, channel));
          expect(at).toEqual([inTurn, outOfTurn]);
          ways += inTurn.length + outOfTurn.length;
        }
      }
    });
    expect(ways).toBeGreaterThan(500);
  });

  it('asks those who sell out of turn, and no others', LONG, () => {
    eachPosition('offers', (s, moves) => {
      if (moves % 5 !== 0) return;
      for (let seat = 0; seat < s.players.length; seat++) {
        const sold = offersOf(s, seat).filter(({ key, channels }) => key >= 4 && channels.includes('special'));
        expect(otherSpecialOffersOf(s, seat)).toEqual(sold);
        expect(
          offersOf(s, seat)
            .slice(0, 4)
            .filter(({ key }) => key < 4),
        ).toEqual([0, 1, 2, 3].flatMap((square) => offerOf(s, seat, square) ?? []));
      }
    });
  });

  it('counts redesigns as they are listed, and finds each by its place', LONG, () => {
    let redesigns = 0;
    eachPosition('redesigns', (s) => {
      const fresh = unseen(s);
      for (let seat = 0; seat < s.players.length; seat++) {
        const listed = redesignsOf(fresh, seat);
        expect(Array.from({ length: countRedesigns(s, seat) }, (_, at) => redesignAt(s, seat, at))).toEqual(listed);
        redesigns += listed.length;
      }
    });
    expect(redesigns).toBeGreaterThan(5000);
  });
});
