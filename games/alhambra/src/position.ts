import type { Seat } from '@majlis/kernel';
import { faultsOfBoard } from './board/faults.ts';
import { cardText, isMoney } from './content/cards.ts';
import { FOUNTAIN, tileText } from './content/tiles.ts';
import { edgesOf } from './rules/building.ts';
import { rulesOf } from './rules/compiled.ts';
import { playerOf } from './rules/hand.ts';
import { type Player, SQUARES, type State } from './state.ts';

export const configOf = (s: State): unknown => ({
  modules: s.options.modules.map((id) => s.options.variants?.find((variant) => variant.startsWith(`${id}:`)) ?? id),
});

/** Every card and tile, wherever it is, and what the modules in play bring. */
export function pieces(s: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (name: string, n = 1) => {
    count[name] = (count[name] ?? 0) + n;
  };
  for (const card of [s.deck, s.row, s.discard, ...s.players.map((p) => p.hand)].flat()) {
    add(isMoney(card) ? cardText(card) : `card ${card}`);
  }
  for (let i = 0; i < s.scorings; i++) add(`card ${100 + i}`);
  const laid = s.players.flatMap((p) => [...p.reserve, ...p.waiting, ...p.board.tiles]);
  for (const tile of [...s.bag, ...s.market, ...laid]) {
    if (tile !== null) add(tile === FOUNTAIN ? 'fountain' : tileText(tile));
  }
  for (const { id, testing } of rulesOf(s).modules) testing.pieces(s.mod[id]!, add);
  return count;
}

/** What is impossible even though no piece is missing, each as a sentence. */
export function faults(s: State): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const seats = s.players.length;
  must(seats === s.answers.length, `there are ${seats} players at ${s.answers.length} seats`);
  must(s.options.seats === seats, `there are ${seats} players in a game of ${s.options.seats}`);
  must(s.market.length === SQUARES, `the market has ${s.market.length} squares`);
  const inPiles = s.piles.reduce((sum, size) => sum + size, 0);
  must(s.piles.every((size) => size >= 0) && inPiles === s.deck.length, 'the piles are not the deck');
  must(s.scoringsDue.length <= s.scorings, 'more scorings are due than cards were turned up');
  for (const path of negatives(s.mod, 'mod')) found.push(path);
  s.players.forEach((player, seat) => {
    const ofBoard = faultsOfBoard(player.board);
    const ofWalls = ofBoard.length > 0 ? [] : faultsOfWalls(s, seat);
    for (const fault of [...faultsOfHand(player), ...ofBoard, ...ofWalls]) found.push(`p${seat} ${fault}`);
  });
  return found;
}

/** Nothing a module counts is ever negative; the fountain is the only tile below zero. */
function negatives(value: unknown, path: string): string[] {
  const isFountain = value === FOUNTAIN && path.endsWith('.tile');
  if (typeof value === 'number') return value < 0 && !isFountain ? [`${path} is ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => negatives(item, `${path}.${key}`));
}

function faultsOfHand({ hand, unseen, unseenFrom }: Player): string[] {
  const left = [...hand];
  const isHeld = (card: number) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const found: string[] = [];
  if (hand.some((card, i) => i > 0 && card < hand[i - 1]!)) found.push('holds cards that are not in order');
  if (unseen.length !== unseenFrom.length || !unseen.every(isHeld)) found.push('has unseen cards that are not in hand');
  return found;
}

/** What a tile shows follows from the tile and from what modules have added to it. */
function faultsOfWalls(s: State, seat: Seat): string[] {
  const { tiles, walls } = playerOf(s, seat).board;
  const isOther = (tile: number, i: number) => walls[i] !== edgesOf(s, seat, tile);
  return tiles.some(isOther) ? ['has a tile with walls of another'] : [];
}
