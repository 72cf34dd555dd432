import type { Seat } from '@majlis/kernel';
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
  /** By seat: the worths of kinds worked out last. Positions with as many tiles in the bag are much alike. */
  readonly remembered: (Remembered | undefined)[] = [];

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

/** Buildings of each kind: tiles that wait to be placed count almost as if they were. */
function countsOf(s: State, seat: Seat): number[] {
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

export const allCounts = (s: State): Counts => ({
  seats: s.players.map((_, seat) => countsOf(s, seat)),
  others: allRivals(s).map(({ tiles }) => countKinds(tiles)),
});

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
  const by = constants.now;
  let worth = 0;
  for (let i = 0; i < outlook.rounds.length; i++) {
    const places = outlook.places[i]![kind]!;
    const drift = outlook.drift[i]!;
    let rank = 0;
    for (let j = 0; j < rivals.length; j++) rank += drift.chanceOf(own - rivals[j]!);
    const low = Math.floor(rank);
    const better = places[low] ?? 0;
    const worse = places[low + 1] ?? 0;
    const points = better + (rank - low) * (worse - better);
    worth +=
      own > 0 ? points * Math.min(1, own) : points * Math.min(by.hope, by.hopeWithDrift * (drift.far - by.drift));
  }
  return worth;
}

interface Remembered {
  readonly counts: Counts;
  readonly worths: readonly number[];
}

/** What one more building of each kind adds. */
export function kindWorths(s: State, seat: Seat, outlook: Outlook, counts = allCounts(s)): readonly number[] {
  // Drifts are of one outlook, and so of the same places and constants.
  const { remembered } = outlook.drift[0]!;
  const last = remembered[seat];
  const worths = findKindWorths(seat, outlook, counts, last);
  if (last !== undefined && worths === last.worths) return worths;
  remembered[seat] = { counts, worths };
  return worths;
}

/** Most actions change no count, others that of one kind: the worths of all other kinds stay what they were. */
function findKindWorths(seat: Seat, outlook: Outlook, counts: Counts, last: Remembered | undefined): readonly number[] {
  const own = counts.seats[seat]!;
  let worths: number[] | null = null;
  for (let kind = 0; kind < own.length; kind++) {
    if (last !== undefined && isSame(last.counts, counts, kind)) continue;
    worths ??= last === undefined ? new Array<number>(own.length) : last.worths.slice();
    const rivals = rivalsIn(counts, seat, kind);
    const more =
      majorityWorth(outlook, kind, own[kind]! + 1, rivals) - majorityWorth(outlook, kind, own[kind]!, rivals);
    worths[kind] = constants.now.majorities * more;
  }
  return worths ?? last!.worths;
}

const isSame = (a: Counts, b: Counts, kind: number): boolean =>
  areAlike(a.seats, b.seats, kind) && areAlike(a.others, b.others, kind);

function areAlike(a: Counts['seats'], b: Counts['seats'], kind: number): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i]![kind] !== b[i]![kind]) return false;
  return true;
}

export function cardsWorth(cards: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += faceValueOf(cards[i]!);
  return total;
}
