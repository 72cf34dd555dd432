import type { NewTable } from '@majlis/protocol';
import { newTableId } from '../tables/new-table-id.ts';
import { summaryOf } from '../tables/table-parts.ts';
import type { Reception } from './house.ts';
import { Problem } from './problem.ts';

const STAND_IN = 'medium';

export interface TableWish extends NewTable {
  readonly host: string;
  readonly seed: string;
}

/** A new table, with nobody at it yet; its id. */
export async function makeTable({ store, house, time }: Reception, wish: TableWish): Promise<string> {
  const id = await newTableId(store);
  const terms = {
    rated: wish.rated ?? false,
    ...(wish.hints === true && wish.rated !== true ? { hints: true } : {}),
    clock: wish.clock ?? { kind: 'none' as const },
    standIn: wish.standIn ?? STAND_IN,
  };
  const setup = { config: (wish.config ?? {}) as never, seats: wish.seats, seed: wish.seed, terms };
  const now = time.now();
  const reply = await house.rules.ask({ ask: 'create', table: id, game: wish.game, wish: setup, now });
  if (reply.status === null) {
    const { code, params } = reply.refusal!;
    throw new Problem(code === 'no-such-game' ? 404 : 409, code, params);
  }
  const row = {
    id,
    game: wish.game,
    phase: 'gathering',
    listed: wish.listed ? 1 : 0,
    host: wish.host,
    created_at: now,
    updated_at: now,
    due_at: null,
    summary: JSON.stringify(summaryOf(reply.status)),
  };
  await store.addTable({ row, event: { seq: 1, at: now, body: reply.entries![0]! } });
  await house.rules.ask({ ask: 'drop', table: id });
  house.metrics.tablesCreated++;
  return id;
}
