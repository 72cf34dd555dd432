import type { AnyScoreLine, Json } from '@majlis/kernel';
import { type Coverage, given, type Position } from '@majlis/testkit';
import { almadi, type CharacterId, cellAt, designedContent, designedPack, type State, TYPES } from '../src/index.ts';
import { parseCell } from '../src/realm/cells.ts';
import { type Realm, startRealm } from '../src/realm/realm.ts';
import type { Waiting } from '../src/state.ts';

export type Almadi = Position<unknown, State, unknown, { readonly type: string }, unknown, unknown>;

/** The number of a tile by its type and sides: `oasis >>GJ`. */
export function tile(name: string): number {
  const [type, sides] = name.split(' ');
  const tiles = designedPack.landscapes[type as (typeof TYPES)[number]];
  const at = tiles.findIndex((landscape) => landscape.sides === sides);
  if (at < 0) throw new Error(`no tile ${name}`);
  return TYPES.indexOf(type as (typeof TYPES)[number]) * 22 + at;
}

export const at = (text: string): number => {
  const cell = parseCell(text);
  if (cell === null) throw new Error(`no cell ${text}`);
  return cell;
};

interface Start {
  readonly seats?: number;
  readonly characters?: boolean;
  readonly coverage?: Coverage;
}

/** A game in which p0 has the first turn and starting tile 0 (oasis, caravan, market, palace). */
export function firstTurn({ seats = 2, characters = false, coverage }: Start = {}): Almadi {
  for (let i = 0; ; i++) {
    const config = { modules: characters ? ['characters'] : [], startingTiles: 'dealt' };
    const start = { seats, config, seed: `support ${i}`, ...(coverage === undefined ? {} : { coverage }) };
    const position = given(almadi, start) as unknown as Almadi;
    if (position.state.first !== 0) continue;
    if (characters) position.playOn((p) => (p.state as State).stack.at(-1)?.kind === 'chooseLandscape');
    return position.change((s) => {
      s.players.forEach((_, seat) => {
        setStart(s, seat, seat);
      });
      for (const player of s.players) player.hand = [];
      s.characters = [];
    });
  }
}

export function setStart(s: State, seat: number, start: number): void {
  s.players[seat]!.start = start;
  s.players[seat]!.realm = startRealm(designedContent, start);
}

/** Takes a tile out of the supply or off the board; one from the box replaces another of its type. */
function fetch(s: State, landscape: number): void {
  const slot = s.board.indexOf(landscape);
  if (slot >= 0) {
    s.board[slot] = s.supply.pop()!;
    return;
  }
  const type = designedContent.typeOf[landscape];
  const same = s.supply.includes(landscape)
    ? s.supply.indexOf(landscape)
    : s.supply.findIndex((other) => designedContent.typeOf[other] === type);
  if (same < 0) throw new Error(`the supply has no ${TYPES[type!]} left`);
  s.supply.splice(same, 1);
}

/** Lays tiles into a realm without any effect: `lay(s, 0, { '1.1': 'oasis >>GJ' })`. */
export function lay(s: State, seat: number, tiles: { readonly [cell: string]: string }): void {
  const player = s.players[seat]!;
  for (const [cell, name] of Object.entries(tiles)) {
    fetch(s, tile(name));
    const { landscapes, cells } = player.realm;
    player.realm = { landscapes: [...landscapes, tile(name)], cells: [...cells, at(cell)] };
  }
}

/** Puts a tile on a slot of the board: `offer(s, '2a', 'caravan G>J>')`. */
export function offer(s: State, slot: string, name: string): void {
  const landscape = tile(name);
  fetch(s, landscape);
  const i = (Number(slot[0]) - 1) * 2 + (slot[1] === 'a' ? 0 : 1);
  s.supply.unshift(s.board[i]!);
  s.board[i] = landscape;
}

const TYPE_OF_LETTER: { readonly [letter: string]: number } = { O: 0, C: 1, M: 2, P: 3 };

/** A realm by its types, columns from 1: `paint(realm, 1, ['OO.', 'CP.'])` begins in row 1. */
export function paint(realm: Realm, firstRow: number, lines: readonly string[]): Realm {
  const used = new Set(realm.landscapes);
  const painted = { landscapes: [...realm.landscapes], cells: [...realm.cells] };
  lines.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      const type = TYPE_OF_LETTER[letter];
      if (type === undefined) return;
      let landscape = type * 22;
      while (used.has(landscape)) landscape++;
      used.add(landscape);
      painted.landscapes.push(landscape);
      painted.cells.push(cellAt(firstRow + row, column + 1));
    });
  });
  return painted;
}

export const paintedRealm = (start: number, ...lines: readonly string[]): Realm =>
  paint(startRealm(designedContent, start), 1, lines);

/** The type of a realm's painted tiles is all that counts, so they are not taken out of the supply. */
export function paintFor(s: State, seat: number, ...lines: readonly string[]): void {
  s.players[seat]!.realm = paint(s.players[seat]!.realm, 1, lines);
}

export function giveCharacter(s: State, seat: number, ...characters: readonly CharacterId[]): void {
  const player = s.players[seat]!;
  player.recruited = [...player.recruited, ...characters];
}

/** The position after a placement, with these effects waiting. */
export function afterPlacing(position: Almadi, waiting: Partial<Waiting> = {}): Almadi {
  const seat = position.deciders[0]!;
  position.play(`p${seat}: ${position.legal(seat).find((text) => text.startsWith('take'))!}`);
  return position.change((s) => {
    s.turn.waiting = { genie: 0, marteline: 0, stall: 0, moon: 0, ruby: 0, ...waiting };
    s.turn.genieActivated = (waiting.genie ?? 0) > 0;
  });
}

export const linesOf = (position: Almadi, seat: number, source: string): readonly AnyScoreLine[] =>
  position.scores.filter((line) => line.seat === seat && line.source === source);

export const pointsOf = (position: Almadi, seat: number, source: string): number =>
  linesOf(position, seat, source).reduce((sum, line) => sum + line.points, 0);

export const characterPoints = (position: Almadi, seat: number, character: CharacterId): number | null =>
  linesOf(position, seat, 'character').find((line) => (line.detail as { character: Json }).character === character)
    ?.points ?? null;

export const totalOf = (position: Almadi, seat: number): number =>
  position.scores.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0);
