import {
  type AnyGame,
  copyJson,
  type GameRecord,
  type Json,
  migrateState,
  type OlderRules,
  type Outcome,
  replay,
  type Seat,
} from '@majlis/kernel';

/** A moment at which somebody could have done something else, as that seat knew it. */
export interface DecisionPoint {
  /** Actions played before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly knowledge: Json;
  readonly played: Json;
}

/** A game taken apart: what is needed to think about it, and nothing hidden beyond what each decider knew. */
export interface TakenApart {
  readonly decisions: readonly DecisionPoint[];
  readonly actions: number;
  readonly seats: number;
  readonly outcome: Outcome | null;
  /** After how many actions each scoring or round was over. */
  readonly scorings: readonly number[];
}

/** Plays a record again, verifying it. Positions of older rules are looked at in the form of today. */
export function takeApart(game: AnyGame, record: GameRecord, older?: OlderRules): TakenApart {
  const played = record.segments.flatMap(({ actions }) => actions);
  const decisions = new Map<number, DecisionPoint>();
  const scorings: number[] = [];
  let rounds = 0;
  let outcome: Outcome | null = null;
  for (const { at, state, rules } of replay(game, record, older)) {
    const today: unknown = rules === game ? state : migrateState(game, state as Json, rules.stateVersion);
    outcome = game.outcome(today);
    const counted = new Set(game.scores(today).map(({ round }) => round)).size;
    if (counted > rounds && at > 0) scorings.push(at);
    rounds = counted;
    const next = played[at];
    const point = next === undefined ? null : decisionAt(game, today, at, next);
    // Between two segments the same moment comes twice; the second time it is as it was played on.
    if (point === null) decisions.delete(at);
    else decisions.set(at, point);
  }
  return { decisions: [...decisions.values()], actions: played.length, seats: record.seats, outcome, scorings };
}

function decisionAt(
  game: AnyGame,
  state: unknown,
  at: number,
  [seat, value]: readonly [Seat, Json],
): DecisionPoint | null {
  const action: Json = game.readAction(value);
  // What older rules allowed need not be possible any more.
  if (action === null || game.check(state, seat, action) !== null) return null;
  if (game.legalActions(state, seat).length < 2) return null;
  return { at, seat, knowledge: copyJson(game.knowledge(state, seat) as Json), played: action };
}
