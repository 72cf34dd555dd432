import type { Limits } from '../limits.ts';
import type { Notices } from '../notices/notices.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { House } from '../tables/table-parts.ts';
import type { Time } from '../time.ts';

/** All that routes and connections reach for. */
export interface Reception {
  readonly house: House;
  readonly liveTables: LiveTables;
  readonly people: People;
  readonly store: Store;
  readonly time: Time;
  readonly limits: Limits;
  /** Other addresses whose pages may talk to this server; its own always may. */
  readonly origins: readonly string[];
  readonly serverId: string;
  readonly notices: Notices;
  /** What opens /metrics; null: nothing does. */
  readonly metricsToken: string | null;
  /** Where figures are told to whoever asks there; null: nowhere. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null;
  /** Tells other servers whose seat key is void now. */
  revoke(table: string, seat: number): void;
  readonly isDraining: () => boolean;
}
