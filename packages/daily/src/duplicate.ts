import { commitmentOf, type Seat } from '@majlis/kernel';
import type { Deal } from './deal.ts';

/** Several players play the same deals, each at a table of their own against bots, and change seats from deal to deal. */
export interface Match {
  readonly game: string;
  /** `3-k7q2`: the seats, and a word that stands for the cards. */
  readonly code: string;
  /** As many as there are seats, so that everybody has had every seat. */
  readonly deals: readonly Deal[];
}

const CODE = /^([2-5])-([a-z0-9]{1,12})$/;

/** Null: there is no such match. */
export function matchOf(game: string, code: string): Match | null {
  const [, count] = CODE.exec(code) ?? [];
  if (count === undefined) return null;
  const seats = Number(count);
  const deals = Array.from({ length: seats }, (_, i) => ({
    game,
    config: {},
    seats,
    level: 'medium',
    seed: commitmentOf(`duplicate ${game} ${code} ${i}`).slice(0, 32),
  }));
  return { game, code, deals };
}

/** Where that player sits at that deal. */
export const seatAt = ({ deals }: Match, player: number, deal: number): Seat => (player + deal) % deals.length;

/** What somebody made of each deal; null: not played yet. */
export interface Played {
  /** Which of the players, from 0: that decides the seats. */
  readonly player: number;
  readonly points: readonly (number | null)[];
}

export interface DealResult {
  readonly points: number;
  readonly seat: Seat;
  /** Points above or below the mean of all who had these cards in this seat. */
  readonly ahead: number;
}

/**
 * By player and deal: good cards were good for everybody who sat there, so they fall out. `usual[deal][seat]` are
 * results of bots: they belong to the mean and have no row. Null where somebody has not played.
 */
export function compared(
  match: Match,
  players: readonly Played[],
  usual: readonly (readonly (readonly number[])[])[],
): (DealResult | null)[][] {
  const all = match.deals.map((_, deal) => (usual[deal] ?? []).map((bots) => [...bots]));
  for (const { player, points } of players)
    for (const [deal, made] of points.entries()) {
      const seat = seatAt(match, player, deal);
      if (made !== null) all[deal]![seat] = [...(all[deal]![seat] ?? []), made];
    }
  return players.map(({ player, points }) =>
    match.deals.map((_, deal) => {
      const made = points[deal] ?? null;
      const seat = seatAt(match, player, deal);
      return made === null ? null : { points: made, seat, ahead: made - meanOf(all[deal]![seat]!) };
    }),
  );
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
