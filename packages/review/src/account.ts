import type { Outcome, Seat } from '@majlis/kernel';
import type { Expected } from './trials.ts';
import type { Weighed } from './weigh.ts';

/** Where what a player got came from: `start + luck + skill + rivals` is `end`. */
export interface Account {
  /** What could be expected at the first decision. */
  readonly start: number;
  /** How the expectation changed between decisions: the cards. */
  readonly luck: number;
  /** How it changed at this player's own decisions. */
  readonly skill: number;
  /** How it changed at decisions of others. */
  readonly rivals: number;
  readonly end: number;
}

export interface SeatAccount {
  readonly win: Account;
  readonly score: Account;
}

/** The result as an expectation of which nothing is open. */
export function expectedAtEnd({ ranks, scores }: Outcome): Expected {
  const winners = ranks.filter((rank) => rank === 1).length;
  return { wins: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)), scores };
}

/** Needs the decisions in their order. `end`: the result, or what may be expected after the last of them. */
export function accountsOf(weighed: readonly Weighed[], seats: number, end: Expected): SeatAccount[] {
  return Array.from({ length: seats }, (_, seat) => ({
    win: accountOf(weighed, seat, end, ({ wins }) => wins[seat]!),
    score: accountOf(weighed, seat, end, ({ scores }) => scores[seat]!),
  }));
}

function accountOf(weighed: readonly Weighed[], seat: Seat, end: Expected, of: (it: Expected) => number): Account {
  let [luck, skill, rivals] = [0, 0, 0];
  for (const [i, { before, played, seat: by }] of weighed.entries()) {
    const change = of(played) - of(before);
    if (by === seat) skill += change;
    else rivals += change;
    luck += of(weighed[i + 1]?.before ?? end) - of(played);
  }
  return { start: of(weighed[0]?.before ?? end), luck, skill, rivals, end: of(end) };
}
