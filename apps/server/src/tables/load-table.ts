import type { StoredEvent } from '../storage/append.ts';
import type { StoredTable } from '../storage/journal-ops.ts';
import type { Store } from '../storage/store.ts';
import type { Ask, Reply } from './asking.ts';
import { PAGE } from './hosting.ts';

/** Hands the rules what they want of a journal, page by page: however long it is, no more than a page is in memory. */
export async function loadTable(
  ask: (ask: Ask) => Reply | Promise<Reply>,
  store: Store,
  { row, snapshot, migrated }: StoredTable,
  now: () => number,
): Promise<Reply> {
  const { id: table, game } = row;
  let reply = await ask({ ask: 'load', table, game, snapshot, migrated });
  while (reply.wanted !== undefined) {
    const { wanted } = reply;
    const page: StoredEvent[] =
      'seqs' in wanted
        ? await store.eventsAt({ table, seqs: wanted.seqs })
        : await store.eventsAfter({ table, seq: wanted.after, limit: PAGE });
    const isAll = 'after' in wanted && page.length < PAGE;
    reply = await ask({ ask: 'loadMore', table, events: page.map(({ body }) => body), isAll, now: now() });
  }
  return reply;
}
