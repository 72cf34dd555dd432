import type { Seat, Viewer } from '@majlis/kernel';
import type { Bye } from '@majlis/protocol';
import type { Command, Entry } from '@majlis/table';
import type { FastifyBaseLogger } from 'fastify';
import { noticesOf } from '../notices/moments.ts';
import type { Append, StoredEvent } from '../storage/append.ts';
import { modulesOf, type NewResult, type NewResults } from '../storage/result-ops.ts';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Time } from '../time.ts';
import type { Status } from './asking.ts';
import type { BotRunner } from './bot-runner.ts';
import type { Metrics } from './metrics.ts';
import type { Presence } from './presence.ts';
import type { RulesPool } from './rules-pool.ts';

/** What all live tables of a server share. */
export interface House {
  readonly store: Store;
  readonly rules: RulesPool;
  readonly bots: BotRunner;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly pace: Pace;
  /** Milliseconds a turn must last before its player is told of it elsewhere. */
  readonly noticeDelay: number;
  /** A stretch of time in which no server ran. */
  readonly outage: { readonly from: number; readonly to: number } | null;
  /** Tells other servers that a table has changed otherwise than by entries of its journal, which the store tells. */
  hint(table: string): void;
  readonly presence: Presence;
}

/** Milliseconds. */
export interface Pace {
  readonly botDelay: number;
  /** What it takes a person to answer, more or less: standing answers come as if somebody had thought about it. */
  readonly standingDelay: number;
  /** How much longer a server waits for what another one will probably do first. */
  readonly deference: number;
  /** Tables nobody is at are closed after this long. */
  readonly idle: number;
}

/** Somebody looking at a table: a connection, for some seats or as a spectator. */
export interface Guest {
  readonly viewers: readonly Viewer[];
  /** Where the connection comes from. */
  readonly address: string;
  readonly isGone: boolean;
  send(text: string): void;
  dismiss(code: Bye['code']): void;
}

export type Done =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: { readonly code: string; readonly params?: unknown } };

export const refused = (code: string): Done => ({ ok: false, refusal: { code } });

export interface Summary {
  readonly seats: readonly {
    kind: string;
    player: string | null;
    level: string | null;
    /** From when on somebody else may play it; not in tables from before. */
    replaceableAt?: number | null;
  }[];
  readonly asked: readonly Seat[];
  readonly ranks?: readonly number[] | null;
  readonly moves: number;
  readonly rated: boolean;
  readonly hints?: boolean;
  /** When whose time runs out; not in tables from before. */
  readonly deadlines?: Status['deadlines'];
  readonly clock: Status['terms']['clock'];
  /** Not written down before 0.2. */
  readonly config?: Status['config'];
}

export function summaryOf({ seats, asked, ranks, moves, terms, config, deadlines }: Status): Summary {
  return {
    seats: seats.map(({ holder, replaceableAt }) => ({
      replaceableAt,
      kind: holder.kind,
      player: holder.kind === 'human' ? holder.player : null,
      level: holder.kind === 'bot' ? holder.level : null,
    })),
    asked,
    ranks,
    moves,
    rated: terms.rated,
    hints: terms.hints ?? false,
    deadlines,
    clock: terms.clock,
    config,
  };
}

export const playersOf = ({ seats }: Status): string[] =>
  seats.flatMap(({ holder }) => (holder.kind === 'human' ? [holder.player] : []));

/** What must be stored beside new entries. */
export function appendOf(
  table: string,
  before: Status | null,
  after: Status,
  entries: readonly string[],
  more: {
    readonly now: number;
    readonly due: number | null;
    readonly storedDue: number | null;
    readonly snapshot: string | null;
    /** How notices are made of it; none: nobody is told. */
    readonly notices?: { readonly host: string; readonly delay: number };
    /** Its name, for the results; left out: none are kept. */
    readonly game?: string;
  },
): Append {
  const parsed = entries.map((body): Entry => JSON.parse(body));
  const events = parsed.map(({ seq, at }, i): StoredEvent => ({ seq, at, body: entries[i]! }));
  const notices =
    more.notices === undefined ? [] : noticesOf({ table, before, after, entries: parsed, ...more.notices });
  const seatsChanged = before === null || JSON.stringify(before.seats) !== JSON.stringify(after.seats);
  const phaseChanged = before?.phase !== after.phase;
  const configChanged = JSON.stringify(before?.config) !== JSON.stringify(after.config);
  const sooner = more.due !== null && (more.storedDue === null || more.due < more.storedDue);
  const row: Partial<Schema['tables']> = {
    ...(seatsChanged || phaseChanged || configChanged
      ? { phase: after.phase, updated_at: more.now, summary: JSON.stringify(summaryOf(after)) }
      : {}),
    ...(sooner ? { due_at: more.due } : {}),
  };
  return {
    table,
    events,
    change: Object.keys(row).length === 0 ? null : row,
    snapshot: more.snapshot === null ? null : { seq: after.seq, body: more.snapshot },
    seatings: seatsChanged ? seatingsOf(after) : null,
    absences: absencesOf(after),
    notices,
    ...(more.game === undefined || before === null || before.phase === 'over' || after.final === null
      ? {}
      : { results: resultsOf(more.game, after, more.now) }),
  };
}

/** What became of the people at a table that is over. */
function resultsOf(game: string, { seats, ranks, final, terms, config }: Status, at: number): NewResults {
  const people = seats.filter(({ holder }) => holder.kind === 'human').length;
  const all = { game, at, seats: seats.length, people, modules: JSON.stringify(modulesOf(config)) };
  const rows = seats.flatMap(({ holder }, seat): NewResult[] => {
    if (holder.kind !== 'human') return [];
    const sources = JSON.stringify(final!.sources[seat]);
    return [{ ...all, seat, player_id: holder.player, place: ranks![seat]!, points: final!.points[seat]!, sources }];
  });
  return { isRated: terms.rated, rows };
}

const seatingsOf = ({ seats }: Status) =>
  seats.flatMap(({ holder }, seat) => (holder.kind === 'human' ? [{ seat, player_id: holder.player }] : []));

const absencesOf = ({ seats }: Status) =>
  seats.flatMap(({ absent }, seat) => (absent === null ? [] : [{ seat, player_id: absent }]));

/** Whether anybody waits for this game, though they may not be looking. Bots among themselves rest until somebody looks. */
export const isAwaited = ({ seats }: Status): boolean =>
  seats.some(({ holder, standIn }) => holder.kind === 'human' && standIn === null);

/** Milliseconds after which another server should look after a bot that has not moved. */
const BOT_GRACE = 10_000;

/** When this table next needs somebody without anybody asking. */
export function dueOf(status: Status, now: number): number | null {
  const { pending, deadlines, reminders, rests } = status;
  const times = [...deadlines, ...reminders, ...rests].map(({ at }) => at);
  if (pending.length > 0 && isAwaited(status)) times.push(now + BOT_GRACE);
  return times.length === 0 ? null : Math.min(...times);
}

/** The entry that stops a table whose rules gave no answer, written without them. */
export function stopOf(table: string, seq: number, at: number, reason: string, command: Command): Append {
  const failing = command.do === 'play' ? { seat: command.seat, action: command.action } : null;
  const body = JSON.stringify({ kind: 'stopped', reason, failing, seq, at, client: null });
  const change = { phase: 'stopped', updated_at: at };
  return { table, events: [{ seq, at, body }], change, snapshot: null, seatings: null };
}
