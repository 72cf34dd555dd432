import { copyJson, type Own, type Rng, type Seat, shuffle } from '@majlis/kernel';
import { CHARACTER_IDS } from './characters/ids.ts';
import { type Content, tilesOfType } from './content/compile.ts';
import { TILES_PER_TYPE_BY_SEATS } from './facts.ts';
import { type Deck, type DeckView, fields, type Player, type State, type View } from './state.ts';
import { TYPES } from './words.ts';

/** Nothing is remembered that is not still to be seen: the view is all a seat knows. */
export type Knowledge = View;

export const knowledge = (s: State, seat: Seat): Knowledge => fields.show(s, seat, null);

export function imagine(content: Content, known: Knowledge, rng: Rng): Own<State> {
  const { players, turn, ...table } = copyJson(known);
  return {
    config: table.config,
    first: table.first,
    board: table.board,
    supply: imagineSupply(content, known, rng),
    mosaicDeck: imagineDeck(
      content.mosaics,
      known.mosaicDeck,
      known.players.map((p) => p.mosaics),
      rng,
    ),
    stallDeck: imagineDeck(
      content.stalls,
      known.stallDeck,
      known.players.map((p) => p.stalls),
      rng,
    ),
    rubies: table.rubies,
    objectives: table.objectives,
    characters: table.characters,
    players: imagineHands(known, players, rng),
    turn,
  };
}

/** How many of each type take part is known, which of them is not (ALM-SETUP-3). */
function imagineSupply(content: Content, known: Knowledge, rng: Rng): number[] {
  if (known.supply.count === 0) return [];
  const seen = new Set<number | null>([...known.board, known.turn.drawn]);
  for (const { realm } of known.players) for (const landscape of realm.landscapes) seen.add(landscape);
  const perType = TILES_PER_TYPE_BY_SEATS[known.players.length]!;
  const supply = TYPES.flatMap((_, type) => {
    const unseen = tilesOfType(type).filter((tile) => !seen.has(tile));
    const seenOfType = content.tiles / TYPES.length - unseen.length;
    return shuffle(unseen, rng).slice(0, perType - seenOfType);
  });
  return shuffle(supply, rng);
}

/** ALM-22: the top card and those put under the deck are known. */
function imagineDeck(printed: readonly number[], deck: DeckView, held: readonly (readonly number[])[], rng: Rng): Deck {
  const left = printed.map((count, kind) => count - held.reduce((sum, kinds) => sum + kinds[kind]!, 0));
  for (const card of deck.under) left[card]!--;
  const topIsUnder = deck.count === deck.under.length;
  if (deck.top !== null && !topIsUnder) left[deck.top]!--;
  const unseen = shuffle(
    left.flatMap((count, kind) => Array<number>(count).fill(kind)),
    rng,
  );
  const top = deck.top === null || topIsUnder ? [] : [deck.top];
  const between = unseen.slice(0, deck.count - deck.under.length - top.length);
  return { cards: [...deck.under, ...between, ...top], known: deck.under.length };
}

function imagineHands(known: Knowledge, players: Knowledge['players'], rng: Rng): Player[] {
  const seen = new Set([...known.characters, ...players.flatMap((p) => [...p.recruited, ...(p.hand.items ?? [])])]);
  const unseen = shuffle(
    CHARACTER_IDS.filter((character) => !seen.has(character)),
    rng,
  );
  return players.map((player) => ({
    ...player,
    hand: player.hand.items === undefined ? unseen.splice(0, player.hand.count) : [...player.hand.items],
  }));
}
