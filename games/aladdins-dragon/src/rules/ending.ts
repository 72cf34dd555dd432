import type { Outcome, ScoreLine } from '@majlis/kernel';
import { SCROLL } from '../content/artifacts.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import { sumOf } from './shelves.ts';
import { hasArtifact } from './standing.ts';

/** ADR-END-2 ADR-MAGIC-5 ADR-10: most artifacts, then (magic) most Scrolls, then a shared victory. */
export function outcomeOf(s: State): Outcome {
  const scores = s.players.map(({ artifacts }) => sumOf(artifacts));
  const scrolls = s.players.map(({ artifacts }) => (s.magic ? artifacts[SCROLL]! : 0));
  const isBetter = (a: number, b: number) =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && scrolls[a]! > scrolls[b]!);
  const seats = s.players.map((_, seat) => seat);
  return { scores, ranks: seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length) };
}

/** ADR-END-1. */
export function endIfSoldOut(x: X): void {
  if (x.s.rooms.every((_, room) => !hasArtifact(x.s, room))) endGame(x, 'soldOut');
}

export function endGame(x: X, why: 'soldOut' | 'maxRounds'): void {
  x.emit({ type: 'gameEnded', round: x.s.round, why });
  x.end(outcomeOf(x.s));
}

export function scoresOf(s: State): ScoreLine[] {
  return s.players.flatMap((player, seat) => {
    const atStart = sumOf(player.artifacts) - player.bought.length;
    const start: ScoreLine[] = atStart > 0 ? [{ seat, round: 0, source: 'start', points: atStart }] : [];
    return [...start, ...player.bought.map((round) => ({ seat, round, source: 'bought', points: 1 }))];
  });
}
