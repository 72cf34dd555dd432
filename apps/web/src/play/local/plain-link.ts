import type { TableLink } from '../link.ts';
import type { LocalLink } from './local-link.ts';

/** A table of this device at which nobody is told what to do, and whose answers may go elsewhere. */
export const plainLink = (link: LocalLink, change: Partial<TableLink> = {}): TableLink => ({
  onMessage: (listen) => link.onMessage(listen),
  act: link.act,
  check: link.check,
  undo: link.undo,
  watch: link.watch,
  record: link.record,
  close: () => link.close(),
  ...change,
});
