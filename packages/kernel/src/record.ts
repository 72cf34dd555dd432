import { commitmentOf, type Seed } from './chance.ts';
import type { AnyGame, AnyScoreLine, Outcome, Seat } from './contract.ts';
import { hashJson } from './hash.ts';
import { copyJson, type Json } from './json.ts';
import { nullLog } from './log.ts';
import { isOf, type OlderRules, type StoredVersions, versionsOf } from './migrate.ts';

export const RECORD_FORMAT = 'majlis-record/1';

/** A whole game, from which every position can be reconstructed. It holds the seed, so it reveals everything hidden. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly config: Json;
  readonly seats: number;
  readonly seed: Seed;
  readonly commitment: string;
  /** One for each version of the rules, and of the form of positions, it was played under. */
  readonly segments: readonly Segment[];
  /** Null while the game is in progress. */
  readonly result: { readonly outcome: Outcome; readonly scores: readonly AnyScoreLine[] } | null;
}

export interface Segment extends StoredVersions {
  /** The position it starts from; null: the one `seed` deals. */
  readonly start: Json | null;
  readonly startHash: string;
  readonly actions: readonly (readonly [Seat, Json])[];
  /** The hash after each action; null where none was stored. */
  readonly hashes: readonly (string | null)[];
}

/** Records a game while it is played. */
export class Recorder {
  readonly game: AnyGame;
  private readonly head: Pick<GameRecord, 'config' | 'seats' | 'seed'>;
  private readonly startHash: string;
  private readonly actions: [Seat, Json][] = [];
  private readonly hashes: (string | null)[] = [];
  private readonly hashEvery: number;

  constructor(game: AnyGame, head: Pick<GameRecord, 'config' | 'seats' | 'seed'>, start: unknown, hashEvery = 1) {
    this.game = game;
    this.head = head;
    this.startHash = hashJson(start);
    this.hashEvery = hashEvery;
  }

  /** Call it after the action was applied. */
  add(seat: Seat, action: Json, state: unknown): void {
    this.actions.push([seat, action]);
    const isDue = this.actions.length % this.hashEvery === 0 || this.game.outcome(state) !== null;
    this.hashes.push(isDue ? hashJson(state) : null);
  }

  record(state: unknown): GameRecord {
    const outcome = this.game.outcome(state);
    return copyJson<GameRecord>({
      format: RECORD_FORMAT,
      game: this.game.id,
      ...this.head,
      commitment: commitmentOf(this.head.seed),
      segments: [
        {
          ...versionsOf(this.game),
          start: null,
          startHash: this.startHash,
          actions: this.actions,
          hashes: this.hashes,
        },
      ],
      result: outcome === null ? null : { outcome, scores: this.game.scores(state) },
    });
  }
}

/** The record does not lead where it says it does. */
export class RecordMismatch extends Error {
  override readonly name = 'RecordMismatch';
  /** Actions applied before it was noticed. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

export interface ReplayStep {
  /** Actions applied so far. */
  readonly at: number;
  readonly state: unknown;
  /** The rules it was played under, which understand the position. */
  readonly rules: AnyGame;
  /** Null for the start of a segment. */
  readonly played: readonly [Seat, Json] | null;
}

const nothingKept: OlderRules = () => null;

/**
 * Replays a record and verifies every hash in it, each with the rules that made it. The same state object is
 * handed out, changed, at each step of a segment.
 */
export function* replay(game: AnyGame, record: GameRecord, older: OlderRules = nothingKept): Generator<ReplayStep> {
  if (record.game !== game.id) throw new RecordMismatch(`a record of "${record.game}", not of "${game.id}"`, 0);
  if (record.commitment !== commitmentOf(record.seed))
    throw new RecordMismatch('the seed is not the one committed to', 0);
  if (record.segments.length === 0) throw new RecordMismatch('a record without a segment', 0);
  let at = 0;
  let state: unknown = null;
  let rules = game;
  for (const segment of record.segments) {
    if (segment.start === null && segment !== record.segments[0]) {
      throw new RecordMismatch('only the first segment starts from the deal', at);
    }
    rules = rulesOf(game, segment, older, at);
    state = startOf(rules, record, segment, at);
    yield { at, state, rules, played: null };
    for (const [i, played] of segment.actions.entries()) {
      playAgain(rules, state, played, at);
      at++;
      const expected = segment.hashes[i] ?? null;
      if (expected !== null && hashJson(state) !== expected)
        throw new RecordMismatch(`other hash after action ${at}`, at);
      yield { at, state, rules, played };
    }
  }
  checkResult(rules, record, state, at);
}

function rulesOf(game: AnyGame, segment: Segment, older: OlderRules, at: number): AnyGame {
  if (isOf(segment, game)) return game;
  const versions = versionsOf(segment);
  const kept = older(game, versions);
  if (kept !== null) return kept;
  const fault =
    versions.rulesVersion === game.rulesVersion
      ? `its positions are of state version ${versions.stateVersion}; these are ${game.stateVersion}`
      : `played under rules version ${versions.rulesVersion}; these are ${game.rulesVersion}`;
  throw new RecordMismatch(fault, at);
}

function startOf(game: AnyGame, record: GameRecord, segment: Segment, at: number): unknown {
  if (segment.start !== null) {
    const start = copyJson(segment.start);
    if (hashJson(start) !== segment.startHash) throw new RecordMismatch('the segment starts from another position', at);
    return start;
  }
  const config = game.checkConfig(record.config, record.seats);
  if (!config.ok) throw new RecordMismatch(`the configuration is refused: ${config.refusal.code}`, at);
  const state = game.setup(config.value, record.seats, record.seed, nullLog);
  if (hashJson(state) !== segment.startHash) throw new RecordMismatch('the seed deals another position', at);
  return state;
}

function playAgain(game: AnyGame, state: unknown, [seat, value]: readonly [Seat, Json], at: number): void {
  const action = game.readAction(value);
  if (action === null) throw new RecordMismatch(`action ${at + 1} is none`, at);
  const refusal = game.check(state, seat, action);
  if (refusal !== null) throw new RecordMismatch(`action ${at + 1} is refused: ${refusal.code}`, at);
  game.apply(state, seat, action, nullLog);
}

function checkResult(game: AnyGame, record: GameRecord, state: unknown, at: number): void {
  if (record.result === null) return;
  const result = { outcome: game.outcome(state), scores: seated(game.scores(state)) };
  const expected = { outcome: record.result.outcome, scores: seated(record.result.scores) };
  if (hashJson(result) !== hashJson(expected)) throw new RecordMismatch('it ends with another result', at);
}

/** Records made before contenders without a seat had lines do not have them. */
const seated = (lines: readonly AnyScoreLine[]): readonly AnyScoreLine[] => lines.filter(({ seat }) => seat !== null);
