import { type AnyGame, type EventLog, type Seat, sameJson } from '@majlis/kernel';
import { difference } from '../plain.ts';
import type { Run } from '../run.ts';

/** Everything that reaches a seat while it looks at a position, in the order it is compared. */
const PARTS = {
  view: (game: AnyGame, state: unknown, seat: Seat): unknown => game.view(state, seat),
  spectator: (game: AnyGame, state: unknown): unknown => game.view(state, 'spectator'),
  knowledge: (game: AnyGame, state: unknown, seat: Seat): unknown => game.knowledge(state, seat),
  deciders: (game: AnyGame, state: unknown): unknown => game.deciders(state),
  decisionId: (game: AnyGame, state: unknown, seat: Seat): unknown => game.decisionId(state, seat),
  prompt: (game: AnyGame, state: unknown, seat: Seat): unknown => game.prompt(state, seat),
  legalActions: (game: AnyGame, state: unknown, seat: Seat): unknown => game.legalActions(state, seat),
  tell: (game: AnyGame, state: unknown, seat: Seat): unknown => game.tell?.(state, seat) ?? null,
  toldSpectator: (game: AnyGame, state: unknown): unknown => game.tell?.(state, 'spectator') ?? null,
  outcome: (game: AnyGame, state: unknown): unknown => game.outcome(state),
};

type Part = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as Part[];

/** Each part is made when it is first compared: most comparisons end before the dear ones. */
export class Seen {
  private readonly parts: Partial<Record<Part, unknown>> = {};
  private readonly make: (part: Part) => unknown;

  /** `state` must not change as long as this is asked. */
  constructor(game: AnyGame, state: unknown, seat: Seat) {
    this.make = (part) => PARTS[part](game, state, seat);
  }

  of(part: Part): unknown {
    if (!(part in this.parts)) this.parts[part] = this.make(part);
    return this.parts[part];
  }
}

export const seenBy = (game: AnyGame, state: unknown, seat: Seat): Seen => new Seen(game, state, seat);

const kept = new WeakMap<Run, { at: number; bySeat: Map<Seat, Seen> }>();

/** The same for the position the run is at, made once however often it is compared. */
export function seenNow(run: Run, seat: Seat): Seen {
  let now = kept.get(run);
  if (now?.at !== run.played.length) {
    now = { at: run.played.length, bySeat: new Map() };
    kept.set(run, now);
  }
  const seen = now.bySeat.get(seat) ?? seenBy(run.game, run.state, seat);
  now.bySeat.set(seat, seen);
  return seen;
}

/** Where two positions do not look the same to a seat: which of the above, and how. */
export function tellApart(one: Seen, other: Seen): { by: Part; how: string } | null {
  for (const by of ALL) {
    const how = difference(one.of(by), other.of(by), by);
    if (how !== null) return { by, how };
  }
  return null;
}

/** Whether the table shows the same, whoever is asked, and the game counts the same as known. */
export const sameTable = (one: Seen, other: Seen): boolean =>
  (['view', 'spectator', 'knowledge', 'outcome'] as const).every((part) =>
    sameJson(withoutAsking(one.of(part)), withoutAsking(other.of(part))),
  );

function withoutAsking(part: unknown): unknown {
  const { asking: _, kernel: __, ...rest } = (part ?? {}) as Record<string, unknown>;
  return rest;
}

export const heardBy = (log: EventLog<unknown>, seat: Seat) => ({
  own: log.shownTo(seat),
  spectator: log.shownTo('spectator'),
});
