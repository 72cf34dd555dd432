import type { Store } from '../storage/store.ts';
import type { Time } from '../time.ts';
import type { Player } from './people.ts';
import { hashToken, hashWords, newId, newToken, newWords } from './secrets.ts';

/** How long a link to another device is valid. */
const LINK_FOR = 15 * 60_000;

export interface Arrived {
  readonly player: Player;
  readonly token: string;
}

/** One player, several devices: each has its own token, which can be revoked. */
export class Devices {
  private readonly store: Store;
  private readonly time: Time;

  constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  /** For one more device, once, and soon. */
  async newLink(player: string): Promise<{ link: string; until: number }> {
    const link = newToken('device');
    const until = this.time.now() + LINK_FOR;
    await this.store.addDeviceLink({ token_hash: hashToken(link), player_id: player, until });
    return { link, until };
  }

  async byLink(link: string, label: string): Promise<Arrived | null> {
    const player = await this.store.useDeviceLink({ hash: hashToken(link), now: this.time.now() });
    return player === null ? null : this.arrive(player, label);
  }

  /** Shown this once; those from before are void. */
  async newWords(player: string): Promise<string> {
    const words = newWords();
    await this.store.setPlayerWords({ player_id: player, words_hash: hashWords(words, WORDS_SALT) });
    return words;
  }

  async byWords(words: string, label: string): Promise<Arrived | null> {
    const player = await this.store.playerByWords({ hash: hashWords(words, WORDS_SALT) });
    return player === null ? null : this.arrive(player, label);
  }

  private async arrive(id: string, label: string): Promise<Arrived | null> {
    const row = await this.store.findPlayer({ id });
    if (row === null) return null;
    const token = newToken('player');
    const now = this.time.now();
    const device = { id: newId(), player_id: id, token_hash: hashToken(token), label };
    await this.store.addDevice({ ...device, created_at: now, seen_at: now });
    return { player: { id, name: row.name }, token };
  }
}

/** The words alone say whose they are, so all are hashed alike; 72 bits at random are not found by trying. */
const WORDS_SALT = 'majlis player';
