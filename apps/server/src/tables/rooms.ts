import type { StoredEvent } from '../storage/append.ts';
import { Room } from './room.ts';
import type { House } from './room-parts.ts';

/** Rooms of this server, opened when somebody comes or something is due. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();
  private readonly house: House;
  private readonly cancel: (() => void)[] = [];
  private isClosed = false;

  constructor(house: House) {
    this.house = house;
    this.repeat(DUE_EVERY, () => this.tendDue());
    this.repeat(SWEEP_EVERY, () => this.sweep());
  }

  get open(): number {
    return this.rooms.size;
  }

  get connections(): number {
    let sum = 0;
    for (const { guests } of this.rooms.values()) sum += guests.count;
    return sum;
  }

  /** The room of a table, which may not exist: asking the room tells. */
  of(table: string): Room {
    const known = this.rooms.get(table);
    if (known !== undefined) return known;
    const room = new Room(table, this.house);
    this.rooms.set(table, room);
    return room;
  }

  /** Only if it is open here. */
  find(table: string): Room | null {
    return this.rooms.get(table) ?? null;
  }

  forget(table: string): void {
    this.rooms.delete(table);
  }

  all(): IterableIterator<Room> {
    return this.rooms.values();
  }

  /** Other servers have changed these tables: what is new at those that are open here is read in one go. */
  async hear(tables: readonly string[]): Promise<void> {
    const heads = tables.flatMap((table) => {
      const seq = this.find(table)?.status?.seq;
      return seq === undefined ? [] : [{ table, seq }];
    });
    if (heads.length === 0) return;
    const news = await this.house.store.newsOf({ heads });
    const byTable = new Map(heads.map(({ table }): [string, StoredEvent[]] => [table, []]));
    for (const event of news) byTable.get(event.table)?.push(event);
    await Promise.all([...byTable].map(([table, events]) => this.find(table)?.catchUp(events)));
  }

  /** Looks after tables at which something is due and nobody is. */
  async tendDue(horizon = this.house.time.now()): Promise<void> {
    const { store, time } = this.house;
    for (const { id, due_at } of await store.dueTables({ now: horizon, limit: 200 })) {
      const until = time.now() + CLAIM;
      if (await store.claimDue({ table: id, due: due_at, until })) await this.tend(id, until);
    }
  }

  async sweep(): Promise<void> {
    for (const [id, room] of this.rooms) {
      if (!room.isIdle) continue;
      // Whoever comes meanwhile waits in the room's own queue, and finds it open again.
      await room.close();
      if (room.isEmpty) this.rooms.delete(id);
    }
  }

  /** Finishes what is under way and keeps snapshots, so that the next server starts where this one ends. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const cancel of this.cancel) cancel();
    const rooms = [...this.rooms.values()];
    for (const room of rooms) {
      room.guests.dismissAll('drain');
      room.shut();
    }
    await Promise.all(rooms.map((room) => room.close().catch((error) => this.house.log.error(error))));
    this.rooms.clear();
  }

  private async tend(id: string, until: number): Promise<void> {
    try {
      await this.of(id).tend(until);
    } catch (error) {
      this.house.log.error({ table: id, error: String(error) }, 'could not look after a table');
    }
  }

  private repeat(ms: number, task: () => Promise<void>): void {
    const at = this.cancel.length;
    const again = () => {
      if (this.isClosed) return;
      this.cancel[at] = this.house.time.later(ms, () => {
        task()
          .catch((error) => this.house.log.error(error))
          .finally(again);
      });
    };
    this.cancel.push(() => {});
    again();
  }
}

const DUE_EVERY = 5_000;
const SWEEP_EVERY = 10_000;
/** For so long the server that found a table due is alone with it. */
const CLAIM = 30_000;
