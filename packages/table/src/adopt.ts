import {
  type AnyGame,
  type GameRecord,
  hashJson,
  isOf,
  type Refusal,
  RulesBug,
  replay,
  type Segment,
  versionsOf,
} from '@majlis/kernel';
import type { Command } from './command.ts';
import type { Entry, Holder, Terms } from './entry.ts';
import { HASH_EVERY, Table, type TableOptions } from './table.ts';

export interface Adopted {
  readonly table: Table;
  /** The whole journal. */
  readonly entries: readonly Entry[];
}

const UNRATED: Terms = { rated: false, clock: { kind: 'none' }, standIn: 'medium' };

/**
 * A finished game that was played elsewhere, as a table of this house. Nothing of the record is taken on trust: it is
 * played again from its seed, every action through the ordinary door and by the rules it was played under, and must
 * lead where it says. What it cannot prove is that the seed was drawn fairly.
 */
export function adopt(
  game: AnyGame,
  record: GameRecord,
  holders: readonly Holder[],
  now: number,
  options: TableOptions = {},
): Adopted | Refusal {
  const [first] = record.segments;
  if (first === undefined || record.game !== game.id) return { code: 'bad-record' };
  const rules = record.segments.map((segment) => rulesOf(game, segment, options));
  if (first.start !== null || !rules.every((one) => one !== null)) return { code: 'older-rules' };
  if (record.result === null) return { code: 'not-finished' };
  if (holders.length !== record.seats || holders.some(({ kind }) => kind === 'open')) return { code: 'seats-open' };
  const checked = rules[0]!.checkConfig(record.config, record.seats);
  if (!checked.ok) return checked.refusal;
  const fault = faultOf(game, record, options);
  if (fault !== null) return { code: 'record-mismatch', params: { fault } };
  if (!hasHashes(record)) return { code: 'hashes-missing' };
  return new Adoption(game, record, rules, options).build(holders, now);
}

function rulesOf(game: AnyGame, segment: Segment, { older }: TableOptions): AnyGame | null {
  return isOf(segment, game) ? game : (older?.(game, versionsOf(segment)) ?? null);
}

/** A game of a device carries a hash after every tenth move and the last: without them moves could be put in another order. */
function hasHashes({ segments }: GameRecord): boolean {
  const hashes = segments.flatMap((segment) => segment.actions.map((_, i) => segment.hashes[i] ?? null));
  const isDue = (moves: number) => moves % HASH_EVERY === 0 || moves === hashes.length;
  return hashes.every((hash, i) => hash !== null || !isDue(i + 1));
}

/** What is wrong with it, if anything. A record that makes the rules break down is no better than one that lies. */
function faultOf(game: AnyGame, record: GameRecord, { older }: TableOptions): string | null {
  try {
    let isOver = false;
    for (const { state, rules } of replay(game, record, older)) isOver = rules.outcome(state) !== null;
    return isOver ? null : 'the game is not over';
  } catch (error) {
    if (error instanceof RulesBug) return 'the rules broke down';
    return error instanceof Error ? error.message : String(error);
  }
}

const mismatch = (fault: string): Refusal => ({ code: 'record-mismatch', params: { fault } });

/** Plays the record at a table, which passes from rules to rules as the one it was played at did. */
class Adoption {
  private readonly game: AnyGame;
  private readonly record: GameRecord;
  private readonly rules: readonly AnyGame[];
  private readonly options: TableOptions;
  private readonly entries: Entry[] = [];

  constructor(game: AnyGame, record: GameRecord, rules: readonly AnyGame[], options: TableOptions) {
    this.game = game;
    this.record = record;
    this.rules = rules;
    this.options = options;
  }

  build(holders: readonly Holder[], now: number): Adopted | Refusal {
    const { config, seats, seed, segments } = this.record;
    const created = Table.create(this.rules[0]!, { config, seats, seed, terms: UNRATED }, now, this.options);
    let { table } = created;
    this.entries.push(created.entry);
    for (const [seat, holder] of holders.entries()) this.carryOut(table, { do: 'seat', seat, holder }, now);
    const refusal = this.carryOut(table, { do: 'start' }, now);
    if (refusal !== null) return refusal;
    for (const [i, segment] of segments.entries()) {
      if (i > 0) table = this.passOn(table, this.rules[i]!, now);
      if (table.book.segments.at(-1)!.startHash !== segment.startHash) return mismatch('another start');
      const fault = this.play(table, segment, holders, now);
      if (fault !== null) return mismatch(fault);
    }
    const isSame = table.book.phase === 'over' && hashJson(table.record().result) === hashJson(this.record.result);
    if (!isSame) return mismatch('another end');
    return { table: table.game === this.game ? table : this.passOn(table, this.game, now), entries: this.entries };
  }

  private passOn(table: Table, rules: AnyGame, now: number): Table {
    const next = Table.restore(rules, this.entries, table.snapshot(), now, this.options);
    this.entries.push(...next.added);
    return next.table;
  }

  private play(table: Table, { actions }: Segment, holders: readonly Holder[], now: number): string | null {
    for (const [seat, action] of actions) {
      const how = holders[seat]?.kind === 'bot' ? 'bot' : 'hand';
      const refused = this.carryOut(table, { do: 'play', seat, action, decision: table.decisionOf(seat), how }, now);
      if (refused !== null) return refused.code;
    }
    return null;
  }

  private carryOut(table: Table, command: Command, now: number): Refusal | null {
    const handled = table.handle(command, now);
    if (!handled.ok) return handled.refusal;
    this.entries.push(...handled.entries);
    return null;
  }
}
