import { type AlhambraAction, faceValueOf, isMoney, TILES, type View } from '@majlis/alhambra/client';
import type { Json } from '@majlis/kernel';
import type { ShownDecision } from '@majlis/table';
import { useState } from 'react';
import { useTable } from '../../table/store.ts';

/** What the player has picked up but not yet done. Cards are named by their place, for two can look alike. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'row'; readonly places: readonly number[] }
  | {
      readonly kind: 'offer';
      readonly offer: number;
      readonly places: readonly number[];
      readonly extra: readonly number[];
    }
  | { readonly kind: 'tile'; readonly tile: number; readonly cell: number | null };

const NONE: Selection = { kind: 'none' };

export interface Picking {
  readonly view: View;
  readonly legal: readonly AlhambraAction[];
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** What the main button would do; null while nothing complete is picked. */
  readonly action: AlhambraAction | null;
  readonly hand: readonly number[];
}

/** Everything the parts of the table share about what is picked; forgotten when the question changes. */
export function usePicking(): Picking {
  const { shown, decision, store } = useTable();
  const view = shown.view as unknown as View;
  const legal = (decision?.legal ?? []) as unknown as readonly AlhambraAction[];
  const hand = shown.viewer === 'spectator' ? [] : (view.players[shown.viewer]?.hand.items ?? []);
  const question = decision?.id ?? null;
  const [picked, setPicked] = useState<{ question: string | null; selection: Selection }>({
    question: null,
    selection: NONE,
  });
  // What was picked for another question is forgotten in the same moment, or it would be read with the new view.
  const selection = picked.question === question ? picked.selection : firstSelection(decision);
  const select = (next: Selection) => {
    store.forgetRefusal();
    setPicked({ question, selection: next });
  };
  return { view, legal, selection, select, hand, action: actionOf(selection, view, hand, legal) };
}

/** Of tiles that wait to be placed, the first is in hand. */
function firstSelection(decision: ShownDecision | null): Selection {
  if (decision?.prompt.kind !== 'placeTiles') return NONE;
  const [tile] = (decision.prompt.params as { tiles: number[] }).tiles;
  return tile === undefined ? NONE : { kind: 'tile', tile, cell: null };
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

function actionOf(
  selection: Selection,
  view: View,
  hand: readonly number[],
  legal: readonly AlhambraAction[],
): AlhambraAction | null {
  if (selection.kind === 'row') {
    const cards = sorted(selection.places.map((place) => view.row[place]!));
    return cards.length === 0 ? null : { type: 'take', cards };
  }
  if (selection.kind === 'offer') {
    const paid = sorted([...selection.places.map((place) => hand[place]!), ...selection.extra]);
    const type = legal.some((wish) => wish.type === 'vizier.buy') ? 'vizier.buy' : 'buy';
    return paid.length === 0 ? null : { type, offer: selection.offer, with: paid };
  }
  if (selection.kind === 'tile' && selection.cell !== null) return layingOf(selection.tile, selection.cell, legal);
  return null;
}

/** Laying, adding or exchanging: whichever of them is legal in that cell. */
export function layingOf(tile: number, cell: number, legal: readonly AlhambraAction[]): AlhambraAction | null {
  const fits = (wish: AlhambraAction) =>
    (wish.type === 'place' || wish.type === 'add' || wish.type === 'exchange') &&
    wish.tile === tile &&
    wish.cell === cell;
  return legal.find(fits) ?? null;
}

/** The best listed way to pay for an offer: exactly if possible, otherwise with the least too much. */
export function bestPayment(legal: readonly AlhambraAction[], offer: number): readonly number[] | null {
  let best: readonly number[] | null = null;
  for (const wish of legal) {
    if ((wish.type !== 'buy' && wish.type !== 'vizier.buy') || wish.offer !== offer) continue;
    if (best === null || worthOf(wish.with) < worthOf(best)) best = wish.with;
  }
  return best;
}

export const worthOf = (refs: readonly number[]): number =>
  refs.reduce((sum, ref) => sum + (isMoney(ref) ? faceValueOf(ref) : 1), 0);

/** The places in the hand of these cards, and the means of payment that are no cards. */
export function placesOf(
  refs: readonly number[],
  hand: readonly number[],
): Pick<Extract<Selection, { kind: 'offer' }>, 'places' | 'extra'> {
  const places: number[] = [];
  const extra: number[] = [];
  for (const ref of refs) {
    const at = hand.findIndex((card, place) => card === ref && !places.includes(place));
    if (at < 0) extra.push(ref);
    else places.push(at);
  }
  return { places, extra };
}

export const priceOf = (tile: number): number => TILES[tile]!.price;
export const asJson = (action: AlhambraAction): Json => action as unknown as Json;
