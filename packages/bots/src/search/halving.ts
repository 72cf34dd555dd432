import { type Edge, ROOT } from './tree.ts';

/** Every move gets at least about so many tries in the first round. */
const TRIES = 3;
/** How strongly the heuristics count while a move is little tried. */
const BIAS = 1.2;

/** How many moves to begin with: the most of which each can still be tried a few times before half of them go. */
export function widthFor(iterations: number, moves: number): number {
  let width = 2;
  while (width < moves && TRIES * (width + 1) * Math.ceil(Math.log2(width + 1)) <= iterations) width++;
  return Math.min(width, moves);
}

/** No search of so many iterations considers more first moves, whichever way it shares them. */
export const mostTried = (iterations: number): number =>
  Math.max(widthFor(iterations, iterations), Math.ceil(ROOT.width + ROOT.widen * Math.sqrt(iterations)));

/** The better half of moves that were tried equally often. */
export function better<A>(open: readonly Edge<A>[], spread: number): Edge<A>[] {
  const best = Math.max(...open.map(({ worth }) => worth));
  const promise = ({ total, visits, worth }: Edge<A>) =>
    total / Math.max(1, visits) + (BIAS * Math.max(-1, (worth - best) / spread)) / (visits + 1);
  return [...open].sort((a, b) => promise(b) - promise(a)).slice(0, Math.ceil(open.length / 2));
}
