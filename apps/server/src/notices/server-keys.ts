import { randomBytes } from 'node:crypto';
import webpush from 'web-push';
import type { Store } from '../storage/store.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Made when they are first needed, and kept in the database, where all servers find them: with other keys every browser
 * would have to be asked again, and no link in a mail would work.
 */
export class ServerKeys {
  private readonly store: Store;
  private readonly known = new Map<string, string>();

  constructor(store: Store) {
    this.store = store;
  }

  async push(): Promise<PushKeys> {
    return JSON.parse(await this.key('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as PushKeys;
  }

  /** From it the keys are derived that mails carry. */
  mail(): Promise<string> {
    return this.key('mail', () => randomBytes(32).toString('base64url'));
  }

  private async key(name: string, make: () => string): Promise<string> {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const kept = await this.store.serverKey({ name });
    const value = kept ?? (await this.store.keepServerKey({ name, value: make() }));
    this.known.set(name, value);
    return value;
  }
}
