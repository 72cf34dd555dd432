import { rate } from 'openskill';

/** How well somebody plays, and how sure that is: a mean and a deviation, in millionths so that databases keep them. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

const MILLION = 1_000_000;
export const UNRATED: Rating = { mu: 25 * MILLION, sigma: Math.round((25 / 3) * MILLION) };

/** What people who have played a game against each other are rated after it; the first place is 1, and may be shared. */
export function rateGame(before: readonly Rating[], places: readonly number[]): Rating[] {
  const teams = before.map(({ mu, sigma }) => [{ mu: mu / MILLION, sigma: sigma / MILLION }]);
  return rate(teams, { rank: [...places] }).map(([after]) => ({
    mu: Math.round(after!.mu * MILLION),
    sigma: Math.round(after!.sigma * MILLION),
  }));
}

export interface ShownRating {
  readonly value: number;
  /** The band in which it lies two times out of three. */
  readonly margin: number;
}

/** A beginner is shown as 1500 ± 500. */
export const showRating = ({ mu, sigma }: Rating): ShownRating => ({
  value: Math.round(1500 + 60 * (mu / MILLION - 25)),
  margin: Math.round(60 * (sigma / MILLION)),
});
