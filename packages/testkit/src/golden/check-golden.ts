import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, type GameRecord, isOf, Recorder, RecordMismatch, type Rng, replay, rngFrom, sameJson, type Versions, versionsOf } from '@majlis/kernel';
import { seedFrom } from '../run.ts';
import type { Setup } from '../subject.ts';
import { playthroughOf } from './playthrough.ts';

/** A game kept for ever: its record and its text lie in the game's `golden/` folder. */
export interface Golden extends Setup {
  readonly name: string;
  readonly seed?: string;
}

/** `fresh` forgets what was kept: only for rules that were never released. */
export type GoldenMode = 'check' | 'write' | 'fresh';

const COMMAND = 'npm run goldens';

export function checkGolden(game: AnyGame, folder: URL, golden: Golden, mode: GoldenMode = modeOfEnv()): void {
  const files = { record: new URL(`${golden.name}.replay.json`, folder), text: new URL(`${golden.name}.playthrough.txt`, folder) };
  const kept = mode === 'fresh' ? null : readRecord(files.record);
  if (kept !== null) checkSameRules(game, kept, mode);
  if (mode !== 'check') {
    const record = kept !== null && isOfSetup(game, kept, golden) ? kept : recordOf(game, golden);
    mkdirSync(folder, { recursive: true });
    writeFileSync(files.record, recordText(record));
    writeFileSync(files.text, playthroughOf(game, record));
    return;
  }
  if (kept === null) throw new Error(`there is no golden game "${golden.name}" yet: run ${COMMAND}`);
  if (!isOfSetup(game, kept, golden)) throw new Error(`the golden game "${golden.name}" is of another set-up: run ${COMMAND}`);
  checkSameText(files.text, playthroughOf(game, kept), golden.name);
}

function modeOfEnv(): GoldenMode {
  const mode = process.env.MAJLIS_GOLDENS;
  return mode === 'write' || mode === 'fresh' ? mode : 'check';
}

const readRecord = (file: URL): GameRecord | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GameRecord) : null;

const versionsOfRecord = (record: GameRecord): Versions => versionsOf(record.segments.at(-1)!);
const textOf = ({ rulesVersion, stateVersion }: Versions) => `rules version ${rulesVersion}, state version ${stateVersion}`;

/** The same actions must lead to the same hashes as long as the versions of rules and positions are the same. */
function checkSameRules(game: AnyGame, record: GameRecord, mode: GoldenMode): void {
  const versions = versionsOfRecord(record);
  if (!isOf(versions, game)) {
    if (mode === 'write') return;
    throw new Error(
      `kept under ${textOf(versions)} of ${game.id}, which now has ${textOf(game)}: run ${COMMAND} and review the difference`,
    );
  }
  try {
    for (const _ of replay(game, record));
  } catch (error) {
    if (!(error instanceof RecordMismatch)) throw error;
    throw new Error(
      `${error.message}: the same actions no longer lead to the same positions, but ${game.id} still has ${textOf(game)}. ` +
        `If other positions are meant, raise rulesVersion; if they have got another form, add a migration; then run ${COMMAND} and review the difference.`,
    );
  }
}

function isOfSetup(game: AnyGame, record: GameRecord, golden: Golden): boolean {
  const config = game.checkConfig(golden.config ?? {}, golden.seats);
  return (
    isOf(versionsOfRecord(record), game) &&
    config.ok &&
    sameJson(record.config, config.value) &&
    record.seats === golden.seats &&
    record.seed === seedOf(golden)
  );
}

const seedOf = (golden: Golden): string => seedFrom(golden.seed ?? golden.name);

/** A random game from start to end. */
export function recordOf(game: AnyGame, golden: Golden): GameRecord {
  const checked = game.checkConfig(golden.config ?? {}, golden.seats);
  if (!checked.ok) throw new Error(`the golden game "${golden.name}" is refused: ${checked.refusal.code}`);
  const head = { config: checked.value, seats: golden.seats, seed: seedOf(golden) };
  const log = { emit() {} };
  const state = game.setup(checked.value, head.seats, head.seed, log);
  const recorder = new Recorder(game, head, state);
  const rng = rngFrom(`golden:${head.seed}`);
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = pick(seats, rng);
    const action = pick(game.legalActions(state, seat), rng);
    game.apply(state, seat, action, log);
    recorder.add(seat, action, state);
  }
  return recorder.record(state);
}

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** One action a line, beside its hash. */
function recordText(record: GameRecord): string {
  const text = JSON.stringify(record, null, 1);
  return `${text.replace(/\[\s+(\d+),\s+(\{[^{}[\]]*\})\s+\]/g, (_, seat, action) => `[${seat}, ${action.replace(/\s+/g, ' ')}]`)}\n`;
}

function checkSameText(file: URL, text: string, name: string): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').replace(/\r\n/g, '\n') : '';
  if (kept === text) return;
  const [before, after] = [kept.split('\n'), text.split('\n')];
  const at = after.findIndex((line, i) => line !== before[i]);
  throw new Error(
    `the golden game "${name}" is told otherwise from line ${at + 1}:\n  was: ${before[at]}\n  now: ${after[at]}\nIf that is meant, run ${COMMAND}.`,
  );
}
