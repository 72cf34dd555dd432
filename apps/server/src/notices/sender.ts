import { createHmac } from 'node:crypto';
import type { Schema } from '../storage/schema.ts';
import type { Time } from '../time.ts';
import { type Answered, Forbidden, type Outside } from './guard.ts';
import { sendHook } from './hook.ts';
import { letterOf, type Mailer } from './mail.ts';
import { momentId } from './moments.ts';
import { sendPush } from './push.ts';
import type { ServerKeys } from './server-keys.ts';
import { type Reader, type Text, wordsIn } from './words.ts';

type Channel = Schema['channels'];

export interface Sent {
  readonly ok: boolean;
  /** A word or a number for the player to read. */
  readonly result: string;
  /** There is nobody there any more. */
  readonly isGone?: boolean;
  /** It would be refused again. */
  readonly isRefused?: boolean;
  readonly retryAfter?: number | null;
}

export interface SenderParts {
  readonly time: Time;
  readonly keys: ServerKeys;
  /** This server's public address; null: links cannot be sent. */
  readonly base: string | null;
  readonly mailer: Mailer | null;
  readonly contact: string;
  readonly outside: Outside;
}

export const NO_LONGER_OFFERED = 'not-offered';

/** Takes texts to where a player wants them. */
export class Sender {
  private readonly parts: SenderParts;

  constructor(parts: SenderParts) {
    this.parts = parts;
  }

  /** Stops the mails of a channel: only who got one knows it. */
  async keyOf(channel: string): Promise<string> {
    return createHmac('sha256', await this.parts.keys.mail())
      .update(channel)
      .digest('base64url');
  }

  async send(channel: Channel, texts: readonly Text[], { locale }: Reader): Promise<Sent> {
    const { time, keys, base, mailer, contact, outside } = this.parts;
    const { kind, address } = channel;
    if (kind === 'push') {
      const pushing = { keys: await keys.push(), contact, outside };
      return judged(await sendPush(address, texts[0]!, pushing).catch(refusal));
    }
    if (base === null) return { ok: false, result: NO_LONGER_OFFERED };
    if (kind === 'hook') {
      return judged(await sendHook(address, texts[0]!, { base, now: time.now(), outside }).catch(refusal));
    }
    if (mailer === null) return { ok: false, result: NO_LONGER_OFFERED };
    const { to } = JSON.parse(address) as { to: string };
    const id = texts.length === 1 ? texts[0]!.id : momentId(...texts.map((text) => text.id));
    const frame = { to, base, key: await this.keyOf(channel.id), say: await wordsIn(locale) };
    return mailer.send(letterOf(texts, id, frame)).then(() => ({ ok: true, result: 'sent' }), mailRefusal);
  }
}

/** What may not be reached will not be reachable later either; what is not there now may be. */
function refusal(error: unknown): Sent {
  if (error instanceof Forbidden) {
    const isRefused = error.code.startsWith('url-');
    return { ok: false, result: error.code, isRefused };
  }
  return { ok: false, result: (error as { code?: string }).code ?? 'unreachable' };
}

function judged(answer: Answered | Sent): Sent {
  if (!('status' in answer)) return answer;
  const { status, retryAfter } = answer;
  const result = String(status);
  if (status >= 200 && status < 300) return { ok: true, result };
  if (status === 404 || status === 410) return { ok: false, result, isGone: true };
  if (status >= 300 && status < 400) return { ok: false, result: 'redirect', isRefused: true };
  return { ok: false, result, isRefused: status < 500 && status !== 429 && status !== 408, retryAfter };
}

/** A server for mail that says 5xx means it; anything else may pass. */
function mailRefusal(error: unknown): Sent {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const result = String(responseCode ?? code ?? 'unreachable');
  return { ok: false, result, isRefused: responseCode !== undefined && responseCode >= 500 };
}
