import type { Own } from '@majlis/kernel';
import { CHARACTER_IDS } from '../characters/ids.ts';
import type { Config } from '../config.ts';
import { type Content, tilesOfType } from '../content/compile.ts';
import {
  CARDS_BY_SEATS,
  CHARACTERS_DEALT_BY_SEATS,
  GREY_OBJECTIVES_BY_SEATS,
  RUBIES,
  SLOTS,
  TILES_PER_TYPE_BY_SEATS,
} from '../facts.ts';
import { type Realm, startRealm } from '../realm/realm.ts';
import { type Deck, newTurn, type Player, type State } from '../state.ts';
import { COLOURS, TYPES } from '../words.ts';
import type { X } from './x.ts';

const emptyDeck = (): Deck => ({ cards: [], known: 0 });

export function begin(content: Content, config: Config, seats: number): Own<State> {
  return {
    config,
    first: null,
    board: Array<null>(SLOTS).fill(null),
    supply: [],
    mosaicDeck: emptyDeck(),
    stallDeck: emptyDeck(),
    rubies: RUBIES,
    objectives: [],
    characters: [],
    players: Array.from({ length: seats }, () => newPlayer(content)),
    turn: newTurn(0, false),
  };
}

const NO_REALM: Realm = { landscapes: [], cells: [] };

/** Lists that are replaced and never written into are the same for all. */
const newPlayer = (content: Content): Player => ({
  start: null,
  realm: NO_REALM,
  mosaics: packsOf(content).noMosaics,
  stalls: packsOf(content).noStalls,
  rubies: 0,
  objectives: [],
  completed: [],
  hand: [],
  recruited: [],
  copied: null,
  extraTurnsTaken: 0,
});

/** ALM-SETUP-3 ALM-SETUP-5: everything is shuffled, and the objectives lie in the middle. */
export function prepare(x: X, content: Content): void {
  const seats = x.s.players.length;
  const supply: number[] = [];
  for (let type = 0; type < TYPES.length; type++) {
    const tiles = tilesOfType(type);
    x.chance.shuffle('landscapes', tiles);
    for (let i = 0; i < TILES_PER_TYPE_BY_SEATS[seats]!; i++) supply.push(tiles[i]!);
  }
  x.s.supply = supply;
  x.chance.shuffle('landscapes', x.s.supply);
  const { mosaics, stalls, objectives } = packsOf(content);
  x.s.mosaicDeck.cards = pick(x, 'mosaics', mosaics.slice(), CARDS_BY_SEATS[seats]!);
  x.s.stallDeck.cards = pick(x, 'stalls', stalls.slice(), CARDS_BY_SEATS[seats]!);
  x.s.objectives = pickObjectives(x, objectives, seats);
}

/** All cards of a kind, as they come out of the box, and how many of each kind somebody has who has none. */
interface Packs {
  readonly noMosaics: readonly number[];
  readonly noStalls: readonly number[];
  readonly mosaics: readonly number[];
  readonly stalls: readonly number[];
  /** By colour. */
  readonly objectives: readonly (readonly number[])[];
}

const packs = new WeakMap<Content, Packs>();
let last: { readonly content: Content; readonly packs: Packs } | null = null;

function packsOf(content: Content): Packs {
  if (last?.content !== content) last = { content, packs: packs.get(content) ?? sortedPacks(content) };
  return last.packs;
}

function sortedPacks(content: Content): Packs {
  const objectives = COLOURS.map((colour) =>
    content.objectives.filter((card) => card.colour === colour).map(({ id }) => id),
  );
  const found = {
    noMosaics: content.mosaics.map(() => 0),
    noStalls: content.stalls.map(() => 0),
    mosaics: oneByOne(content.mosaics),
    stalls: oneByOne(content.stalls),
    objectives,
  };
  packs.set(content, found);
  return found;
}

/** ALM-SETUP-8 */
export function chooseFirstPlayer(x: X): void {
  const seats = x.s.players.length;
  const first = x.chance.below('first', seats);
  x.s.first = first;
  // The turn before the first one, so that the first player is next.
  x.s.turn = newTurn((first + seats - 1) % seats, false);
  x.emit({ type: 'firstPlayerChosen', seat: first });
}

function pick<T>(x: X, stream: string, from: T[], count: number): T[] {
  x.chance.shuffle(stream, from);
  return from.slice(0, count);
}

function oneByOne(counts: readonly number[]): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let n = counts[kind]!; n > 0; n--) cards.push(kind);
  return cards;
}

/** ALM-SETUP-7 */
function pickObjectives(x: X, byColour: Packs['objectives'], seats: number): number[] {
  const picked: number[] = [];
  for (let i = 0; i < COLOURS.length; i++) {
    const cards = byColour[i]!.slice();
    x.chance.shuffle('objectives', cards);
    const count = COLOURS[i] === 'grey' ? GREY_OBJECTIVES_BY_SEATS[seats]! : 1;
    for (let at = 0; at < count && at < cards.length; at++) picked.push(cards[at]!);
  }
  return picked;
}

export function takeStartingTile(x: X, content: Content, seat: number, tile: number): void {
  const player = x.s.players[seat]!;
  player.start = tile;
  player.realm = startRealm(content, tile);
  x.emit({ type: 'startingTileTaken', seat, tile });
}

export function dealStartingTiles(x: X, content: Content): void {
  const tiles = pick(
    x,
    'startingTiles',
    Array.from({ length: content.startingTiles }, (_, i) => i),
    x.s.players.length,
  );
  tiles.forEach((tile, seat) => {
    takeStartingTile(x, content, seat, tile);
  });
}

/** ALM-SETUP-4 */
export function layOutBoard(x: X): void {
  const board = x.s.board.map(() => x.turnUp(x.s.supply)!);
  x.s.board = board;
  x.emit({ type: 'boardLaidOut', board: [...board] });
}

/** ALM-CHAR-1 */
export function dealCharacters(x: X): void {
  const seats = x.s.players.length;
  const count = CHARACTERS_DEALT_BY_SEATS[seats]!;
  const cards = pick(x, 'characters', [...CHARACTER_IDS], seats * count);
  x.s.players.forEach((player, seat) => {
    player.hand = cards.slice(seat * count, (seat + 1) * count);
    x.emit({ type: 'charactersDealt', seat, count }, { [seat]: [...player.hand] });
  });
}
