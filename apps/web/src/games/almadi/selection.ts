import {
  type Action,
  type Preview,
  previewDrawn,
  previewMove,
  previewTake,
  type Table,
  type View,
} from '@majlis/almadi/client';
import type { Json, Seat } from '@majlis/kernel';
import { useMemo, useState } from 'react';
import { useTable } from '../../table/store.ts';
import { content } from './content.ts';

/** What is in hand: a landscape and the cell chosen for it, or something to take. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'slot'; readonly slot: number; readonly cell: number | null }
  | { readonly kind: 'genie'; readonly from: number; readonly cell: number | null }
  /** What was drawn lies in the hand from the first. */
  | { readonly kind: 'drawn'; readonly cell: number | null }
  | { readonly kind: 'offer'; readonly wish: Wish; readonly cell: null };

/** What lies somewhere to be taken. */
export type Wish = Extract<Action, { type: 'claim' | 'recruit' | 'start' }>;
/** A landscape in hand. */
export type Laying = Exclude<Selection, { kind: 'none' | 'offer' }>;

const NONE: Selection = { kind: 'none' };
const DRAWN: Selection = { kind: 'drawn', cell: null };

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
  const inHand: Selection = legal.some(({ type }) => type === 'place') ? DRAWN : NONE;
  // What was picked for another question is forgotten in the same moment, or it would be read with the new view.
  const isPicked = picked.question === question && picked.selection.kind !== 'none';
  const selection = isPicked ? picked.selection : inHand;
  const select = (next: Selection) => {
    store.forgetRefusal();
    setPicked({ question, selection: next });
  };
  const targets = useMemo(() => targetsOf(view, seat, legal, selection), [view, seat, legal, selection]);
  const cell = selection.kind === 'none' ? null : selection.cell;
  const offered = selection.kind === 'offer' ? (legal.find((wish) => isSame(wish, selection.wish)) ?? null) : null;
  return {
    view,
    seat,
    legal,
    selection,
    select,
    targets,
    chosen: cell === null ? offered : (targets.get(cell)?.action ?? null),
  };
}

function targetsOf(view: View, seat: Seat, legal: readonly Action[], selection: Selection): Picking['targets'] {
  const targets = new Map<number, { action: Action; preview: Preview | null }>();
  if (selection.kind === 'none' || selection.kind === 'offer') return targets;
  const previews = previewsOf(view as unknown as Table, seat, selection);
  const previewAt = (cell: number) => previews.find((preview) => preview.cell === cell) ?? null;
  for (const wish of legal) {
    if (!isOf(wish, selection)) continue;
    const cell = wish.type === 'move' ? wish.to : 'cell' in wish ? wish.cell : 0;
    targets.set(cell, { action: wish, preview: previewAt(cell) });
  }
  return targets;
}

function previewsOf(table: Table, seat: Seat, selection: Laying): readonly Preview[] {
  if (selection.kind === 'slot') return previewTake(content, table, seat, selection.slot);
  if (selection.kind === 'genie') return previewMove(content, table, seat, selection.from);
  return previewDrawn(content, table, seat);
}

/** Whether the action lays what is picked. */
function isOf(wish: Action, selection: Laying): boolean {
  if (selection.kind === 'slot')
    return (wish.type === 'take' || wish.type === 'replace') && wish.slot === selection.slot;
  if (selection.kind === 'genie') return wish.type === 'move' && wish.from === selection.from;
  return wish.type === 'place';
}

export const isLaying = (selection: Selection): selection is Laying =>
  selection.kind !== 'none' && selection.kind !== 'offer';

export const isSame = (one: Action, other: Wish): boolean =>
  (one.type === 'claim' && other.type === 'claim' && one.objective === other.objective) ||
  (one.type === 'recruit' && other.type === 'recruit' && one.character === other.character) ||
  (one.type === 'start' && other.type === 'start' && one.tile === other.tile);

export const asJson = (action: Action): Json => action as unknown as Json;
