import type { Seat } from '@majlis/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { faceValueOf, SCORING_CARDS } from '../content/cards.ts';
import { type Places, type Round, SCORE_TABLES } from '../content/score-table.ts';
import { kindOf } from '../content/tiles.ts';
import { rulesOf } from '../rules/compiled.ts';
import { rivalsOf as allRivals, buildingsOf, ownedByRival, placesOf } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';

/** What is still to come, as every seat can see it. */
export interface Outlook {
  /** Tiles in the bag, as a share of those it holds when play begins. */
  readonly ahead: number;
  readonly rounds: readonly Round[];
  /** For each of `rounds`: how far counts may still move before it. */
  readonly drift: readonly number[];
  /** For each of `rounds` and each kind: what the places are worth. */
  readonly places: readonly (readonly Places[])[];
  /** Points for one unit of money. */
  readonly money: number;
}

const FULL_BAG = 50;

/** How far the bag is emptied, usually, when a round is scored. */
function scoredAt(round: Round): number {
  if (round === 3) return 1;
  return round === 1 ? constants.now.firstScoring : constants.now.secondScoring;
}

/** Scoring cards that have left the deck. They are seen by all, only their place in the deck is not. */
export function scoringsDone(s: State): number {
  let done = 0;
  for (const card of SCORING_CARDS) if (!s.deck.includes(card)) done++;
  return done;
}

const USUAL: Readonly<Record<Round, readonly Places[]>> = {
  1: BUILDINGS.map((building) => SCORE_TABLES[1][building]),
  2: BUILDINGS.map((building) => SCORE_TABLES[2][building]),
  3: BUILDINGS.map((building) => SCORE_TABLES[3][building]),
};

const placesIn = (s: State, round: Round): readonly Places[] =>
  rulesOf(s).hooks.places.length === 0 ? USUAL[round] : BUILDINGS.map((_, kind) => placesOf(s, round, kind));

export function outlookOf(s: State): Outlook {
  const ahead = Math.min(1, s.bag.length / FULL_BAG);
  const rounds = ([1, 2, 3] as const).slice(Math.min(2, scoringsDone(s)));
  const played = 1 - ahead;
  const { drift, driftAhead, money, moneyEarly, moneyLasts } = constants.now;
  return {
    ahead,
    rounds,
    places: rounds.map((round) => placesIn(s, round)),
    drift: rounds.map((round) => drift + driftAhead * Math.max(0, scoredAt(round) - played)),
    money: money + moneyEarly * Math.min(1, moneyLasts * ahead),
  };
}

/** Tiles that wait to be placed count almost as if they were. */
export function countOfKind(s: State, seat: Seat, kind: number): number {
  const { waiting, reserve } = s.players[seat]!;
  let count = buildingsOf(s, seat, kind);
  for (let i = 0; i < waiting.length; i++) if (kindOf(waiting[i]!) === kind) count++;
  for (let i = 0; i < reserve.length; i++) if (kindOf(reserve[i]!) === kind) count += constants.now.reserved;
  return count;
}

/** What the others have of a kind, contenders without a seat included. */
export function rivalsOf(s: State, seat: Seat, kind: number): number[] {
  const counts: number[] = [];
  for (const rival of allRivals(s)) counts.push(ownedByRival(rival, kind));
  for (let other = 0; other < s.players.length; other++) if (other !== seat) counts.push(countOfKind(s, other, kind));
  return counts;
}

/** Points to expect for so many buildings of a kind against these rivals, over all scorings to come. */
export function majorityWorth(outlook: Outlook, kind: number, own: number, rivals: readonly number[]): number {
  const by = constants.now;
  let worth = 0;
  for (let i = 0; i < outlook.rounds.length; i++) {
    const places = outlook.places[i]![kind]!;
    const drift = outlook.drift[i]!;
    let rank = 0;
    for (let j = 0; j < rivals.length; j++) rank += 1 / (1 + Math.exp((own - rivals[j]!) / drift));
    const low = Math.floor(rank);
    const better = places[low] ?? 0;
    const worse = places[low + 1] ?? 0;
    const points = better + (rank - low) * (worse - better);
    worth += own > 0 ? points * Math.min(1, own) : points * Math.min(by.hope, by.hopeWithDrift * (drift - by.drift));
  }
  return worth;
}

/** What one more building of each kind adds. */
export function kindWorths(s: State, seat: Seat, outlook: Outlook): number[] {
  return BUILDINGS.map((_, kind) => {
    const own = countOfKind(s, seat, kind);
    const rivals = rivalsOf(s, seat, kind);
    const more = majorityWorth(outlook, kind, own + 1, rivals) - majorityWorth(outlook, kind, own, rivals);
    return constants.now.majorities * more;
  });
}

export function cardsWorth(cards: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += faceValueOf(cards[i]!);
  return total;
}
