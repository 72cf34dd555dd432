import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';
import type { LiveTables } from './tables/live-tables.ts';
import type { Time } from './time.ts';

export interface UpkeepParts {
  readonly store: Store;
  readonly time: Time;
  readonly liveTables: LiveTables;
  readonly serverId: string;
  readonly log: FastifyBaseLogger;
  readonly settings: Settings;
  /** With other servers on the same database: looks for changes whose hints got lost. */
  readonly lookAround: (() => void) | null;
}

const BEAT_EVERY = 5_000;
/** A pause this long between signs of life is an outage. */
const OUTAGE = 20_000;
const CATCH_UP_EVERY = 15_000;
const RETENTION_EVERY = 3_600_000;
const FORGET_SERVERS = 7 * 86_400_000;
const DAY = 86_400_000;
/** How long players can see what was sent. */
const KEEP_DELIVERIES = 30 * DAY;

/** Housekeeping: heartbeats, and deleting what is no longer needed. */
export class Upkeep {
  private readonly parts: UpkeepParts;
  private cancels: (() => void)[] = [];
  private isStopped = false;

  constructor(parts: UpkeepParts) {
    this.parts = parts;
  }

  /** How long no server was running, if that was long. */
  static async outage(store: Store, time: Time): Promise<{ from: number; to: number } | null> {
    const from = await store.lastBeat(null);
    const to = time.now();
    return from === null || to - from < OUTAGE ? null : { from, to };
  }

  async start(afterOutage: boolean): Promise<void> {
    const { lookAround, settings, liveTables, log } = this.parts;
    await this.beat();
    this.every(BEAT_EVERY, () => this.beat());
    if (lookAround !== null) this.every(CATCH_UP_EVERY, async () => lookAround());
    this.every(RETENTION_EVERY, () => this.forgetDeliveries());
    if (settings.retentionDays !== null) this.every(RETENTION_EVERY, () => this.forget());
    // Tables with a clock are opened now, so that the outage is taken off them even if there is another one soon.
    if (afterOutage) liveTables.tendDue(Number.MAX_SAFE_INTEGER).catch((error) => log.error(error));
    else liveTables.tendDue().catch((error) => log.error(error));
  }

  stop(): void {
    this.isStopped = true;
    for (const cancel of this.cancels) cancel();
  }

  lastBeat(): Promise<void> {
    return this.beat();
  }

  private beat(): Promise<void> {
    const { store, serverId, time } = this.parts;
    return store.beat({ id: serverId, at: time.now() });
  }

  private forgetDeliveries(): Promise<void> {
    const { store, time } = this.parts;
    return store.forgetDeliveries({ before: time.now() - KEEP_DELIVERIES });
  }

  private async forget(): Promise<void> {
    const { store, time, settings, log } = this.parts;
    const now = time.now();
    const before = now - settings.retentionDays! * DAY;
    const count = await store.deleteOldTables({ phases: ['over', 'closed', 'gathering'], before });
    await store.deleteOldMatches({ before });
    await store.forgetServers({ before: now - FORGET_SERVERS });
    if (count > 0) log.info(`${count} old tables deleted`);
  }

  private every(ms: number, task: () => Promise<void>): void {
    const at = this.cancels.length;
    const again = () => {
      if (this.isStopped) return;
      this.cancels[at] = this.parts.time.later(ms, () => {
        task()
          .catch((error) => this.parts.log.error(error))
          .finally(again);
      });
    };
    again();
  }
}
