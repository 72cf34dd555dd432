import { gameById } from '@majlis/games';
import { fetchOlderRules } from '@majlis/games/kept';
import { PositionCheck } from '@majlis/games/positions';
import {
  type AnyGame,
  CannotMigrate,
  type GameRecord,
  hashJson,
  type Json,
  type KernelState,
  migrateState,
  nullLog,
  RecordMismatch,
  RulesBug,
  replay,
  rngFrom,
  type Viewer,
} from '@majlis/kernel';
import { Value } from '@sinclair/typebox/value';
import { randomAction } from '../random-action.ts';
import { OutcomeSchema, ScoreLineSchema } from '../record-schema.ts';

/** Something from outside that may become the held game. As text: it crosses threads. */
export interface ProbeJob {
  readonly game: string;
  readonly state?: string;
  readonly record?: string;
  readonly at?: number;
}

export type ProbeResult =
  | { readonly ok: true; readonly state: string; readonly at: number }
  | { readonly ok: false; readonly message: string };

export type Probe = (job: ProbeJob) => Promise<ProbeResult>;

const PLAY_ON = 500;

/** What is wrong with something from outside, in a sentence. */
class NoPosition extends Error {
  override readonly name = 'NoPosition';
}

/** What the language says when the rules stumble over a position tells a reader nothing: it is never passed on. */
function sentenceOf(error: unknown): string {
  if (error instanceof NoPosition || error instanceof RecordMismatch || error instanceof CannotMigrate)
    return error.message;
  if (error instanceof RulesBug) return `the rules fail: ${error.message}`;
  return 'its parts do not fit together';
}

function attempt<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof NoPosition || error instanceof RulesBug) throw error;
    throw new NoPosition(`its parts do not fit together: the rules cannot ${what}`);
  }
}

/** Tries whether the rules can live with a position before it is let in. */
export async function probe(job: ProbeJob): Promise<ProbeResult> {
  try {
    const game = gameById(job.game)!;
    const { state, at } =
      job.record === undefined ? { state: JSON.parse(job.state!), at: 0 } : await replayed(game, job);
    checkPosition(game, state);
    return { ok: true, state: JSON.stringify(state), at };
  } catch (error) {
    return { ok: false, message: sentenceOf(error) };
  }
}

/** Goes on to the end of the record, so that all of it is verified. The position comes in the form of today. */
async function replayed(game: AnyGame, job: ProbeJob): Promise<{ state: unknown; at: number }> {
  const record = JSON.parse(job.record!) as GameRecord;
  const older = await fetchOlderRules(game, record.segments);
  let kept: { state: unknown; at: number } | null = null;
  let actions = 0;
  for (const { at, state, rules } of replay(game, record, older)) {
    actions = at;
    if (job.at !== undefined && at !== job.at) continue;
    kept = { state: migrateState(game, state as Json, rules.stateVersion), at };
  }
  if (kept === null) throw new NoPosition(`the record has ${actions} actions`);
  return kept;
}

/** `moves`: how far the game is played on from it. */
export function checkPosition(game: AnyGame, state: unknown, moves = PLAY_ON): void {
  const answers = (state as Partial<KernelState> | null)?.answers;
  if (!Array.isArray(answers)) throw new NoPosition('not a position');
  const seats = answers.length;
  if (seats < game.seats.min || seats > game.seats.max) throw new NoPosition(`a game of ${seats} seats`);
  const { chance } = state as Partial<KernelState>;
  if (typeof chance?.seed !== 'string') throw new NoPosition('no seed');
  // A copy knows the fields of a position and no others.
  if (attempt('copy it', () => hashJson(game.copy(state))) !== hashJson(state))
    throw new NoPosition('fields that do not belong there, or missing ones');
  const check = attempt('find out what was agreed', () => new PositionCheck(game, state, seats));
  const wrong = attempt('count its pieces', () => check.whatIsWrong(state));
  if (wrong !== null) throw new NoPosition(wrong);
  attempt('show it to every seat', () => look(game, state, seats));
  attempt('play on from it', () => playOn(game, game.copy(state), seats, check, moves));
}

/** Everything anybody may ask of a position. */
function look(game: AnyGame, state: unknown, seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    lookAs(game, state, seat);
    hashJson(game.knowledge(state, seat));
  }
  lookAs(game, state, 'spectator');
  const outcome = game.outcome(state);
  if (outcome !== null && !Value.Check(OutcomeSchema, outcome)) throw new NoPosition('an invalid outcome');
  for (const line of game.scores(state)) {
    if (!Value.Check(ScoreLineSchema, line) || (line.seat ?? 0) >= seats) throw new NoPosition('an invalid score line');
  }
  checkDeciders(game, state, seats);
}

function lookAs(game: AnyGame, state: unknown, viewer: Viewer): void {
  hashJson(game.view(state, viewer));
}

function checkDeciders(game: AnyGame, state: unknown, seats: number): void {
  const deciders = game.deciders(state);
  if ((deciders.length === 0) !== (game.outcome(state) !== null))
    throw new NoPosition('nobody is asked, or somebody after the end');
  for (const seat of deciders) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw new NoPosition(`asks seat ${seat}`);
    if (!Number.isInteger(game.decisionId(state, seat))) throw new NoPosition('a question without a number');
    hashJson(game.prompt(state, seat));
    const actions = game.legalActions(state, seat);
    if (actions.length === 0) throw new NoPosition(`seat ${seat} is asked and can do nothing`);
    for (const action of actions) if (game.readAction(action) === null) throw new NoPosition('lists an invalid action');
  }
}

function playOn(game: AnyGame, state: unknown, seats: number, check: PositionCheck, moves: number): void {
  const rng = rngFrom(hashJson(state));
  for (let i = 0; i < moves && game.outcome(state) === null; i++) {
    checkDeciders(game, state, seats);
    const deciders = game.deciders(state);
    const seat = deciders[rng.below(deciders.length)]!;
    game.apply(state, seat, randomAction(game, state, seat, rng), nullLog);
    const wrong = check.whatCannotBe(state);
    if (wrong !== null) throw new NoPosition(`played on from it, ${wrong}`);
  }
  look(game, state, seats);
}
