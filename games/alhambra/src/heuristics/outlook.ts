import type { Seat } from '@majlis/kernel';
import type { Board } from '../board/board.ts';
import { countKinds, kindCountsOf } from '../board/kinds.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { faceValueOf, SCORING_CARDS } from '../content/cards.ts';
import { type Places, type Round, SCORE_TABLES } from '../content/score-table.ts';
import { kindOf } from '../content/tiles.ts';
import { kept, Recent } from '../memo.ts';
import { rulesOf } from '../rules/compiled.ts';
import { rivalsOf as allRivals, placesOf } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { KnownWorths } from './known-worths.ts';

/** What is still to come, as every seat can see it. */
export interface Outlook {
  /** Tiles in the bag, as a share of those it holds when play begins. */
  readonly ahead: number;
  readonly rounds: readonly Round[];
  /** For each of `rounds`: how far counts may still move before it. */
  readonly drift: readonly Drift[];
  /** For each of `rounds` and each kind: what the places are worth. */
  readonly places: readonly (readonly Places[])[];
  /** Points for one unit of money. */
  readonly money: number;
}

/** How far counts may still move, in buildings. */
export class Drift {
  readonly far: number;
  /** By how many whole buildings a rival is behind; 0 where nobody has asked. */
  private readonly chances = new Float64Array(2 * MOST_BEHIND + 1);
  /** The worths of kinds worked out before it. Positions with as many tiles in the bag are much alike. */
  readonly worths = new KnownWorths();

  constructor(far: number) {
    this.far = far;
  }

  /** How likely a rival is to come first. The exponential costs more than all else here, so it is found once. */
  chanceOf(behind: number): number {
    const whole = behind | 0;
    if (whole !== behind || Math.abs(whole) > MOST_BEHIND) return 1 / (1 + Math.exp(behind / this.far));
    const at = whole + MOST_BEHIND;
    if (this.chances[at] === 0) this.chances[at] = 1 / (1 + Math.exp(behind / this.far));
    return this.chances[at]!;
  }
}

const MOST_BEHIND = 16;

const FULL_BAG = 50;

/** How far the bag is emptied, usually, when a round is scored. */
function scoredAt(round: Round): number {
  if (round === 3) return 1;
  return round === 1 ? constants.now.firstScoring : constants.now.secondScoring;
}

/** Scoring cards that have left the deck. They are seen by all, only their place in the deck is not. */
export function scoringsDone({ deck }: State): number {
  // A deck only gets smaller, or another one takes its place.
  if (deck === lastDeck && deck.length === lastSize) return lastDone;
  let done = SCORING_CARDS.length;
  for (let i = 0; i < deck.length; i++) if (isScoringCard(deck[i]!)) done--;
  lastDeck = deck;
  lastSize = deck.length;
  lastDone = done;
  return done;
}

let lastDeck: readonly number[] = [];
let lastSize = -1;
let lastDone = 0;

const isScoringCard = (card: number): boolean => card === SCORING_CARDS[0] || card === SCORING_CARDS[1];

const USUAL: Readonly<Record<Round, readonly Places[]>> = {
  1: BUILDINGS.map((building) => SCORE_TABLES[1][building]),
  2: BUILDINGS.map((building) => SCORE_TABLES[2][building]),
  3: BUILDINGS.map((building) => SCORE_TABLES[3][building]),
};

const ROUNDS = [1, 2, 3] as const;

/** By constants, and then by scorings done and tiles in the bag; the last one with these. */
const known = new Recent<typeof constants.now, Outlook[][]>(4);

export function outlookOf(s: State): Outlook {
  const done = Math.min(2, scoringsDone(s));
  const tiles = s.bag.length;
  const ofRound = kept(known, constants.now, () => ROUNDS.map(() => []))[done]!;
  const last = ofRound[tiles];
  const isUsual = rulesOf(s).hooks.places.length === 0;
  if (last !== undefined && hasPlaces(last, s, isUsual)) return last;
  const rounds = ROUNDS.slice(done);
  const outlook = newOutlook(
    tiles,
    done,
    rounds.map((round) => (isUsual ? USUAL[round] : BUILDINGS.map((_, kind) => placesOf(s, round, kind)))),
  );
  ofRound[tiles] = outlook;
  return outlook;
}

/** Whether places are worth there what they are worth in this position. */
function hasPlaces({ rounds, places }: Outlook, s: State, isUsual: boolean): boolean {
  for (let i = 0; i < rounds.length; i++) {
    if (isUsual && places[i] === USUAL[rounds[i]!]) continue;
    for (let kind = 0; kind < BUILDINGS.length; kind++) {
      if (places[i]![kind] !== placesOf(s, rounds[i]!, kind)) return false;
    }
  }
  return true;
}

function newOutlook(tiles: number, done: number, places: Outlook['places']): Outlook {
  const ahead = Math.min(1, tiles / FULL_BAG);
  const rounds = ROUNDS.slice(done);
  const played = 1 - ahead;
  const { drift, driftAhead, money, moneyEarly, moneyLasts } = constants.now;
  return {
    ahead,
    rounds,
    places,
    drift: rounds.map((round) => new Drift(drift + driftAhead * Math.max(0, scoredAt(round) - played))),
    money: money + moneyEarly * Math.min(1, moneyLasts * ahead),
  };
}

export const withMoney = ({ ahead, rounds, places, drift }: Outlook, money: number): Outlook => ({
  ahead,
  rounds,
  places,
  drift,
  money,
});

/** What a seat's buildings were counted from, and how many there are of each kind. */
interface Counted {
  readonly board: Board;
  readonly waiting: readonly number[];
  readonly reserve: readonly number[];
  readonly reserved: number;
  readonly counts: readonly number[];
}

/** By seat, the last ones. Modules that count buildings of their own are asked every time. */
const counted: (Counted | undefined)[] = [];

/** Buildings of each kind: tiles that wait to be placed count almost as if they were. */
function countsOf(s: State, seat: Seat): readonly number[] {
  if (rulesOf(s).hooks.buildings.length > 0) return findCounts(s, seat);
  const { board, waiting, reserve } = s.players[seat]!;
  const { reserved } = constants.now;
  const last = counted[seat];
  const isKnown = last !== undefined && last.board === board && last.waiting === waiting && last.reserve === reserve;
  if (isKnown && last.reserved === reserved) return last.counts;
  const counts = findCounts(s, seat);
  counted[seat] = { board, waiting, reserve, reserved, counts };
  return counts;
}

function findCounts(s: State, seat: Seat): readonly number[] {
  const { board, waiting, reserve } = s.players[seat]!;
  const counts = kindCountsOf(board).slice();
  for (const fold of rulesOf(s).hooks.buildings) {
    for (let kind = 0; kind < counts.length; kind++) counts[kind] = fold(s, seat, kind, counts[kind]!);
  }
  for (let i = 0; i < waiting.length; i++) add(counts, waiting[i]!, 1);
  for (let i = 0; i < reserve.length; i++) add(counts, reserve[i]!, constants.now.reserved);
  return counts;
}

function add(counts: number[], tile: number, share: number): void {
  const kind = kindOf(tile);
  if (kind >= 0) counts[kind]! += share;
}

export const countOfKind = (s: State, seat: Seat, kind: number): number => countsOf(s, seat)[kind]!;

/** By contender: how many buildings of each kind it has. */
export interface Counts {
  readonly seats: readonly (readonly number[])[];
  readonly others: readonly (readonly number[])[];
}

export function allCounts(s: State): Counts {
  const seats = new Array<readonly number[]>(s.players.length);
  for (let seat = 0; seat < seats.length; seat++) seats[seat] = countsOf(s, seat);
  const rivals = allRivals(s);
  return { seats, others: rivals.length === 0 ? NO_OTHERS : rivals.map(({ tiles }) => countKinds(tiles)) };
}

const NO_OTHERS: Counts['others'] = [];

/** What the others have of a kind, contenders without a seat included. */
export function rivalsIn({ seats, others }: Counts, seat: Seat, kind: number): number[] {
  const counts: number[] = [];
  for (let i = 0; i < others.length; i++) counts.push(others[i]![kind]!);
  for (let other = 0; other < seats.length; other++) if (other !== seat) counts.push(seats[other]![kind]!);
  return counts;
}

export const rivalsOf = (s: State, seat: Seat, kind: number): number[] => rivalsIn(allCounts(s), seat, kind);

/** Points to expect for so many buildings of a kind against these rivals, over all scorings to come. */
export function majorityWorth(outlook: Outlook, kind: number, own: number, rivals: readonly number[]): number {
  let worth = 0;
  for (let i = 0; i < outlook.rounds.length; i++) {
    const drift = outlook.drift[i]!;
    let rank = 0;
    for (let j = 0; j < rivals.length; j++) rank += drift.chanceOf(own - rivals[j]!);
    worth += rankWorth(outlook, i, kind, own, rank);
  }
  return worth;
}

/** The same against all others of `counts`, in the order of `rivalsIn`. */
export function majorityWorthIn(outlook: Outlook, kind: number, own: number, counts: Counts, seat: Seat): number {
  const { seats, others } = counts;
  let worth = 0;
  for (let i = 0; i < outlook.rounds.length; i++) {
    const drift = outlook.drift[i]!;
    let rank = 0;
    for (let j = 0; j < others.length; j++) rank += drift.chanceOf(own - others[j]![kind]!);
    for (let j = 0; j < seats.length; j++) if (j !== seat) rank += drift.chanceOf(own - seats[j]![kind]!);
    worth += rankWorth(outlook, i, kind, own, rank);
  }
  return worth;
}

/** What so many are worth in one round, with so many rivals ahead, each as likely as it is. */
function rankWorth(
  { places: ofRounds, drift }: Outlook,
  round: number,
  kind: number,
  own: number,
  rank: number,
): number {
  const places = ofRounds[round]![kind]!;
  const low = Math.floor(rank);
  const better = places[low] ?? 0;
  const worse = places[low + 1] ?? 0;
  const points = better + (rank - low) * (worse - better);
  if (own > 0) return points * Math.min(1, own);
  const by = constants.now;
  return points * Math.min(by.hope, by.hopeWithDrift * (drift[round]!.far - by.drift));
}

export function cardsWorth(cards: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += faceValueOf(cards[i]!);
  return total;
}
