import { type Game, nullLog } from '@majlis/kernel';

/** How many sequences of 1, 2, … `depth` actions are legal from here, whoever is asked. */
export function moveCounts<C, S, A, E, V, K>(game: Game<C, S, A, E, V, K>, state: S, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const count = (from: S, done: number): void => {
    if (done === depth) return;
    for (const seat of game.deciders(from)) {
      for (const action of game.legalActions(from, seat)) {
        counts[done]!++;
        if (done + 1 === depth) continue;
        const next = game.copy(from);
        game.apply(next, seat, action, nullLog);
        count(next, done + 1);
      }
    }
  };
  count(state, 0);
  return counts;
}
