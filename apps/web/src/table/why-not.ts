import type { Json } from '@majlis/kernel';
import type { TableStore } from './store.ts';

/** For something on the table: looking at it, by pointer or focus, says why it may not be done. Null: it may. */
export function whyNot(store: TableStore, wish: Json | null) {
  const look = () => void (wish === null ? store.forgetRefusal() : store.explain(wish));
  return { onPointerEnter: look, onFocus: look };
}
