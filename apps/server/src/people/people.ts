import type { Seat } from '@majlis/kernel';
import type { SeatKey } from '@majlis/protocol';
import type { Store } from '../storage/store.ts';
import type { Time } from '../time.ts';
import { hashToken, hashWords, newId, newToken, newWords, sameSecret } from './secrets.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly emblem?: number | null | undefined;
}
/** On one of their devices. */
export interface PlayerHere extends Player {
  readonly device: string;
}
export interface HeldSeat {
  readonly table: string;
  readonly seat: Seat;
}

const SEEN_EVERY = 3_600_000;

/** Players and the keys of seats. A player is somebody with a name; what else they may be one day is added here. */
export class People {
  private readonly store: Store;
  private readonly time: Time;

  constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  async newGuest(name: string, id = newId()): Promise<{ player: Player; token: string }> {
    const player = { id, name };
    const token = newToken('player');
    const now = this.time.now();
    await this.store.addPlayer({ ...player, token_hash: hashToken(token), created_at: now, seen_at: now });
    return { player, token };
  }

  async playerOf(token: string): Promise<PlayerHere | null> {
    const row = await this.store.playerByToken({ hash: hashToken(token) });
    if (row === null) return null;
    const now = this.time.now();
    if (now - row.seen_at > SEEN_EVERY) await this.store.seeDevice({ id: row.device, at: now });
    return { id: row.id, name: row.name, emblem: row.emblem, device: row.device };
  }

  /** A new key for a seat; the one before is void. */
  async newSeatKey({ table, seat }: HeldSeat): Promise<SeatKey> {
    const token = newToken('seat');
    const words = newWords();
    const salt = newId();
    await this.store.setSeatKey({
      token_hash: hashToken(token),
      table_id: table,
      seat,
      words_hash: hashWords(words, salt),
      words_salt: salt,
      created_at: this.time.now(),
    });
    return { table, seat, token, words };
  }

  async seatOf(token: string): Promise<HeldSeat | null> {
    const row = await this.store.seatByToken({ hash: hashToken(token) });
    return row === null ? null : { table: row.table_id, seat: row.seat };
  }

  /** The seats at a table that a token speaks for: that of a seat, or all of a player's. */
  async seatsAt(table: string, token: string): Promise<Seat[]> {
    if (!token.startsWith('majlis-player-')) {
      const held = await this.seatOf(token);
      return held?.table === table ? [held.seat] : [];
    }
    const player = await this.playerOf(token);
    return player === null ? [] : this.store.seatsOf({ table, player: player.id });
  }

  /** The seat these words belong to; null for any others. */
  async seatByWords(table: string, words: string): Promise<HeldSeat | null> {
    const keys = await this.store.seatKeysOf({ table });
    const found = keys.filter(({ words_hash, words_salt }) => sameSecret(hashWords(words, words_salt), words_hash));
    return found.length === 1 ? { table, seat: found[0]!.seat } : null;
  }
}
