import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '@majlis/kernel';
import type { Command, Pending } from '@majlis/table';
import { Stuck } from '../workers/watched-worker.ts';
import type { Status } from './asking.ts';
import type { LiveTable } from './live-table.ts';
import { personalDelay } from './personal-delay.ts';
import { type House, isAwaited } from './table-parts.ts';

const STALE = new Set([
  'stale-decision',
  'not-asked',
  'paused',
  'not-playing',
  'game-over',
  'stopped',
  'no-such-table',
]);

/** What a table does without being asked: bots' moves, standing answers, reminders, timeouts. */
export class TableSchedule {
  private readonly liveTable: LiveTable;
  private readonly house: House;
  private status: Status | null = null;
  private readonly underWay = new Map<string, () => void>();
  private cancelWake: (() => void) | null = null;
  private hung = 0;

  constructor(liveTable: LiveTable, house: House) {
    this.liveTable = liveTable;
    this.house = house;
  }

  get isBusy(): boolean {
    return this.underWay.size > 0;
  }

  /** `isOurs`: this server made the change, so it does what follows; another waits a little for it. */
  refresh(status: Status, isOurs: boolean): void {
    const before = this.status;
    this.status = status;
    if (isOurs) this.count(before, status);
    const extra = isOurs ? 0 : this.house.pace.deference;
    const keys = new Set(status.pending.map(keyOf));
    for (const [key, cancel] of this.underWay) {
      if (keys.has(key)) continue;
      cancel();
      this.underWay.delete(key);
    }
    for (const pending of status.pending) {
      if (!this.underWay.has(keyOf(pending)) && !this.rests(pending, status)) this.begin(pending, extra);
    }
    this.cancelWake?.();
    const times = [...status.deadlines, ...status.reminders, ...status.rests].map(({ at }) => at);
    const wait = Math.min(...times) - this.house.time.now();
    this.cancelWake = times.length === 0 ? null : this.house.time.later(wait + extra, () => this.wake());
  }

  /** Somebody has come to look: an idle table continues. */
  awaken(): void {
    if (this.status !== null) this.refresh(this.status, true);
  }

  /** Times out and reminds whoever is due. */
  async doDue(): Promise<void> {
    const { status } = this;
    if (status === null || status.phase !== 'playing') return;
    const now = this.house.time.now();
    const due = (list: Status['deadlines']): Seat[] => list.flatMap(({ seat, at }) => (at <= now ? [seat] : []));
    const late = due(status.deadlines);
    for (const seat of late) await this.liveTable.command({ do: 'timeOut', seat }, null, 'house');
    for (const seat of due(status.rests)) await this.liveTable.command({ do: 'rest', seat, until: null });
    for (const seat of due(status.reminders)) {
      if (!late.includes(seat)) await this.liveTable.command({ do: 'remind', seat }, null, 'house');
    }
    if (this.status === status) this.refresh(status, true);
  }

  stop(): void {
    this.cancelWake?.();
    for (const cancel of this.underWay.values()) cancel();
    this.underWay.clear();
  }

  private wake(): void {
    this.doDue().catch((error) => this.house.log.error(error));
  }

  private begin(pending: Pending, extra: number): void {
    const { pace, time } = this.house;
    const delay = pending.kind === 'bot' ? pace.botDelay : personalDelay(pace.standingDelay);
    const cancel = time.later(delay + extra, () => {
      this.answer(pending)
        .catch((error) => this.failed(error))
        .finally(() => this.underWay.delete(keyOf(pending)));
    });
    this.underWay.set(keyOf(pending), cancel);
  }

  /** Bots play for people, present or expected; among themselves they stop when nobody looks. */
  private rests({ kind }: Pending, status: Status): boolean {
    return kind === 'bot' && this.liveTable.guests.count === 0 && !isAwaited(status);
  }

  /** Rules that hang when a bot is to think would hang again and again. */
  private async failed(error: unknown): Promise<void> {
    this.house.log.error({ table: this.liveTable.id, error: String(error) }, 'could not answer for a seat');
    if (error instanceof Stuck && ++this.hung >= 2)
      await this.liveTable.command({ do: 'stop', reason: 'rules-loop' }, null, 'house');
  }

  private async answer(pending: Pending): Promise<void> {
    if (pending.kind === 'standing') {
      await this.play(pending, pending.action, 'standing');
      return;
    }
    const { seat, decision, level, how } = pending;
    const reply = await this.liveTable.look({ ask: 'think', table: this.liveTable.id, seat, decision }, 'house');
    if (reply.text === undefined) return;
    const client = { table: this.liveTable.id, address: this.liveTable.guests.address };
    const action = await this.house.bots.choose(reply.text, level, randomBytes(16).toString('hex'), client);
    if (await this.play(pending, action, how)) return;
    // A bot that wants what the rules refuse plays the first thing they allow.
    await this.play(pending, (JSON.parse(reply.text) as { legal: Json[] }).legal[0]!, how);
  }

  /** False if the rules refused the action itself. */
  private async play(
    { seat, decision }: Pending,
    action: Json,
    how: 'bot' | 'stand-in' | 'standing',
  ): Promise<boolean> {
    const command: Command = { do: 'play', seat, action, decision, how };
    const done = await this.liveTable.command(command, null, 'house');
    if (done.ok) this.house.metrics[how === 'standing' ? 'movesStanding' : 'movesByBots']++;
    return done.ok || STALE.has(done.refusal.code);
  }

  private count(before: Status | null, { phase }: Status): void {
    if (before === null || before.phase === phase) return;
    if (phase === 'over') this.house.metrics.gamesFinished++;
    if (phase === 'stopped') this.house.metrics.tablesStopped++;
  }
}

const keyOf = ({ seat, decision, kind }: Pending): string => `${seat}:${decision}:${kind}`;
