import { type AnyGame, type GameRecord, hashJson, type Refusal, RulesBug, replay } from '@majlis/kernel';
import type { Entry, Holder, Terms } from './entry.ts';
import { Table, type TableOptions } from './table.ts';

export interface Adopted {
  readonly table: Table;
  /** The whole journal. */
  readonly entries: readonly Entry[];
}

const UNRATED: Terms = { rated: false, clock: { kind: 'none' }, standIn: 'medium' };

/**
 * A finished game that was played elsewhere, as a table of this house. Nothing of the record is taken on trust: it is
 * played again from its seed, every action through the ordinary door, and must lead where it says. What it cannot prove
 * is that the seed was drawn fairly.
 */
export function adopt(
  game: AnyGame,
  record: GameRecord,
  holders: readonly Holder[],
  now: number,
  options: TableOptions = {},
): Adopted | Refusal {
  const [segment, ...more] = record.segments;
  if (segment === undefined || record.game !== game.id) return { code: 'bad-record' };
  if (more.length > 0 || segment.start !== null || segment.rulesVersion !== game.rulesVersion) {
    return { code: 'older-rules' };
  }
  if (record.result === null) return { code: 'not-finished' };
  if (holders.length !== record.seats || holders.some(({ kind }) => kind === 'open')) return { code: 'seats-open' };
  const checked = game.checkConfig(record.config, record.seats);
  if (!checked.ok) return checked.refusal;
  const fault = faultOf(game, record);
  return fault === null ? build(game, record, holders, now, options) : { code: 'record-mismatch', params: { fault } };
}

/** What is wrong with it, if anything. A record that makes the rules break down is no better than one that lies. */
function faultOf(game: AnyGame, record: GameRecord): string | null {
  try {
    let last: unknown = null;
    for (const { state } of replay(game, record)) last = state;
    return game.outcome(last) === null ? 'the game is not over' : null;
  } catch (error) {
    if (error instanceof RulesBug) return 'the rules broke down';
    return error instanceof Error ? error.message : String(error);
  }
}

function build(
  game: AnyGame,
  record: GameRecord,
  holders: readonly Holder[],
  now: number,
  options: TableOptions,
): Adopted | Refusal {
  const { config, seats, seed } = record;
  const { table, entry } = Table.create(game, { config, seats, seed, terms: UNRATED }, now, options);
  const entries: Entry[] = [entry];
  const carryOut = (command: Parameters<Table['handle']>[0]): Refusal | null => {
    const handled = table.handle(command, now);
    if (!handled.ok) return handled.refusal;
    entries.push(...handled.entries);
    return null;
  };
  for (const [seat, holder] of holders.entries()) carryOut({ do: 'seat', seat, holder });
  const refusal = carryOut({ do: 'start' });
  if (refusal !== null) return refusal;
  for (const [seat, action] of record.segments[0]!.actions) {
    const how = holders[seat]?.kind === 'bot' ? 'bot' : 'hand';
    const refused = carryOut({ do: 'play', seat, action, decision: table.decisionOf(seat), how });
    if (refused !== null) return { code: 'record-mismatch', params: { fault: refused.code } };
  }
  const isSame = table.book.phase === 'over' && hashJson(table.record().result) === hashJson(record.result);
  return isSame ? { table, entries } : { code: 'record-mismatch', params: { fault: 'another end' } };
}
