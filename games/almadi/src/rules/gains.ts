import type { Seat } from '@majlis/kernel';
import type { CharacterId } from '../characters/ids.ts';
import type { Content } from '../content/compile.ts';
import { isMet } from '../objectives/objectives.ts';
import { drawMap } from '../realm/realm.ts';
import type { Deck, State } from '../state.ts';
import type { X } from './x.ts';

type By = CharacterId | null;

export const without = <T>(items: readonly T[], item: T): T[] => items.filter((other) => other !== item);

/** The counts with one of them changed. */
export const changed = (counts: readonly number[], at: number, by: number): readonly number[] =>
  counts.map((count, i) => (i === at ? count + by : count));

/** Everything a player gains is followed at once by a look at the objectives (ALM-9). */
export function completeObjectives(x: X, content: Content, seat: Seat): void {
  const player = x.s.players[seat]!;
  if (player.objectives.length === 0) return;
  const map = drawMap(player.realm);
  for (const objective of player.objectives) {
    if (!isMet(content, objective, player, map)) continue;
    player.objectives = without(player.objectives, objective);
    player.completed = [...player.completed, objective];
    x.emit({ type: 'objectiveCompleted', seat, objective });
  }
}

/** The next card comes into sight: `turnUp` raises the undo barrier. */
export function takeTop(x: X, deck: Deck): number {
  const card = x.turnUp(deck.cards)!;
  if (deck.known > deck.cards.length) deck.known = deck.cards.length;
  return card;
}

export function takeMosaic(x: X, content: Content, seat: Seat, by: By): void {
  const card = takeTop(x, x.s.mosaicDeck);
  const player = x.s.players[seat]!;
  player.mosaics = changed(player.mosaics, card, 1);
  x.emit({ type: 'mosaicTaken', seat, card, by });
  completeObjectives(x, content, seat);
}

export function takeStall(x: X, content: Content, seat: Seat, by: By): void {
  const card = takeTop(x, x.s.stallDeck);
  const player = x.s.players[seat]!;
  player.stalls = changed(player.stalls, card, 1);
  x.emit({ type: 'stallTaken', seat, card, by });
  completeObjectives(x, content, seat);
}

/** ALM-C6: takes what is left. */
export function takeRubies(x: X, content: Content, seat: Seat, wanted: number, by: By): void {
  const rubies = Math.min(wanted, x.s.rubies);
  x.s.rubies -= rubies;
  x.s.players[seat]!.rubies += rubies;
  x.emit({ type: 'rubiesTaken', seat, rubies, by });
  completeObjectives(x, content, seat);
}

/** What an effect or a bonus gives, and whether there is any left. */
export type Gift = 'ruby' | 'mosaic' | 'stall';

export const isLeft = (s: State, gift: Gift): boolean =>
  gift === 'ruby' ? s.rubies > 0 : (gift === 'mosaic' ? s.mosaicDeck : s.stallDeck).cards.length > 0;

export function give(x: X, content: Content, seat: Seat, gift: Gift, rubies: number, by: By): void {
  if (gift === 'ruby') takeRubies(x, content, seat, rubies, by);
  else if (gift === 'mosaic') takeMosaic(x, content, seat, by);
  else takeStall(x, content, seat, by);
}
