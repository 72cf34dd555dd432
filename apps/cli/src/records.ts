import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { fetchOlderRules } from '@majlis/games/kept';
import {
  type AnyGame,
  type GameRecord,
  type Json,
  migrateState,
  RecordMismatch,
  replay,
  type Seat,
} from '@majlis/kernel';
import { Failure, messageOf } from './errors.ts';
import type { Io } from './io.ts';
import { whatIsWrongWithRecord } from './record-schema.ts';

export function readSource(source: string, io: Io): Promise<string> {
  const content = source === '-' ? readAll(io.stdin) : readFile(source, 'utf8');
  return content.catch((error: Error) => {
    throw new Failure(`cannot read ${source}: ${error.message}`);
  });
}

/** The whole text if it is one value, else its lines. */
export function recordLines(content: string): string[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Failure('the file has no record');
  return isJson(content) ? [content] : lines;
}

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

export function parseRecord(line: string, number: number): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Failure(`line ${number}: ${messageOf(error)}`);
  }
  const wrong = whatIsWrongWithRecord(value);
  if (wrong !== null) throw new Failure(`line ${number} is not a record: ${wrong}`);
  return value as GameRecord;
}

interface Replayed {
  readonly actions: number;
  /** In the form of today. */
  readonly state: unknown;
  readonly last: { readonly seat: Seat; readonly text: string } | null;
}

/** Goes on to the end, so that everything is verified; keeps the position after `at` actions. */
export async function replayTo(
  game: AnyGame,
  record: GameRecord,
  at: number | undefined,
  line: number,
): Promise<Replayed> {
  const older = await fetchOlderRules(game, record.segments);
  let kept: Omit<Replayed, 'actions'> = { state: null, last: null };
  let actions = 0;
  try {
    for (const { at: here, state, rules, played } of replay(game, record, older)) {
      actions = here;
      if (at !== undefined && here !== at) continue;
      const last = played === null ? null : { seat: played[0], text: rules.actionText(rules.readAction(played[1])) };
      kept = { state: migrateState(game, state as Json, rules.stateVersion), last };
    }
  } catch (error) {
    const where = error instanceof RecordMismatch ? ` after ${error.at} actions` : '';
    throw new Failure(`line ${line}: not verified${where}: ${messageOf(error)}`);
  }
  return { actions, ...kept };
}
