/** Who something is done for. */
export interface Client {
  readonly table: string;
  /** Where somebody watches the table from; null: nobody does. */
  readonly address: string | null;
}

interface Waiting<T> {
  readonly client: Client;
  readonly item: T;
}

/**
 * What waits for a worker, in the order in which it is fair to serve it: tables somebody watches before tables nobody
 * does; among those the address that has been served for the shortest time, and of its tables the one that has waited
 * longest. Somebody with a hundred tables gets no more than somebody with one.
 */
export class FairQueue<T> {
  private waiting: Waiting<T>[] = [];
  /** How long each address has been served; who comes new begins where the others are. */
  private readonly served = new Map<string, number>();
  private now = 0;

  get length(): number {
    return this.waiting.length;
  }

  add(client: Client, item: T): void {
    const key = keyOf(client);
    const isWaiting = this.waiting.some((other) => keyOf(other.client) === key);
    if (!isWaiting) this.served.set(key, Math.max(this.now, this.served.get(key) ?? 0));
    this.waiting.push({ client, item });
  }

  take(): Waiting<T> | null {
    let best: Waiting<T> | null = null;
    for (const candidate of this.waiting) if (best === null || this.isBefore(candidate, best)) best = candidate;
    if (best === null) return null;
    this.waiting = this.waiting.filter((other) => other !== best);
    this.now = Math.max(this.now, this.served.get(keyOf(best.client)) ?? 0);
    return best;
  }

  /** So much was spent on somebody. */
  spend(client: Client, ms: number): void {
    const key = keyOf(client);
    this.served.set(key, (this.served.get(key) ?? this.now) + ms);
    if (this.waiting.length === 0) this.served.clear();
  }

  private isBefore(a: Waiting<T>, b: Waiting<T>): boolean {
    const rank = ({ client }: Waiting<T>) => (client.address === null ? 1 : 0);
    if (rank(a) !== rank(b)) return rank(a) < rank(b);
    const time = ({ client }: Waiting<T>) => this.served.get(keyOf(client)) ?? 0;
    return time(a) < time(b);
  }
}

const keyOf = ({ address, table }: Client): string => address ?? `nobody at ${table}`;
