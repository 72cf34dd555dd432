import { type AnyGame, hashJson, type Json, migrateState, nullLog, type Rng, rngFrom } from '@majlis/kernel';
import { CheckFailed, seedFrom } from './run.ts';

/** A position as some version has stored it. */
export interface StoredPosition {
  readonly config: Json;
  readonly seats: number;
  readonly stateVersion: number;
  readonly state: Json;
  /** For reports. */
  readonly name: string;
}

const MAX_ACTIONS = 20_000;
/** Every so many actions everything that is shown is asked for. */
const LOOK_EVERY = 50;

/** A stored position of any version is brought into the form of today, and the game goes on from it to its end. */
export function checkStored(game: AnyGame, stored: StoredPosition): void {
  const state = migrated(game, stored);
  checkForm(game, stored, state);
  const kept = hashJson(state);
  const played = attempt(stored, 'copies', () => game.copy(state));
  if (hashJson(played) !== kept) fail(stored, 'copies', 'a copy of it is another position');
  playToEnd(game, stored, played, rngFrom(stored.name));
  if (hashJson(state) !== kept) fail(stored, 'copies', 'a copy was written through to it');
}

function fail(stored: StoredPosition, law: string, message: string): never {
  throw new CheckFailed('stored', law, `${stored.name}, state version ${stored.stateVersion}: ${message}`);
}

function migrated(game: AnyGame, stored: StoredPosition): unknown {
  const before = hashJson(stored.state);
  const state = attempt(stored, 'migrates', () => migrateState(game, stored.state, stored.stateVersion));
  if (hashJson(stored.state) !== before) fail(stored, 'migrates', 'the stored position itself was changed');
  return state;
}

/** The same fields as a position that is dealt today: a field that was forgotten may do no harm for a long time. */
function checkForm(game: AnyGame, stored: StoredPosition, state: unknown): void {
  const dealt = game.setup(stored.config, stored.seats, seedFrom(stored.name), nullLog);
  compare(stored, dealt, state as Fields, '');
  for (const [key, list] of Object.entries(dealt as Fields)) {
    const other = (state as Fields)[key];
    if (key === 'stack' || !isPerSeat(list, stored.seats) || !isPerSeat(other, stored.seats)) continue;
    compare(stored, list[0]!, other[0]!, `${key}[].`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function compare(stored: StoredPosition, dealt: Fields, state: Fields, path: string): void {
  const missing = Object.keys(dealt).find((field) => !Object.hasOwn(state, field));
  if (missing !== undefined) fail(stored, 'form', `it lacks ${path}${missing}`);
  const extra = Object.keys(state).find((field) => !Object.hasOwn(dealt, field));
  if (extra !== undefined) fail(stored, 'form', `it still has ${path}${extra}`);
}

const isPerSeat = (list: unknown, seats: number): list is Fields[] =>
  Array.isArray(list) &&
  list.length === seats &&
  list.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));

function playToEnd(game: AnyGame, stored: StoredPosition, state: unknown, rng: Rng): void {
  for (let i = 0; i < MAX_ACTIONS; i++) {
    const isOver = attempt(stored, 'goes-on', () => step(game, stored, state, i, rng));
    if (isOver) return;
  }
  fail(stored, 'ends', `the game is not over after ${MAX_ACTIONS} actions`);
}

function step(game: AnyGame, stored: StoredPosition, state: unknown, i: number, rng: Rng): boolean {
  const asked = game.deciders(state);
  if (asked.length === 0) return game.outcome(state) !== null || fail(stored, 'goes-on', 'nobody is asked');
  const seat = asked[rng.below(asked.length)]!;
  if (i % LOOK_EVERY === 0) {
    game.view(state, seat);
    game.knowledge(state, seat);
  }
  const legal = game.legalActions(state, seat);
  if (legal.length === 0) fail(stored, 'goes-on', `p${seat} is asked and can do nothing`);
  game.apply(state, seat, legal[rng.below(legal.length)]!, nullLog);
  return false;
}

function attempt<T>(stored: StoredPosition, law: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof CheckFailed) throw error;
    return fail(stored, law, String(error));
  }
}
