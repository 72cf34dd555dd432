import webpush from 'web-push';
import { type Answered, checkUrl, type Outside, post } from './guard.ts';
import type { PushKeys } from './server-keys.ts';
import type { Text } from './words.ts';

/** A push service keeps a notice for a device that is off; after a day nobody wants it any more. */
const KEPT_FOR = 86_400;

export interface Pushing {
  readonly keys: PushKeys;
  /** Whom a push service may write to. */
  readonly contact: string;
  readonly outside: Outside;
}

/** Encrypted for the one device that can read it (RFC 8291); the push service sees only that there is something. */
export async function sendPush(address: string, text: Text, { keys, contact, outside }: Pushing): Promise<Answered> {
  const subscription = JSON.parse(address) as webpush.PushSubscription;
  checkUrl(subscription.endpoint, outside.allowed);
  const { id, title, body, path, at, kind, table } = text;
  const payload = JSON.stringify({ id, title, body, path, at, kind, table });
  const details = webpush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: KEPT_FOR,
    urgency: kind === 'chat' ? 'normal' : 'high',
    // A notice that was not fetched yet gives way to a later one of the same table.
    ...(table === null ? {} : { topic: table }),
    contentEncoding: 'aes128gcm',
  });
  return post(details.endpoint, details.headers as Record<string, string>, details.body, outside);
}
