import type { Config } from './config.ts';
import type { Deck, State } from './state.ts';

/** All seat counts, with and without characters. */
export const setups: readonly { readonly seats: number; readonly config?: Partial<Config> }[] = [2, 3, 4, 5].flatMap(
  (seats) => [{ seats }, { seats, config: { modules: ['characters'], startingTiles: 'dealt' } }],
);

export { configOf, faults, pieces } from './position.ts';

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
