import type { Seat } from '@majlis/kernel';
import { given } from '@majlis/testkit';
import { newBoard, withTile } from '../src/board/board.ts';
import { cellAt } from '../src/board/cells.ts';
import type { ModuleChoice } from '../src/config.ts';
import { parseCard } from '../src/content/cards.ts';
import { parseTile, printedEdgesOf } from '../src/content/tiles.ts';
import { alhambra, type State } from '../src/index.ts';
import { type Character, characterCard } from '../src/modules/characters/content.ts';

export type Laid = readonly [name: string, column: number, row: number];

/** `b7 b2`: the cards, in rising order. */
export const cards = (text: string): number[] =>
  text === ''
    ? []
    : text
        .split(' ')
        .map((word) => parseCard(word)!)
        .sort((a, b) => a - b);
export const tile = (name: string): number => parseTile(name)!;
export const tiles = (...names: readonly string[]): number[] => names.map(tile);

export const boardOf = (...laid: readonly Laid[]) =>
  laid.reduce(
    (board, [name, column, row]) => withTile(board, tile(name), printedEdgesOf(tile(name)), cellAt(column, row), null),
    newBoard(),
  );

/** What matters for a test; everything else is as it was dealt. */
export interface Table {
  readonly hands?: Readonly<Record<Seat, string>>;
  readonly market?: readonly (string | null)[];
  readonly row?: string;
  readonly boards?: Readonly<Record<Seat, readonly Laid[]>>;
  readonly reserves?: Readonly<Record<Seat, readonly string[]>>;
  /** The next cards of the money deck. */
  readonly next?: readonly (number | string)[];
  /** The whole bag. */
  readonly bag?: readonly string[];
  readonly characters?: Readonly<Record<Seat, readonly Character[]>>;
  readonly edit?: (s: State) => void;
}

/** Player 0 is to play. Hands are empty unless given; the market shows the dearest towers. */
export function table(seats: number, modules: readonly ModuleChoice[] = [], set: Table = {}) {
  const start = given(alhambra, { seats, config: { modules } });
  // What everybody is asked before the first turn is answered somehow.
  const isOpen = ({ state }: typeof start) => state.stack.at(-1)!.kind === 'chooseAction';
  if (!isOpen(start)) start.playOn(isOpen);
  return start.change((s) => {
    s.turn.seat = 0;
    (s.stack.at(-1) as { seat: Seat }).seat = 0;
    for (const [seat, player] of s.players.entries()) {
      player.hand = cards(set.hands?.[seat] ?? '');
      player.board = boardOf(...(set.boards?.[seat] ?? []));
      player.reserve = tiles(...(set.reserves?.[seat] ?? []));
    }
    s.market = (set.market ?? ['tower13-e', 'tower12', 'tower11', 'tower11-n']).map((name) =>
      name === null ? null : tile(name),
    );
    if (set.row !== undefined) s.row = set.row.split(' ').map((word) => parseCard(word)!);
    if (set.bag !== undefined) s.bag = tiles(...set.bag);
    for (const card of [...(set.next ?? [])].reverse()) putOnTop(s, typeof card === 'string' ? parseCard(card)! : card);
    if (set.characters !== undefined) {
      s.mod.characters!.owned = s.players.map((_, seat) => (set.characters![seat] ?? []).map(characterCard).sort());
    }
    set.edit?.(s);
  });
}

export function putOnTop(s: State, card: number): void {
  s.deck.push(card);
  s.piles = s.piles.map((size, i) => (i === s.piles.findIndex((left) => left > 0) ? size + 1 : size));
}

export type Position = ReturnType<typeof table>;

/** Points of a seat by source in one round. */
export const pointsOf = (position: Position, seat: Seat, round: number): Record<string, number> =>
  Object.fromEntries(
    position.scores
      .filter((line) => line.seat === seat && line.round === round)
      .map((line) => [line.source, line.points]),
  );

export const typesOf = (position: Position): string[] => position.events.map((event) => event.type);
