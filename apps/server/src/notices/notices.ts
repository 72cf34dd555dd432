import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Store } from '../storage/store.ts';
import type { Time } from '../time.ts';
import { Courier } from './courier.ts';
import type { Allowed, Outside } from './guard.ts';
import type { ChannelKind, NoticeKind } from './kinds.ts';
import { confirmationOf, type Mailer, openMailer } from './mail.ts';
import { momentId } from './moments.ts';
import { Sender } from './sender.ts';
import { ServerKeys } from './server-keys.ts';
import { type Reader, wordsIn } from './words.ts';

/** The part of the settings that is about telling people something outside the page. */
export type NoticeSettings = Pick<
  Settings,
  'publicUrl' | 'smtpUrl' | 'mailFrom' | 'noticeDelay' | 'noticeLease' | 'noticeHosts'
>;

interface Parts {
  readonly store: Store;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly serverId: string;
  readonly settings: NoticeSettings;
  readonly resolve?: Outside['resolve'];
}

const TIMEOUT = 10_000;

/** Everything about notices: what can be offered here, the courier, and how often what came of it. */
export class Notices {
  readonly keys: ServerKeys;
  readonly base: string | null;
  readonly allowed: Allowed;
  /** `channel,kind,result` to how often. */
  readonly counts = new Map<string, number>();
  readonly courier: Courier;
  readonly sender: Sender;
  private readonly mailer: Mailer | null;

  constructor({ store, time, log, serverId, settings, resolve }: Parts) {
    const { publicUrl, smtpUrl, mailFrom, noticeHosts, noticeLease } = settings;
    this.keys = new ServerKeys(store);
    this.base = publicUrl;
    this.allowed = new Set(noticeHosts);
    const outside: Outside = {
      allowed: this.allowed,
      timeout: Math.min(TIMEOUT, noticeLease / 2),
      ...(resolve === undefined ? {} : { resolve }),
    };
    this.mailer =
      smtpUrl === null || publicUrl === null || mailFrom === null
        ? null
        : openMailer(smtpUrl, mailFrom, new URL(publicUrl).hostname);
    const contact = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom ?? 'nobody@localhost'}`;
    const { mailer, base, keys } = this;
    this.sender = new Sender({ time, keys, base, mailer, contact, outside });
    const count = (...labels: [ChannelKind, NoticeKind, string]) => this.count(labels.join());
    this.courier = new Courier({ store, time, log, serverId, sender: this.sender, lease: noticeLease, count });
  }

  get offersMail(): boolean {
    return this.mailer !== null;
  }

  /** Links need an address that is good outside. */
  get offersHooks(): boolean {
    return this.base !== null;
  }

  async sendConfirmation(channel: string, to: string, { locale }: Reader): Promise<void> {
    const frame = { to, base: this.base!, key: await this.sender.keyOf(channel), say: await wordsIn(locale) };
    await this.mailer!.send(confirmationOf(momentId('confirm', channel), frame));
  }

  async close(): Promise<void> {
    await this.courier.stop();
    this.mailer?.close();
  }

  private count(labels: string): void {
    this.counts.set(labels, (this.counts.get(labels) ?? 0) + 1);
  }
}
