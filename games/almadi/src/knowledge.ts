import { type Own, type Rng, type Seat, shuffle } from '@majlis/kernel';
import { CHARACTER_IDS } from './characters/ids.ts';
import type { Content } from './content/compile.ts';
import { TILES_PER_TYPE_BY_SEATS } from './facts.ts';
import { type Deck, type DeckView, fields, type Player, type State, type View } from './state.ts';
import { TYPES } from './words.ts';

/** Nothing is remembered that is not still to be seen: the view is all a seat knows. */
export type Knowledge = View;

export const knowledge = (s: State, seat: Seat): Knowledge => fields.show(s, seat, null);

/** Lists that are replaced and never written into are those of the knowledge itself: all imagined worlds share them. */
export function imagine(content: Content, known: Knowledge, rng: Rng): Own<State> {
  const { config, first, board, rubies, objectives, characters, players, turn } = known;
  return {
    config,
    first,
    board,
    supply: imagineSupply(content, known, rng),
    mosaicDeck: imagineDeck(
      content.mosaics,
      known.mosaicDeck,
      players.map(({ mosaics }) => mosaics),
      rng,
    ),
    stallDeck: imagineDeck(
      content.stalls,
      known.stallDeck,
      players.map(({ stalls }) => stalls),
      rng,
    ),
    rubies,
    objectives,
    characters,
    players: imagineHands(known, rng),
    turn,
  };
}

/** By landscape: whether it is on the board or in a realm. */
function tilesSeen(content: Content, { board, turn, players }: Knowledge): Uint8Array {
  const seen = new Uint8Array(content.typeOf.length);
  for (const tile of board) if (tile !== null) seen[tile] = 1;
  if (turn.drawn !== null) seen[turn.drawn] = 1;
  for (const { realm } of players) for (const landscape of realm.landscapes) seen[landscape] = 1;
  return seen;
}

/** How many of each type take part is known, which of them is not (ALM-SETUP-3). */
function imagineSupply(content: Content, known: Knowledge, rng: Rng): number[] {
  const supply: number[] = [];
  if (known.supply.count === 0) return supply;
  const seen = tilesSeen(content, known);
  const perType = TILES_PER_TYPE_BY_SEATS[known.players.length]!;
  const ofType = content.tiles / TYPES.length;
  for (let type = 0; type < TYPES.length; type++) {
    const unseen: number[] = [];
    for (let tile = type * ofType; tile < (type + 1) * ofType; tile++) if (seen[tile] === 0) unseen.push(tile);
    shuffle(unseen, rng);
    const left = perType - (ofType - unseen.length);
    for (let i = 0; i < left && i < unseen.length; i++) supply.push(unseen[i]!);
  }
  return shuffle(supply, rng);
}

/** ALM-22: the top card and those put under the deck are known. */
function imagineDeck(printed: readonly number[], deck: DeckView, held: readonly (readonly number[])[], rng: Rng): Deck {
  const isTopKnown = deck.top !== null && deck.count > deck.under.length;
  const unseen: number[] = [];
  for (let kind = 0; kind < printed.length; kind++) {
    let left = printed[kind]!;
    for (let seat = 0; seat < held.length; seat++) left -= held[seat]![kind]!;
    for (let i = 0; i < deck.under.length; i++) if (deck.under[i] === kind) left--;
    if (isTopKnown && deck.top === kind) left--;
    for (; left > 0; left--) unseen.push(kind);
  }
  shuffle(unseen, rng);
  const cards = deck.under.slice();
  const between = deck.count - cards.length - (isTopKnown ? 1 : 0);
  for (let i = 0; i < between && i < unseen.length; i++) cards.push(unseen[i]!);
  if (isTopKnown) cards.push(deck.top!);
  return { cards, known: deck.under.length };
}

function imagineHands({ characters, players }: Knowledge, rng: Rng): Player[] {
  const seen = new Set([...characters, ...players.flatMap((p) => [...p.recruited, ...(p.hand.items ?? [])])]);
  const unseen = shuffle(
    CHARACTER_IDS.filter((character) => !seen.has(character)),
    rng,
  );
  return players.map((player) => ({
    ...player,
    hand: player.hand.items === undefined ? unseen.splice(0, player.hand.count) : [...player.hand.items],
  }));
}
