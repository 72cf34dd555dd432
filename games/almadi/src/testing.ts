import { designedContent as content } from './almadi.ts';
import type { CharacterId } from './characters/ids.ts';
import type { Config } from './config.ts';
import {
  CARDS_BY_SEATS,
  CHARACTERS_DEALT_BY_SEATS,
  GREY_OBJECTIVES_BY_SEATS,
  TILES_PER_TYPE_BY_SEATS,
} from './facts.ts';
import type { Deck, State } from './state.ts';
import { COLOURS, TYPES } from './words.ts';

/** All seat counts, with and without characters. */
export const setups: readonly { readonly seats: number; readonly config?: Partial<Config> }[] = [2, 3, 4, 5].flatMap(
  (seats) => [{ seats }, { seats, config: { modules: ['characters'], startingTiles: 'dealt' } }],
);

export { configOf, faults } from './faults.ts';

/**
 * Which tiles and cards went into the box is unknown, so they are counted by type and not one by one. While starting
 * tiles are chosen all of it is still in the box (ALM-23).
 */
export function pieces(s: State): { [name: string]: number } {
  const tiles = landscapesOf(s);
  const objectives = [...s.objectives, ...s.players.flatMap((p) => [...p.objectives, ...p.completed])];
  const inBox = tiles.length === 0 ? 1 : 0;
  const seats = s.players.length;
  const characters = charactersOf(s);
  const count: { [name: string]: number } = {
    rubies: s.rubies + sum(s.players.map((p) => p.rubies)),
    objectives: objectives.length + inBox * (COLOURS.length - 1 + GREY_OBJECTIVES_BY_SEATS[seats]!),
    'objectives twice': objectives.length - new Set(objectives).size,
    mosaics: inBox * CARDS_BY_SEATS[seats]! + s.mosaicDeck.cards.length + sum(s.players.flatMap((p) => p.mosaics)),
    stalls: inBox * CARDS_BY_SEATS[seats]! + s.stallDeck.cards.length + sum(s.players.flatMap((p) => p.stalls)),
    'characters lost': dealtOf(s) - characters.length,
    'tiles twice': tiles.length - new Set(tiles).size,
    'characters twice': characters.length - new Set(characters).size,
    'more mosaics than printed': excess(
      content.mosaics,
      s.mosaicDeck,
      s.players.map((p) => p.mosaics),
    ),
    'more stalls than printed': excess(
      content.stalls,
      s.stallDeck,
      s.players.map((p) => p.stalls),
    ),
  };
  const ofType = (type: number) => tiles.filter((tile) => content.typeOf[tile] === type).length;
  for (const [type, name] of TYPES.entries()) count[name] = inBox * TILES_PER_TYPE_BY_SEATS[seats]! + ofType(type);
  return count;
}

/** Tiles in the supply, on the board, drawn by Ali and placed. */
function landscapesOf(s: State): number[] {
  const placed = s.players.flatMap((p) => p.realm.landscapes).filter((landscape) => landscape < content.tiles);
  return [...s.supply, ...s.board, s.turn.drawn, ...placed].filter((tile) => tile !== null);
}

const charactersOf = (s: State): CharacterId[] => [
  ...s.characters,
  ...s.players.flatMap((p) => [...p.hand, ...p.recruited]),
];

/** Characters are dealt when the board has been laid out. */
const dealtOf = (s: State): number => {
  const isDealt = s.config.modules.includes('characters') && s.board.some((tile) => tile !== null);
  return isDealt ? s.players.length * CHARACTERS_DEALT_BY_SEATS[s.players.length]! : 0;
};

function excess(printed: readonly number[], deck: Deck, held: readonly (readonly number[])[]): number {
  return sum(
    printed.map((most, kind) => {
      const found = deck.cards.filter((card) => card === kind).length + sum(held.map((kinds) => kinds[kind]!));
      return Math.max(0, found - most);
    }),
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Every place that holds something not everybody knows. */
export const secrets = (s: State) => [
  { zone: 'supply', kind: 'landscape', items: s.supply, knownTo: [] },
  { zone: 'mosaic deck', kind: 'mosaic', items: s.mosaicDeck.cards, at: unseenIn(s.mosaicDeck), knownTo: [] },
  { zone: 'stall deck', kind: 'stall', items: s.stallDeck.cards, at: unseenIn(s.stallDeck), knownTo: [] },
  ...s.players.map((player, seat) => ({
    zone: `hand of p${seat}`,
    kind: 'character',
    items: player.hand,
    knownTo: [seat],
  })),
];

const unseenIn = (deck: Deck): number[] =>
  Array.from({ length: Math.max(0, deck.cards.length - 1 - deck.known) }, (_, i) => deck.known + i);
