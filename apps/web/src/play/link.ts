import type { Json, Refusal, Seat, Viewer } from '@majlis/kernel';
import type { Shown } from '@majlis/table';

/** All a page needs of a table after a change. Each message stands for itself: missing one loses only its motion. */
export interface TableMessage {
  readonly shown: Shown;
  /** By seat; empty for an open one. */
  readonly names: readonly string[];
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** A table, wherever it runs: in a worker of this page or on a server. */
export interface TableLink {
  onMessage(listen: (message: TableMessage) => void): () => void;
  act(seat: Seat, decision: string, action: Json): Promise<Answer>;
  /** Whether the action would be accepted: for what the list of legal actions leaves out. */
  check(seat: Seat, action: Json): Promise<Refusal | null>;
  undo(seat: Seat): Promise<Answer>;
  /** Through whose eyes, where this device speaks for several seats. */
  watch(viewer: Viewer): void;
  close(): void;
}
