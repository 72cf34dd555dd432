import type { Present } from '../storage/presence-ops.ts';
import type { Store } from '../storage/store.ts';
import type { Time } from '../time.ts';

/** Who is at a table, on all servers together. */
export interface Presence {
  /** Tells the others who is here now. */
  share(table: string, present: Present): Promise<void>;
  /** At each of these tables at which there is anybody. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, Present>>;
  close(): Promise<void>;
}

export const NOBODY: Present = { seats: [], spectators: 0 };

/** A single server knows everybody. */
export const alone: Presence = { share: async () => {}, elsewhere: async () => new Map(), close: async () => {} };

/** A server without a heartbeat for this long is dead, and its players are absent. */
const ALIVE = 15_000;

/** Through the database that all servers share, so that it holds also for one that has just started. */
export function sharedPresence(store: Store, time: Time, server: string, hint: (table: string) => void): Presence {
  return {
    async share(table, present) {
      await store.setPresence({ server, table, ...present });
      hint(table);
    },
    elsewhere: async (tables) =>
      new Map(Object.entries(await store.presentElsewhere({ server, tables, since: time.now() - ALIVE }))),
    close: () => store.forgetPresence({ server, since: time.now() - 4 * ALIVE }),
  };
}
