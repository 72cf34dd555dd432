import { gameById } from '@majlis/games';
import { fetchAllOlderRules } from '@majlis/games/kept';
import type { Store } from '../storage/store.ts';
import { Hosting } from './hosting.ts';
import { loadTable } from './load-table.ts';
import { appendOf, dueOf } from './table-parts.ts';

/** Continues a stopped table, and says what came of it. Servers that have the table open notice automatically. */
export async function revive(store: Store, table: string): Promise<string> {
  const stored = await store.open({ table });
  if (stored === null) return `no table ${table}`;
  const { row } = stored;
  const now = Date.now();
  const hosting = new Hosting(gameById, { older: await fetchAllOlderRules() });
  const loaded = await loadTable(
    (ask) => hosting.answer(ask),
    store,
    stored,
    () => now,
  );
  if (loaded.status === null) return `no game ${row.game}`;
  const wish = { ask: 'handle', table, command: { do: 'revive' }, client: null, now, viewers: [] } as const;
  // Rules that know the journal again have revived it already.
  const handled = (loaded.entries ?? []).length > 0 ? null : hosting.answer(wish);
  if (handled?.refusal !== undefined) return `not revived: ${handled.refusal.code}`;
  const { status, entries } = handled ?? loaded;
  const times = { now, due: dueOf(status!, now), storedDue: row.due_at, snapshot: null };
  const kept = await store.append(appendOf(table, null, status!, entries!, times));
  return kept === 'stored' ? `${status!.phase}` : 'the table has changed meanwhile; try again';
}
