import { playableById } from '@majlis/games/heuristics';
import type { Json } from '@majlis/kernel';
import { positionOf } from '@majlis/puzzles';
import { judge, reasonsFor } from '@majlis/review';
import type { Asked, Told } from './telling.ts';

/** Worlds in which two answers are compared. */
const WORLDS = 200;
const REASON_WORLDS = 32;

addEventListener('message', ({ data: { puzzle, given } }: MessageEvent<Asked>) => {
  const known = playableById(puzzle.game);
  if (known === null) return;
  const { game } = known;
  const { seat, id, weighed } = puzzle;
  const actions = weighed.map(({ move }) => game.parseAction(move) as Json);
  const asked = { seat, knowledge: game.knowledge(positionOf(game, puzzle), seat) as Json, seed: id };
  const text = game.actionText(given);
  const place = weighed.findIndex(({ move }) => move === text);
  // What speaks for the answer is told against the move that was chosen, or else against the next best.
  const { alike = 1 } = puzzle;
  const isAlike = place >= 0 && place < alike;
  const reasons = reasonsFor(known, asked, actions[0]!, isAlike ? actions[alike]! : given, REASON_WORLDS);
  const judged =
    place >= 0 ? null : judge(known, asked, [actions[0]!, given], WORLDS).find((one) => one.text === text)!;
  const behind = judged === null ? weighed[0]!.wins - weighed[place]!.wins : 100 * judged.behind.win.mean;
  postMessage({ actions, place: place < 0 ? null : place, behind, reasons } satisfies Told);
});
