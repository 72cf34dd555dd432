import type { AlhambraAction, Outlook, Quote, Side, Tell, ToldBill, View } from '@majlis/alhambra/client';
import { openerFor, quote } from '@majlis/alhambra/client';
import type { Json, Seat } from '@majlis/kernel';
import { useState } from 'react';
import { useTable } from '../../table/store.ts';
import { moduleOf } from './modules/index.ts';

/** What the player has picked up but not yet done. Cards are named by their place, for two can look alike. */
export type Selection =
  | { readonly kind: 'none' }
  /** Open cards to take. */
  | { readonly kind: 'row'; readonly places: readonly number[] }
  /** Something to pay: cards by their place in the hand, and what else it is paid with. */
  | {
      readonly kind: 'bill';
      readonly offer: number | null;
      readonly places: readonly number[];
      readonly extra: readonly number[];
    }
  /** A tile to lay, and where; `passage` is the side on which a double wall is opened for it. */
  | { readonly kind: 'tile'; readonly tile: number; readonly cell: number | null; readonly passage: Side | null }
  /** An own tile in the Alhambra, and the one of the reserve it is exchanged for. */
  | { readonly kind: 'laid'; readonly cell: number; readonly tile: number | null }
  /** An answer, and the piece that stands for it. */
  | { readonly kind: 'wish'; readonly action: AlhambraAction; readonly piece: string };

type Paying = Extract<Selection, { kind: 'bill' }>;
const NONE: Selection = { kind: 'none' };

export interface Picking {
  readonly view: View;
  readonly tell: Tell;
  /** Null for those who watch. */
  readonly me: Seat | null;
  /** The kind of question the viewer is asked; null if none. */
  readonly question: string | null;
  readonly legal: readonly AlhambraAction[];
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** Back to what is picked when the question comes: a tile that waits to be laid is never put away. */
  readonly clear: () => void;
  readonly hand: readonly number[];
  /** What the main button would do; null while nothing complete is picked. */
  readonly action: AlhambraAction | null;
  /** What is being paid, with what, and what that comes to. */
  readonly bill: ToldBill | null;
  readonly paid: readonly number[];
  readonly quote: Quote | null;
}

/** Everything the parts of the table share about what is picked; forgotten when the question changes. */
export function usePicking(): Picking {
  const { shown, decision, store } = useTable();
  const view = shown.view as unknown as View;
  const tell = shown.tell as unknown as Tell;
  const me = shown.viewer === 'spectator' ? null : shown.viewer;
  const legal = (decision?.legal ?? []) as unknown as readonly AlhambraAction[];
  const hand = me === null ? [] : (view.players[me]?.hand.items ?? []);
  const id = decision?.id ?? null;
  const [picked, setPicked] = useState<{ id: string | null; selection: Selection }>({ id: null, selection: NONE });
  const question = decision?.prompt.kind ?? null;
  const first = firstSelection(question, view, tell, me, hand, legal);
  // What was picked for another question is forgotten in the same moment, or it would be read with the new view.
  const selection = picked.id === id ? picked.selection : first;
  const select = (next: Selection) => {
    store.forgetRefusal();
    setPicked({ id, selection: next });
  };
  const bill = selection.kind === 'bill' ? (billFor(tell, selection.offer) ?? null) : null;
  const paid = selection.kind === 'bill' ? paidWith(selection, hand) : [];
  const worth = bill === null ? null : quote(bill.bill, paid);
  const known = { view, tell, me, question, legal, selection, select, clear: () => select(first), hand };
  return { ...known, bill, paid, quote: worth, action: actionOf(known, bill, paid) };
}

/** Of tiles that wait to be placed, the first is in hand; a debt is paid with what is best. */
function firstSelection(
  question: string | null,
  view: View,
  tell: Tell,
  me: Seat | null,
  hand: readonly number[],
  legal: readonly AlhambraAction[],
): Selection {
  if (question === null || me === null) return NONE;
  const debt = billFor(tell, null);
  if (debt !== undefined && debt.wish !== null)
    return { kind: 'bill', offer: null, ...placesOf(debt.best ?? [], hand) };
  const answer = moduleOf(question)?.first?.(question, legal) ?? null;
  if (answer !== null) return { kind: 'wish', action: answer, piece: '' };
  const [tile] = question === 'placeTiles' ? view.players[me]!.waiting : [];
  return tile === undefined ? NONE : { kind: 'tile', tile, cell: null, passage: null };
}

export const billFor = (tell: Tell, offer: number | null): ToldBill | undefined =>
  tell.bills.find((told) => told.offer === offer);

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

const paidWith = ({ places, extra }: Paying, hand: readonly number[]): number[] =>
  sorted([...places.map((place) => hand[place]!), ...extra]);

function actionOf(
  { view, legal, selection }: Pick<Picking, 'view' | 'legal' | 'selection'>,
  bill: ToldBill | null,
  paid: readonly number[],
): AlhambraAction | null {
  switch (selection.kind) {
    case 'none':
      return null;
    case 'row':
      return takeOf(
        legal,
        selection.places.map((place) => view.row[place]!),
      );
    case 'bill':
      return bill === null || bill.wish === null || paid.length === 0
        ? null
        : ({ ...bill.wish, with: paid } as unknown as AlhambraAction);
    case 'tile': {
      const ways = selection.cell === null ? [] : layingsOf(legal, selection.tile, selection.cell);
      return ways.find((way) => passageOf(way) === selection.passage) ?? ways[0] ?? null;
    }
    case 'laid':
      return legal.find((wish) => isRedesignOf(wish, selection.cell, selection.tile)) ?? null;
    case 'wish':
      return selection.action;
  }
}

/** The listed taking of exactly these open cards. */
export function takeOf(legal: readonly AlhambraAction[], cards: readonly number[]): AlhambraAction | null {
  const wanted = sorted(cards);
  return legal.find((wish) => wish.type === 'take' && same(wish.cards, wanted)) ?? null;
}

/** Ways to lay a tile in a cell: placing, adding or exchanging, once for each double wall that could be opened. */
export const layingsOf = (legal: readonly AlhambraAction[], tile: number, cell: number): readonly AlhambraAction[] =>
  legal.filter(
    (wish) =>
      (wish.type === 'place' || wish.type === 'add' || wish.type === 'exchange') &&
      wish.tile === tile &&
      wish.cell === cell,
  );

export const passageOf = (wish: AlhambraAction): Side | null => ('passage' in wish ? wish.passage : null);

const isRedesignOf = (wish: AlhambraAction, cell: number, tile: number | null): boolean =>
  tile === null
    ? wish.type === 'remove' && wish.cell === cell
    : wish.type === 'exchange' && wish.cell === cell && wish.tile === tile;

/** What this action would change, as the game tells it. */
export function outlookOf({ tell, legal }: Picking, action: AlhambraAction | null): Outlook | null {
  const at = action === null ? -1 : legal.indexOf(action);
  return at < 0 ? null : (tell.outlook[at] ?? null);
}

/** Legal actions of a type. */
export const legalOf = <T extends AlhambraAction['type']>(
  { legal }: Picking,
  type: T,
): readonly Extract<AlhambraAction, { type: T }>[] =>
  legal.filter((wish): wish is Extract<AlhambraAction, { type: T }> => wish.type === type);

/** A first touch picks the answer this piece stands for. */
export const choose = ({ select, clear, selection }: Picking, action: AlhambraAction, piece: string): void =>
  selection.kind === 'wish' && selection.piece === piece ? clear() : select({ kind: 'wish', action, piece });

export const isChosen = ({ selection }: Picking, piece: string): boolean =>
  selection.kind === 'wish' && selection.piece === piece;

/** Begins to pay for an offer with what is best, or lays it down again. */
export function payFor({ tell, hand, selection, select, clear }: Picking, offer: number): void {
  const told = billFor(tell, offer);
  if (told === undefined) return;
  if (selection.kind === 'bill' && selection.offer === offer) clear();
  else select({ kind: 'bill', offer, ...placesOf(told.best ?? [], hand) });
}

/** With the card that must be played for these to be paid together, if one has it. */
export function withOpener({ bill, hand }: Picking, selection: Paying): Paying {
  const opener = bill === null ? null : openerFor(bill.bill, paidWith(selection, hand));
  const place = hand.findIndex((card, at) => card === opener && !selection.places.includes(at));
  return place < 0 ? selection : { ...selection, places: [...selection.places, place] };
}

/** Puts a means of payment that is no card to what is paid, or takes it out; `count` are there of it. */
export function toggleMeans(picking: Picking, ref: number, count: number): void {
  const { selection, select } = picking;
  if (selection.kind !== 'bill') return;
  const used = selection.extra.filter((other) => other === ref).length;
  const rest = selection.extra.filter((other) => other !== ref);
  const next = used < count ? used + 1 : 0;
  select(withOpener(picking, { ...selection, extra: [...rest, ...Array.from({ length: next }, () => ref)] }));
}

/** The places in the hand of these cards, and the means of payment that are no cards. */
function placesOf(refs: readonly number[], hand: readonly number[]): Pick<Paying, 'places' | 'extra'> {
  const places: number[] = [];
  const extra: number[] = [];
  for (const ref of refs) {
    const at = hand.findIndex((card, place) => card === ref && !places.includes(place));
    if (at < 0) extra.push(ref);
    else places.push(at);
  }
  return { places, extra };
}

export const asJson = (action: AlhambraAction): Json => action as unknown as Json;
