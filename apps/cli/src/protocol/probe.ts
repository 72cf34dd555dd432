import { gameById } from '@majlis/games';
import { fetchOlderRules } from '@majlis/games/kept';
import {
  type AnyGame,
  type GameRecord,
  hashJson,
  type Json,
  type KernelState,
  migrateState,
  nullLog,
  replay,
  rngFrom,
  type Viewer,
} from '@majlis/kernel';
import { Value } from '@sinclair/typebox/value';
import { messageOf } from '../errors.ts';
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

/** Tries whether the rules can live with a position before it is let in. */
export async function probe(job: ProbeJob): Promise<ProbeResult> {
  try {
    const game = gameById(job.game)!;
    const { state, at } =
      job.record === undefined ? { state: JSON.parse(job.state!), at: 0 } : await replayed(game, job);
    checkPosition(game, state);
    return { ok: true, state: JSON.stringify(state), at };
  } catch (error) {
    return { ok: false, message: messageOf(error) };
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
  if (kept === null) throw new Error(`the record has ${actions} actions`);
  return kept;
}

export function checkPosition(game: AnyGame, state: unknown): void {
  const answers = (state as Partial<KernelState> | null)?.answers;
  if (!Array.isArray(answers)) throw new Error('not a position');
  const seats = answers.length;
  if (seats < game.seats.min || seats > game.seats.max) throw new Error(`a game of ${seats} seats`);
  if (typeof (state as KernelState).chance.seed !== 'string') throw new Error('no seed');
  // A copy knows the fields of a position and no others.
  if (hashJson(game.copy(state)) !== hashJson(state))
    throw new Error('fields that do not belong there, or missing ones');
  look(game, state, seats);
  playOn(game, game.copy(state), seats);
}

/** Everything anybody may ask of a position. */
function look(game: AnyGame, state: unknown, seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    lookAs(game, state, seat);
    hashJson(game.knowledge(state, seat));
  }
  lookAs(game, state, 'spectator');
  const outcome = game.outcome(state);
  if (outcome !== null && !Value.Check(OutcomeSchema, outcome)) throw new Error('an outcome that is none');
  for (const line of game.scores(state)) {
    if (!Value.Check(ScoreLineSchema, line) || (line.seat ?? 0) >= seats) throw new Error('a score line that is none');
  }
  checkDeciders(game, state, seats);
}

function lookAs(game: AnyGame, state: unknown, viewer: Viewer): void {
  hashJson(game.view(state, viewer));
}

function checkDeciders(game: AnyGame, state: unknown, seats: number): void {
  const deciders = game.deciders(state);
  if ((deciders.length === 0) !== (game.outcome(state) !== null))
    throw new Error('nobody is asked, or somebody after the end');
  for (const seat of deciders) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw new Error(`asks seat ${seat}`);
    if (!Number.isInteger(game.decisionId(state, seat))) throw new Error('a question without a number');
    hashJson(game.prompt(state, seat));
    const actions = game.legalActions(state, seat);
    if (actions.length === 0) throw new Error(`seat ${seat} is asked and can do nothing`);
    for (const action of actions) if (game.readAction(action) === null) throw new Error('lists what is no action');
  }
}

function playOn(game: AnyGame, state: unknown, seats: number): void {
  const rng = rngFrom(hashJson(state));
  for (let i = 0; i < PLAY_ON && game.outcome(state) === null; i++) {
    checkDeciders(game, state, seats);
    const deciders = game.deciders(state);
    const seat = deciders[rng.below(deciders.length)]!;
    game.apply(state, seat, randomAction(game, state, seat, rng), nullLog);
  }
  look(game, state, seats);
}
