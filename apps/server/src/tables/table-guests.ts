import type { Seat, Viewer } from '@majlis/kernel';
import type { Bye, Room as RoomMessage } from '@majlis/protocol';
import type { Present } from '../storage/presence-ops.ts';
import type { Status, Updates } from './asking.ts';
import { NOBODY } from './presence.ts';
import { type Guest, type House, playersOf } from './table-parts.ts';

/** Milliseconds for which comings and goings are gathered. */
const GATHER = 15;

/** The connections to one table: who gets what. */
export class TableGuests {
  private readonly table: string;
  private readonly house: House;
  private readonly guests = new Set<Guest>();
  private names: Readonly<Record<string, string>> = {};
  private host = '';
  private players = '';
  private telling: NodeJS.Timeout | null = null;
  private elsewhere: Present = NOBODY;
  private shared = JSON.stringify(NOBODY);
  private sharing: Promise<void> = Promise.resolve();

  constructor(table: string, house: House) {
    this.table = table;
    this.house = house;
  }

  get count(): number {
    return this.guests.size;
  }

  /** Everyone somebody here looks through the eyes of, once. */
  viewers(): Viewer[] {
    const all = new Set<Viewer>();
    for (const { viewers } of this.guests) for (const viewer of viewers) all.add(viewer);
    return [...all];
  }

  /** Where somebody looks at the table from, people who play before people who watch; null: nobody does. */
  get address(): string | null {
    let found: string | null = null;
    for (const { viewers, address } of this.guests) {
      if (!viewers.includes('spectator')) return address;
      found ??= address;
    }
    return found;
  }

  /** Those who are here already stay. */
  async add(guests: readonly Guest[], host: string, status: Status): Promise<void> {
    this.host = host;
    for (const guest of guests) if (!guest.isGone) this.guests.add(guest);
    await this.learnNames(status);
    await this.learnElsewhere();
    this.tellRoomSoon();
  }

  remove(guest: Guest): void {
    if (this.guests.delete(guest)) this.tellRoomSoon();
  }

  tell(updates: Updates): void {
    if (updates.length === 0) return;
    const texts = new Map(updates);
    for (const guest of this.guests) {
      for (const viewer of guest.viewers) {
        const text = texts.get(viewer);
        if (text !== undefined) guest.send(text);
      }
    }
  }

  /** Seats may have changed hands. */
  took(before: Status | null, status: Status): void {
    if (before !== null && JSON.stringify(before.seats) === JSON.stringify(status.seats)) return;
    this.learnNames(status).then(
      () => this.tellRoomSoon(),
      (error) => this.house.log.error(error),
    );
  }

  /** Somebody has another name. */
  async rename(status: Status): Promise<void> {
    this.players = '';
    await this.learnNames(status);
    this.tellRoomSoon();
  }

  /** The key of a seat was replaced: whoever came with the old one leaves. */
  dismissSeat(seat: Seat, code: Bye['code'] = 'revoked'): void {
    for (const guest of [...this.guests]) if (guest.viewers.includes(seat)) guest.dismiss(code);
  }

  dismissAll(code: Bye['code']): void {
    for (const guest of [...this.guests]) guest.dismiss(code);
  }

  private async learnNames(status: Status): Promise<void> {
    const ids = [...new Set(playersOf(status))].sort();
    const players = ids.join();
    if (players === this.players) return;
    this.names = await this.house.store.namesOf({ ids });
    this.players = players;
  }

  /** Everybody hears of everybody: of a hundred who come at once, once. */
  private tellRoomSoon(): void {
    this.telling ??= setTimeout(() => {
      this.telling = null;
      this.tellRoom();
    }, GATHER);
  }

  private async learnElsewhere(): Promise<void> {
    this.hearElsewhere((await this.house.presence.elsewhere([this.table])).get(this.table) ?? NOBODY);
  }

  /** Others may have come or gone at other servers. */
  hearElsewhere(present: Present): void {
    const before = JSON.stringify(this.elsewhere);
    this.elsewhere = present;
    const isToldWrong = this.shared === '';
    if (isToldWrong || JSON.stringify(this.elsewhere) !== before) this.tellRoomSoon();
  }

  /** Whether somebody is there for this seat, at whatever server. */
  async isPresent(seat: Seat): Promise<boolean> {
    if (this.viewers().includes(seat)) return true;
    const elsewhere = await this.house.presence.elsewhere([this.table]);
    return elsewhere.get(this.table)?.seats.includes(seat) ?? false;
  }

  private tellRoom(): void {
    const here = this.present();
    this.share(here);
    if (this.guests.size === 0) return;
    const seats = new Set([...here.seats, ...this.elsewhere.seats]);
    const spectators = here.spectators + this.elsewhere.spectators;
    const present = [...seats].sort((a, b) => a - b);
    const { host, names, table } = this;
    const text = JSON.stringify({ type: 'room', table, host, names, present, spectators } satisfies RoomMessage);
    for (const guest of this.guests) guest.send(text);
  }

  private present(): Present {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { viewers } of this.guests) {
      for (const viewer of viewers) if (viewer !== 'spectator') seats.add(viewer);
      if (viewers.includes('spectator')) spectators++;
    }
    return { seats: [...seats].sort((a, b) => a - b), spectators };
  }

  /** One after another, and only what has changed: the last word is the one that counts. */
  private share(here: Present): void {
    const text = JSON.stringify(here);
    if (text === this.shared) return;
    this.shared = text;
    this.sharing = this.sharing
      .then(() => this.house.presence.share(this.table, here))
      .catch((error) => {
        this.shared = '';
        this.house.log.warn(error);
      });
  }
}
