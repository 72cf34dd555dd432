import { createHmac } from 'node:crypto';
import { type Answered, type Outside, post } from './guard.ts';
import type { Text } from './words.ts';

export const HOOK_FORMATS = ['discord', 'slack', 'json'] as const;
export interface HookAddress {
  readonly url: string;
  readonly format: (typeof HOOK_FORMATS)[number];
  /** Signs what is sent; `whsec_` and base64, as in Standard Webhooks. */
  readonly secret: string;
}

/** Nobody's name becomes a link, a mention of everybody, or bold. */
const plainForDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
const plainForSlack = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!).replace(/[*_~`]/g, '\u200b$&');

export function hookBody(format: HookAddress['format'], text: Text, link: string, now: number): string {
  const { id, kind, title, body, game, at, deadline } = text;
  if (format === 'discord') {
    const content = `**${plainForDiscord(title)}**\n${plainForDiscord(body)}\n<${link}>`;
    return JSON.stringify({ content, allowed_mentions: { parse: [] } });
  }
  if (format === 'slack') {
    return JSON.stringify({ text: `*${plainForSlack(title)}*\n${plainForSlack(body)}\n<${link}>` });
  }
  return JSON.stringify({ id, kind, title, body, link, game, at, deadline, sentAt: now });
}

/** Signed as Standard Webhooks says: over the id, the time and the body. */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

export function sendHook(
  address: string,
  text: Text,
  { base, now, outside }: { readonly base: string; readonly now: number; readonly outside: Outside },
): Promise<Answered> {
  const { url, format, secret } = JSON.parse(address) as HookAddress;
  const body = hookBody(format, text, base + text.path, now);
  const seconds = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Majlis',
    'webhook-id': text.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(secret, text.id, seconds, body),
  };
  return post(url, headers, body, outside);
}
