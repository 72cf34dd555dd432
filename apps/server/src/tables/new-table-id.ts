import { CODE_LENGTH } from '@majlis/protocol';
import { ID_LENGTH, newId } from '../people/secrets.ts';
import type { Store } from '../storage/store.ts';

/** An id whose beginning, the code people read out, no other table that gathers has. */
export async function newTableId(store: Pick<Store, 'gatheringFrom'>, draw: () => string = newId): Promise<string> {
  for (;;) {
    const id = draw();
    const alike = await store.gatheringFrom({ code: id.slice(0, CODE_LENGTH), length: ID_LENGTH });
    if (alike.length === 0) return id;
  }
}
