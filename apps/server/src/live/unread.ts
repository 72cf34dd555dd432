/** What it takes to know of a connection. */
interface Reader {
  readonly address: string;
  /** Bytes that are sent and wait here because nobody reads them. */
  readonly unread: number;
}

/** Less than this is under way to anybody. */
const SOME = 65_536;
/** Milliseconds for which the sum of all is good. */
const GOOD_FOR = 100;

/**
 * What waits in memory for clients that do not read. Each may leave much unread, after a bad moment of its network; but
 * hundreds that never read, from one address or from many, may not fill the memory of the server between them.
 */
export class Unread {
  private readonly slow = new Map<string, Set<Reader>>();
  private readonly most: number;
  private readonly mostOfAll: number;
  private readonly ticks: () => number;
  private all = 0;
  private since = Number.NEGATIVE_INFINITY;

  constructor(most: number, mostOfAll: number, ticks: () => number) {
    this.most = most;
    this.mostOfAll = mostOfAll;
    this.ticks = ticks;
  }

  /** Whether somebody may be sent more. */
  allows(reader: Reader): boolean {
    if (reader.unread <= SOME) return true;
    const readers = this.slow.get(reader.address) ?? new Set();
    readers.add(reader);
    this.slow.set(reader.address, readers);
    return this.sumOf(reader.address) <= this.most && this.sumOfAll() <= this.mostOfAll;
  }

  leave(reader: Reader): void {
    const readers = this.slow.get(reader.address);
    readers?.delete(reader);
    if (readers?.size === 0) this.slow.delete(reader.address);
  }

  private sumOf(address: string): number {
    let sum = 0;
    for (const reader of this.slow.get(address) ?? []) {
      if (reader.unread > SOME) sum += reader.unread;
      else this.leave(reader);
    }
    return sum;
  }

  private sumOfAll(): number {
    const now = this.ticks();
    if (now - this.since < GOOD_FOR) return this.all;
    this.since = now;
    this.all = 0;
    for (const address of [...this.slow.keys()]) this.all += this.sumOf(address);
    return this.all;
  }
}
