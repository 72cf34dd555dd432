import type { Store } from '../storage/store.ts';

/** Phases in which nobody plays at a table any more. */
export const ENDED: readonly string[] = ['over', 'closed'];

/**
 * Whether a table's game must not be shown to anybody but those who sit there: it is one of a match, and somebody
 * still plays the same deal at another table.
 */
export async function isBehindCurtain(store: Pick<Store, 'matchOfTable'>, table: string): Promise<boolean> {
  const match = await store.matchOfTable({ table, ended: ENDED });
  return match !== null && match.open > 0;
}
