import type { Ranked, Seat } from '@majlis/kernel';

/** A move from one point of the tree; `total` is what the seat that makes it got out of it. */
export interface Edge<A> {
  readonly action: A;
  visits: number;
  /** How often it was among the moves to choose from: worlds differ, so not every move is always there. */
  seen: number;
  total: number;
  /** The heuristics' opinion when it was last ranked. */
  worth: number;
  next: Node<A> | null;
}

/** A sequence of moves, whatever was hidden or drawn on the way. */
export interface Node<A> {
  /** Whose move it is, as it was when this was first reached. */
  readonly seat: Seat;
  visits: number;
  readonly edges: Map<string, Edge<A>>;
}

export const newNode = <A>(seat: Seat): Node<A> => ({ seat, visits: 0, edges: new Map() });

/** What was found out about these moves where they were looked at as later ones; a new beginning if that is nothing. */
export function resumed<A>(
  before: Node<A> | null,
  seat: Seat,
  moves: readonly Ranked<A>[],
  keyOf: (action: A) => string,
): Node<A> {
  const node = newNode<A>(seat);
  if (before === null || before.seat !== seat) return node;
  for (const { action } of moves) {
    const key = keyOf(action);
    const edge = before.edges.get(key);
    if (edge === undefined) continue;
    node.edges.set(key, copyOf(edge));
    node.visits += edge.visits;
  }
  return node;
}

/** Whoever asks the same question again shall get the same answer. */
const copyOf = <A>(edge: Edge<A>): Edge<A> => ({ ...edge, next: edge.next === null ? null : copyOfNode(edge.next) });

const copyOfNode = <A>({ seat, visits, edges }: Node<A>): Node<A> => ({
  seat,
  visits,
  edges: new Map([...edges].map(([key, edge]) => [key, copyOf(edge)])),
});

export interface Shape {
  /** How strongly little-tried moves are tried again. */
  readonly explore: number;
  /** How strongly the heuristics count while a move is little tried. */
  readonly bias: number;
  /** Candidates considered at first, and how that number grows with the root of the visits. */
  readonly width: number;
  readonly widen: number;
}

/** At the question itself. */
export const ROOT: Shape = { explore: 0.35, bias: 1.2, width: 3, widen: 0.6 };
/**
 * Below it: one move until there is reason for more. A move is worth what the best answers leave of it, so every
 * answer that is tried for its own sake blurs what its first move is worth.
 */
export const BELOW: Shape = { explore: 0.15, bias: 1.2, width: 1, widen: 0.35 };

/** The same where only the thinking seat's own moves are in the tree: all of them are there for its own sake. */
export const OWN: Shape = { ...BELOW, widen: 0.5 };

/** The moves of `ranked` that this node may consider by now. */
export function openEdges<A>(
  node: Node<A>,
  ranked: readonly Ranked<A>[],
  keyOf: (action: A) => string,
  shape: Shape,
): Edge<A>[] {
  const width = Math.min(ranked.length, Math.floor(shape.width + shape.widen * Math.sqrt(node.visits)));
  const open: Edge<A>[] = [];
  for (let i = 0; i < width; i++) {
    const edge = edgeOf(node, ranked[i]!, keyOf);
    edge.seen++;
    edge.worth = ranked[i]!.worth;
    open.push(edge);
  }
  return open;
}

export function edgeOf<A>(node: Node<A>, { action, worth }: Ranked<A>, keyOf: (action: A) => string): Edge<A> {
  const key = keyOf(action);
  let edge = node.edges.get(key);
  if (edge === undefined) {
    edge = { action, visits: 0, seen: 0, total: 0, worth, next: null };
    node.edges.set(key, edge);
  }
  return edge;
}

/** Upper confidence bound with the heuristics as a bias that fades as a move is tried. */
export function mostPromising<A>(open: readonly Edge<A>[], spread: number, shape: Shape): Edge<A> {
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const edge of open) if (edge.worth > bestWorth) bestWorth = edge.worth;
  let best = open[0]!;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const edge of open) {
    if (edge.visits === 0) return edge;
    const bias = Math.max(-1, (edge.worth - bestWorth) / spread);
    const bound =
      edge.total / edge.visits +
      shape.explore * Math.sqrt(Math.log(edge.seen) / edge.visits) +
      (shape.bias * bias) / (edge.visits + 1);
    if (bound > bestBound) {
      best = edge;
      bestBound = bound;
    }
  }
  return best;
}
