import { designedContent as content } from './almadi.ts';
import type { CharacterId } from './characters/ids.ts';
import type { Config } from './config.ts';
import {
  CARDS_BY_SEATS,
  CHARACTERS_DEALT_BY_SEATS,
  GREY_OBJECTIVES_BY_SEATS,
  OBJECTIVES,
  TILES_PER_TYPE_BY_SEATS,
} from './facts.ts';
import { cellText, isCell, ROWS_0_TO_5 } from './realm/cells.ts';
import { mayHold } from './realm/places.ts';
import { startRealm } from './realm/realm.ts';
import type { Deck, Player, State } from './state.ts';
import { COLOURS, TYPES } from './words.ts';

export const configOf = (s: State): Config => s.config;

/** What is impossible even though no piece is missing, each as a sentence. */
export function faults(s: State): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const seats = s.players.length;
  must(seats === s.answers.length, `there are ${seats} players at ${s.answers.length} seats`);
  must(s.rubies >= 0, `there are ${s.rubies} rubies in the reserve`);
  for (const [name, deck] of Object.entries({ mosaics: s.mosaicDeck, stalls: s.stallDeck }))
    must(isDeck(deck, content[name as 'mosaics' | 'stalls'].length), `the deck of ${name} cannot be`);
  const starts = s.players.flatMap(({ start }) => (start === null ? [] : [start]));
  must(new Set(starts).size === starts.length, 'two players have the same starting tile');
  for (const tile of [...s.supply, ...s.board, s.turn.drawn])
    must(tile === null || (tile >= 0 && tile < content.tiles), `there is no landscape ${tile}`);
  s.players.forEach((player, seat) => {
    for (const fault of faultsOf(player)) found.push(`p${seat} ${fault}`);
  });
  return found;
}

const isDeck = ({ cards, known }: Deck, kinds: number): boolean =>
  known >= 0 && known <= cards.length && cards.every((card) => card >= 0 && card < kinds);

function faultsOf(player: Player): string[] {
  const { start, realm, rubies, objectives, completed, mosaics, stalls } = player;
  const { cells, landscapes } = realm;
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  must(rubies >= 0, `has ${rubies} rubies`);
  must(
    [...mosaics, ...stalls].every((count) => count >= 0),
    'has fewer than no cards of a kind',
  );
  must(mosaics.length === content.mosaics.length && stalls.length === content.stalls.length, 'has cards there are not');
  must(cells.length === landscapes.length, 'has landscapes that lie nowhere');
  const twice = cells.find((cell, i) => cells.indexOf(cell) !== i);
  must(twice === undefined, `has two landscapes in ${cellText(twice ?? 0)}`);
  must(cells.every(isCell), 'has a landscape outside the realm');
  must(
    [...objectives, ...completed].every((objective) => objective >= 1 && objective <= OBJECTIVES),
    'has an objective that there is not',
  );
  if (start === null) return [...found, ...(cells.length > 0 ? ['has a realm without a starting tile'] : [])];
  must(start >= 0 && start < content.startingTiles, `has starting tile ${start}`);
  if (found.length > 0) return found;
  const first = startRealm(content, start);
  must(
    first.landscapes.every((landscape, i) => landscapes[i] === landscape && cells[i] === first.cells[i]),
    'does not begin with his starting tile',
  );
  must(
    landscapes.slice(first.landscapes.length).every((landscape) => landscape >= 0 && landscape < content.tiles),
    'has a landscape that there is not',
  );
  const besideStart = cells.slice(first.cells.length).find((cell) => !mayHold(cell, ROWS_0_TO_5));
  must(besideStart === undefined, `has a landscape in ${cellText(besideStart ?? 0)}, where none may lie`);
  return found;
}

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
