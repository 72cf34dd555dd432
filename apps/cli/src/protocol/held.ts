import {
  type AnyGame,
  commitmentOf,
  copyJson,
  type GameRecord,
  hashJson,
  isOf,
  type Json,
  type KernelState,
  RECORD_FORMAT,
  type Seat,
  type Segment,
  versionsOf,
} from '@majlis/kernel';

/** The actions so far, the last one first; kept positions share what they have in common. */
interface Trail {
  readonly before: Trail | null;
  readonly length: number;
  readonly played: readonly [Seat, Json];
  readonly hash: string | null;
}

/** A game and how it came here. Nothing in it is ever written to: an action makes another one. */
export interface Held {
  readonly game: AnyGame;
  readonly seats: number;
  readonly state: unknown;
  readonly hash: string;
  readonly head: Pick<GameRecord, 'config' | 'seats' | 'seed'>;
  /** Segments that are closed, and the start of the one that goes on. */
  readonly closed: readonly Segment[];
  readonly start: Pick<Segment, 'start' | 'startHash'>;
  readonly trail: Trail | null;
}

export function heldFromDeal(game: AnyGame, head: Held['head'], state: unknown): Held {
  const hash = hashJson(state);
  const start = { start: null, startHash: hash };
  return { game, seats: head.seats, state, hash, head, closed: [], start, trail: null };
}

/** Of a bare position nobody knows the configuration; its record starts from the position itself. */
export function heldFromPosition(game: AnyGame, state: unknown): Held {
  const { answers, chance } = state as KernelState;
  const hash = hashJson(state);
  const head = { config: null, seats: answers.length, seed: chance.seed };
  const start = { start: state as Json, startHash: hash };
  return { game, seats: answers.length, state, hash, head, closed: [], start, trail: null };
}

/**
 * `state` is the position after `at` actions of the record, in the form of today. What was played under older rules is
 * closed: the game goes on as another segment.
 */
export function heldFromRecord(game: AnyGame, record: GameRecord, at: number, state: unknown): Held {
  const { config, seats, seed } = record;
  const hash = hashJson(state);
  const held = { game, seats, state, hash, head: { config, seats, seed } };
  const closed: Segment[] = [];
  let left = at;
  for (const segment of record.segments) {
    const { start, startHash, actions, hashes } = segment;
    const isLast = closed.length === record.segments.length - 1;
    if (left <= actions.length || isLast) {
      if (!isOf(segment, game)) {
        closed.push({ ...segment, actions: actions.slice(0, left), hashes: hashes.slice(0, left) });
        return { ...held, closed, start: { start: state as Json, startHash: hash }, trail: null };
      }
      const trail = actions.slice(0, left).reduce<Trail | null>((t, played, i) => follow(t, played, hashes[i]!), null);
      return { ...held, closed, start: { start, startHash }, trail };
    }
    closed.push(segment);
    left -= actions.length;
  }
  throw new Error('a record has at least one segment');
}

const follow = (before: Trail | null, played: Trail['played'], hash: string | null): Trail => ({
  before,
  length: (before?.length ?? 0) + 1,
  played,
  hash,
});

export function heldAfter(held: Held, seat: Seat, action: unknown, state: unknown): Held {
  const hash = hashJson(state);
  return { ...held, state, hash, trail: follow(held.trail, [seat, action as Json], hash) };
}

export const actionsOf = (held: Held): number =>
  held.closed.reduce((sum, { actions }) => sum + actions.length, held.trail?.length ?? 0);

export function recordOf({ game, state, head, closed, start, trail }: Held): GameRecord {
  const actions: (readonly [Seat, Json])[] = [];
  const hashes: (string | null)[] = [];
  for (let t = trail; t !== null; t = t.before) {
    actions.push(t.played);
    hashes.push(t.hash);
  }
  const last: Segment = {
    ...versionsOf(game),
    ...start,
    actions: actions.reverse(),
    hashes: hashes.reverse(),
  };
  const outcome = game.outcome(state);
  return copyJson<GameRecord>({
    format: RECORD_FORMAT,
    game: game.id,
    ...head,
    commitment: commitmentOf(head.seed),
    segments: [...closed, last],
    result: outcome === null ? null : { outcome, scores: game.scores(state) },
  });
}
