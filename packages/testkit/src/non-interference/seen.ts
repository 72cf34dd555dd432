import type { AnyGame, EventLog, Seat } from '@majlis/kernel';
import { difference } from '../plain.ts';
import type { Run } from '../run.ts';

/** Everything that reaches a seat while it looks at a position. */
export function seenBy(game: AnyGame, state: unknown, seat: Seat) {
  return {
    view: game.view(state, seat),
    spectator: game.view(state, 'spectator'),
    knowledge: game.knowledge(state, seat),
    deciders: game.deciders(state),
    decisionId: game.decisionId(state, seat),
    prompt: game.prompt(state, seat),
    legalActions: game.legalActions(state, seat),
    tell: game.tell?.(state, seat) ?? null,
    toldSpectator: game.tell?.(state, 'spectator') ?? null,
    outcome: game.outcome(state),
  };
}

export type Seen = ReturnType<typeof seenBy>;

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
export function tellApart(one: Seen, other: Seen): { by: keyof Seen; how: string } | null {
  for (const by of Object.keys(one) as (keyof Seen)[]) {
    const how = difference(one[by], other[by], by);
    if (how !== null) return { by, how };
  }
  return null;
}

/** What the table shows, without who is asked; and what the game counts as known. */
export function tableOf({ view, spectator, knowledge, outcome }: Seen): unknown {
  return [view, spectator, knowledge, outcome].map((part) => {
    const { asking: _, kernel: __, ...rest } = (part ?? {}) as Record<string, unknown>;
    return rest;
  });
}

export const heardBy = (log: EventLog<unknown>, seat: Seat) => ({
  own: log.shownTo(seat),
  spectator: log.shownTo('spectator'),
});
