import type { Entry } from '@majlis/table';
import type { FastifyBaseLogger } from 'fastify';
import { Buckets, type Rate } from '../limits.ts';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Time } from '../time.ts';
import type { ChannelKind, NoticeKind } from './kinds.ts';
import { hasPassed } from './passed.ts';
import { mayTellAt, nextMorning, type Quiet } from './quiet.ts';
import type { Sender, Sent } from './sender.ts';
import { localeOf, type Reader, type Text, textOf } from './words.ts';

type Channel = Schema['channels'];
type Delivery = Schema['outbox'];

interface Ready {
  readonly delivery: Delivery;
  readonly text: Text;
}

export interface CourierParts {
  readonly store: Store;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly serverId: string;
  readonly sender: Sender;
  /** How long a server may be at one channel before another may think that it died. */
  readonly lease: number;
  readonly count: (channel: ChannelKind, kind: NoticeKind, result: string) => void;
}

const LOOK_EVERY = 2_000;
const CHANNELS_AT_ONCE = 16;
const GATHERED = 50;
/** How often what is gathered is looked through: a clock may run out before it was to be sent. */
const LOOK_AT_DIGEST = 600_000;
/** After a failure, by how often it has failed. */
const BACK_OFF = [30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000];
/** What could not be sent for this long is given up. */
const GIVE_UP_AFTER = 86_400_000;
/** Failures in a row after which a channel is switched off. */
const MOST_FAILURES = 12;
/** To one channel. */
const RATE: Rate = { burst: 30, perSecond: 1 / 60 };

/**
 * Works the outbox off. A channel belongs to one server at a time, which tells what is due there in the order in which it
 * happened. A server that dies leaves its lease behind; when that has run out another goes on. What was sent but not
 * noted as sent is sent again, under the same id.
 */
export class Courier {
  private readonly parts: CourierParts;
  private readonly rates: Buckets;
  private readonly atWork = new Map<string, Promise<void>>();
  private cancel: () => void = () => {};
  private isStopped = false;

  constructor(parts: CourierParts) {
    this.parts = parts;
    this.rates = new Buckets(RATE, parts.time);
  }

  start(): void {
    const again = () => {
      if (this.isStopped) return;
      this.cancel = this.parts.time.later(LOOK_EVERY, () => {
        this.look()
          .catch((error) => this.parts.log.error(error))
          .finally(again);
      });
    };
    again();
  }

  /** Finishes what is on its way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.cancel();
    await Promise.all(this.atWork.values());
  }

  /** Takes channels at which something is due. */
  async look(): Promise<void> {
    const { store, time } = this.parts;
    const liveTable = CHANNELS_AT_ONCE - this.atWork.size;
    if (liveTable <= 0 || this.isStopped) return;
    for (const id of await store.dueChannels({ now: time.now(), limit: liveTable })) {
      if (this.atWork.has(id) || this.isStopped || !(await this.lease(id))) continue;
      const work = this.work(id)
        .catch((error) => this.parts.log.error({ error: String(error) }, 'could not tell a notice'))
        .finally(() => this.atWork.delete(id));
      this.atWork.set(id, work);
    }
  }

  private lease(channel: string): Promise<boolean> {
    const { store, time, serverId: by, lease } = this.parts;
    const now = time.now();
    return store.leaseChannel({ channel, by, now, until: now + lease });
  }

  private async work(id: string): Promise<void> {
    const { store, time, serverId: by } = this.parts;
    let free = time.now();
    try {
      for (;;) {
        const channel = await store.findChannel({ id });
        if (channel === null || this.isStopped) return;
        const due = await store.nextDeliveries({ channel: id, now: time.now(), limit: GATHERED });
        if (due.length === 0) return;
        const wait = await this.tell(channel, due);
        free = time.now() + (wait ?? 0);
        // Somebody else has it by now, or it has to rest.
        if (wait !== null || !(await this.lease(id))) return;
      }
    } finally {
      await store.freeChannel({ channel: id, by, at: free });
    }
  }

  /** Tells the first that is due, or all of them in one; how long to wait before the next, if at all. */
  private async tell(channel: Channel, due: readonly Delivery[]): Promise<number | null> {
    const { store, time } = this.parts;
    const wish = await store.noticeWishOf({ player: channel.player_id });
    const reader: Reader = { locale: localeOf(wish?.locale ?? 'en'), zone: wish?.zone ?? 'UTC' };
    const isGathered = channel.digest !== 'none' && channel.kind === 'mail';
    const ready: Ready[] = [];
    for (const delivery of isGathered ? due : due.slice(0, 1)) {
      const text = await this.readied(channel, delivery, reader, quietOf(wish));
      if (text !== null) ready.push({ delivery, text });
    }
    if (ready.length === 0) return null;
    const wait = isGathered ? digestAt(channel, ready, reader.zone) - time.now() : 0;
    return wait > 0 ? Math.min(wait, LOOK_AT_DIGEST) : this.send(channel, ready, reader);
  }

  /** The words of a delivery, or null if there is nothing to tell: not now, or not any more. */
  private async readied(
    channel: Channel,
    delivery: Delivery,
    reader: Reader,
    quiet: Quiet | null,
  ): Promise<Text | null> {
    const { store, time } = this.parts;
    const now = time.now();
    const isTest = delivery.kind === 'test';
    const at = isTest ? now : mayTellAt(now, quiet, delivery.deadline);
    if (!isTest && channel.state !== 'on') await this.finish(channel, [delivery], 'dropped', 'off');
    else if (await this.isOld(delivery)) await this.finish(channel, [delivery], 'dropped', 'passed');
    else if (at > now) await store.postpone({ ids: [delivery.id], due: at });
    else {
      const text = await textOf(store, delivery, reader, now);
      if (text === null) await this.finish(channel, [delivery], 'dropped', 'gone');
      return text;
    }
    return null;
  }

  /** Whether what a delivery tells is no longer so. */
  private async isOld({ kind, table_id: table, seat, seq, player_id: player, body }: Delivery): Promise<boolean> {
    const { store } = this.parts;
    if (table === null) return false;
    const since = (await store.eventsAfter({ table, seq })).map(({ body }): Entry => JSON.parse(body));
    if (hasPassed({ kind, seat, player }, since)) return true;
    const { from } = JSON.parse(body) as { from?: number };
    if (kind !== 'chat' || from === undefined || seat === null) return false;
    return store.isMuted({ table, seat, other: from });
  }

  private async send(channel: Channel, ready: readonly Ready[], reader: Reader): Promise<number | null> {
    const { store, time, sender, log } = this.parts;
    const deliveries = ready.map(({ delivery }) => delivery);
    const ids = deliveries.map(({ id }) => id);
    if (!this.rates.take(channel.id)) return 60_000;
    if (!(await this.lease(channel.id))) return 0;
    await store.countAttempt({ ids });
    // As late as can be: what is on its way cannot be called back.
    if (ready.length === 1 && (await this.isOld(deliveries[0]!))) {
      await this.finish(channel, deliveries, 'dropped', 'passed');
      return null;
    }
    const sent: Sent = await sender
      .send(
        channel,
        ready.map(({ text }) => text),
        reader,
      )
      .catch((error: Error & { code?: string }) => {
        log.info({ channel: channel.kind, error: String(error) }, 'a notice was not taken');
        return { ok: false, result: error.code ?? error.name };
      });
    if (sent.ok) {
      await this.finish(channel, deliveries, 'sent', sent.result);
      await store.changeChannel({
        id: channel.id,
        change: { failures: 0, last_at: time.now(), last_result: sent.result },
      });
      return null;
    }
    return this.failed(channel, deliveries, sent);
  }

  private async failed(channel: Channel, deliveries: readonly Delivery[], sent: Sent): Promise<number | null> {
    const { store, time, count } = this.parts;
    const { result } = sent;
    count(channel.kind, deliveries[0]!.kind, 'tried');
    if (sent.isGone && channel.kind === 'push') {
      await this.finish(channel, deliveries, 'failed', result);
      await store.dropChannel({ id: channel.id });
      return 0;
    }
    const failures = channel.failures + 1;
    const isBroken = sent.isGone === true || failures >= MOST_FAILURES;
    const change = { failures, last_at: time.now(), last_result: result };
    await store.changeChannel({ id: channel.id, change: isBroken ? { ...change, state: 'broken' } : change });
    const isHopeless = deliveries.every(({ at, kind }) => kind === 'test' || time.now() - at > GIVE_UP_AFTER);
    if (isBroken || isHopeless || sent.isRefused) {
      await this.finish(channel, deliveries, 'failed', result);
      return isBroken || isHopeless ? null : 0;
    }
    const wait = BACK_OFF[Math.min(failures, BACK_OFF.length) - 1]!;
    return Math.max(wait, (sent.retryAfter ?? 0) * 1000);
  }

  private async finish(
    channel: Channel,
    deliveries: readonly Delivery[],
    state: 'sent' | 'dropped' | 'failed',
    result: string,
  ): Promise<void> {
    const { store, time, count } = this.parts;
    await store.finishDeliveries({ ids: deliveries.map(({ id }) => id), state, at: time.now(), result });
    for (const { kind } of deliveries) count(channel.kind, kind, state);
  }
}

const quietOf = (wish: Schema['notice_wishes'] | null): Quiet | null =>
  wish === null || wish.quiet_from === null || wish.quiet_to === null
    ? null
    : { from: wish.quiet_from, to: wish.quiet_to, zone: wish.zone };

const HOUR = 3_600_000;

/** When what is gathered is to go out: an hour after the last, or in the morning; earlier if a clock runs out before. */
function digestAt({ digest, last_at }: Channel, ready: readonly Ready[], zone: string): number {
  if (ready.some(({ delivery }) => delivery.kind === 'test')) return 0;
  const oldest = Math.min(...ready.map(({ delivery }) => delivery.at));
  const usual = digest === 'day' ? nextMorning(oldest, zone) : (last_at ?? 0) + HOUR;
  return Math.min(
    usual,
    ...ready.flatMap(({ delivery: { deadline } }) => (deadline === null ? [] : [deadline - HOUR])),
  );
}
