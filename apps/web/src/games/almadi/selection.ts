import { type Action, type Preview, previewMove, previewTake, type Table, type View } from '@majlis/almadi/client';
import type { Json, Seat } from '@majlis/kernel';
import { useMemo, useState } from 'react';
import { useTable } from '../../table/store.ts';
import { content } from './content.ts';

/** A landscape of the board, or one of the realm a genie could move; and the cell chosen for it. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'slot'; readonly slot: number; readonly cell: number | null }
  | { readonly kind: 'genie'; readonly from: number; readonly cell: number | null };

const NONE: Selection = { kind: 'none' };

export interface Picking {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** By cell, what the picked landscape would bring there. */
  readonly targets: ReadonlyMap<number, { readonly action: Action; readonly preview: Preview | null }>;
  readonly chosen: Action | null;
}

export function usePicking(): Picking {
  const { shown, decision, store } = useTable();
  const view = shown.view as unknown as View;
  const seat = shown.viewer === 'spectator' ? 0 : shown.viewer;
  const legal = (decision?.legal ?? []) as unknown as readonly Action[];
  const question = decision?.id ?? null;
  const [picked, setPicked] = useState<{ question: string | null; selection: Selection }>({
    question: null,
    selection: NONE,
  });
  // What was picked for another question is forgotten in the same moment, or it would be read with the new view.
  const selection = picked.question === question ? picked.selection : NONE;
  const select = (next: Selection) => {
    store.forgetRefusal();
    setPicked({ question, selection: next });
  };
  const targets = useMemo(() => targetsOf(view, seat, legal, selection), [view, seat, legal, selection]);
  const cell = selection.kind === 'none' ? null : selection.cell;
  return {
    view,
    seat,
    legal,
    selection,
    select,
    targets,
    chosen: cell === null ? null : (targets.get(cell)?.action ?? null),
  };
}

function targetsOf(view: View, seat: Seat, legal: readonly Action[], selection: Selection): Picking['targets'] {
  const targets = new Map<number, { action: Action; preview: Preview | null }>();
  if (selection.kind === 'none') {
    for (const wish of legal) if (wish.type === 'place') targets.set(wish.cell, { action: wish, preview: null });
    return targets;
  }
  const table = view as unknown as Table;
  const previews =
    selection.kind === 'slot'
      ? previewTake(content, table, seat, selection.slot)
      : previewMove(content, table, seat, selection.from);
  const previewAt = (cell: number) => previews.find((preview) => preview.cell === cell) ?? null;
  for (const wish of legal) {
    const isHere =
      selection.kind === 'slot'
        ? (wish.type === 'take' || wish.type === 'replace') && wish.slot === selection.slot
        : wish.type === 'move' && wish.from === selection.from;
    if (!isHere) continue;
    const cell = wish.type === 'move' ? wish.to : 'cell' in wish ? wish.cell : 0;
    targets.set(cell, { action: wish, preview: previewAt(cell) });
  }
  return targets;
}

export const asJson = (action: Action): Json => action as unknown as Json;
