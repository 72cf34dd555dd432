import { type AnyGame, type Json, type Seat, sameJson } from '@majlis/kernel';

/**
 * An answer given beforehand: whenever this seat is asked a question of this kind, the table answers for it.
 * "Pass on thieves", "pass until it is my turn". It is no part of the game: it comes through the ordinary door.
 */
export interface StandingAnswer {
  readonly prompt: string;
  readonly action: Json;
  /** Only while all of these hold: "in this round", "until the palace", "as long as nobody has declared anything". */
  readonly while?: readonly Condition[];
  /** `asked`: until the seat has answered a question of another kind by hand. */
  readonly until: 'cancelled' | 'asked';
}

type Plain = string | number | boolean | null;

/** A field of the seat's view, or a parameter of the question, and what it must be. */
export type Condition =
  | { readonly field: string; readonly is: Plain }
  | { readonly field: string; readonly below: number }
  | { readonly param: string; readonly is: Plain };

export const MAX_STANDING = 16;

/** The answers that are still good after the seat has answered a question of this kind by hand. */
export function stillStanding(answers: readonly StandingAnswer[], answered: string): readonly StandingAnswer[] {
  return answers.filter(({ until, prompt }) => until === 'cancelled' || prompt === answered);
}

/** The first standing answer that fits the question put to the seat and is legal now. */
export function standingAnswer(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  answers: readonly StandingAnswer[],
): Json | null {
  if (answers.length === 0) return null;
  const prompt = game.prompt(state, seat);
  const view: Json = answers.some((answer) => answer.while !== undefined) ? game.view(state, seat) : null;
  const fitting = answers.find(
    (answer) =>
      answer.prompt === prompt?.kind &&
      holds(answer, view, prompt.params ?? null) &&
      mayPlay(game, state, seat, answer.action),
  );
  return fitting?.action ?? null;
}

function holds({ while: conditions = [] }: StandingAnswer, view: Json, params: Json): boolean {
  return conditions.every((condition) => {
    const value = 'param' in condition ? memberOf(params, condition.param) : memberOf(view, condition.field);
    return 'is' in condition ? value === condition.is : typeof value === 'number' && value < condition.below;
  });
}

function memberOf(json: Json, name: string): Json | undefined {
  const members = json as { readonly [name: string]: Json } | null;
  return members !== null && Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Whether this is an action of the game at all, in the form the game itself would write it. */
export function isReadable(game: AnyGame, value: Json): boolean {
  try {
    const action = game.readAction(value);
    return action !== null && sameJson(action, value);
  } catch {
    return false;
  }
}

function mayPlay(game: AnyGame, state: unknown, seat: Seat, value: Json): boolean {
  // An answer nobody can read, or that the rules stumble over, is none: it must not stop the table.
  try {
    return isReadable(game, value) && game.check(state, seat, value) === null;
  } catch {
    return false;
  }
}
