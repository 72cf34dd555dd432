import type { Limits } from '../limits.ts';
import type { Notices } from '../notices/notices.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { House } from '../tables/table-parts.ts';
import type { Time } from '../time.ts';

/** What routes and connections share. */
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
  /** The token for /metrics; null: there is no /metrics. */
  readonly metricsToken: string | null;
  /** The separate address of /metrics; null: none. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null;
  /** Tells other servers which seat's key was revoked. */
  revoke(table: string, seat: number): void;
  readonly isDraining: () => boolean;
}
