import type { Codec } from '../../action-text.ts';
import { cardText, parseCard } from '../../content/cards.ts';
import { FOUNTAIN, isTile, parseTile, tileText } from '../../content/tiles.ts';
import type { AlhambraModule, HiddenCards, X } from '../../hooks.ts';
import { cityWallsBots } from './bots.ts';
import { CARDS_PER_PILE, isWallCard, PILES, WALL_CARDS } from './content.ts';
import { CITY_WALLS_REFUSALS } from './refusals.ts';
import { addedTo, build, listBuildings, wallsIn, withAdded } from './rules.ts';
import { CITY_WALLS_EVENTS, type CityWallsSlice, cityWallsField } from './state.ts';
import { cityWallsTesting } from './testing.ts';

const FOUNTAIN_WORD = 'fountain';

const wallCard: Codec = {
  reads: (value): value is number => typeof value === 'number' && isWallCard(value),
  text: (value: number) => cardText(value),
  parse(words) {
    const card = words.length === 1 ? parseCard(words[0]!) : null;
    return card !== null && isWallCard(card) ? card : null;
  },
};
/** Any tile, or the fountain. */
const anyTile: Codec = {
  reads: (value): value is number => typeof value === 'number' && (value === FOUNTAIN || isTile(value)),
  text: (value: number) => (value === FOUNTAIN ? FOUNTAIN_WORD : tileText(value)),
  parse(words) {
    if (words.length !== 1) return null;
    return words[0] === FOUNTAIN_WORD ? FOUNTAIN : parseTile(words[0]!);
  },
};

function hideCards(x: X, out: HiddenCards[]): void {
  const pack = WALL_CARDS.slice();
  x.chance.shuffle('walls', pack);
  for (const pile of PILES) out.push({ pile, cards: pack.splice(0, CARDS_PER_PILE) });
}

/** Cards that add walls to one's own tiles. */
export const cityWalls: AlhambraModule<'city-walls'> = {
  id: 'city-walls',
  begin: (seats) => ({ open: [], used: [], added: Array.from({ length: seats }, () => []) }),
  hooks: {
    hideCards,
    claimCard(x, card) {
      if (!isWallCard(card)) return false;
      const slice = wallsIn(x.s);
      slice.open = [...slice.open, card];
      x.emit({ type: 'city-walls.turnedUp', card });
      return true;
    },
    turnActions(s, seat, out) {
      const { open } = wallsIn(s);
      for (let i = 0; i < open.length; i++) listBuildings(s, seat, open[i]!, out);
    },
    edges: (s, seat, tile, edges) => edges | addedTo(s, seat, tile),
  },
  foresee: (s, seat, action) => (action.type === 'city-walls.build' ? withAdded(s, seat, action) : null),
  turnActions: { 'city-walls.build': build },
  actions: { 'city-walls.build': { card: { codec: wallCard }, tile: { keyword: 'on', codec: anyTile } } },
  refusals: CITY_WALLS_REFUSALS,
  testing: cityWallsTesting,
  bots: cityWallsBots,
  prompts: [],
  sources: [],
  events: CITY_WALLS_EVENTS,
  field: cityWallsField,
  copy: ({ open, used, added }) => ({ open, used, added }),
  known: (slice) => slice,
  imagine: (known: CityWallsSlice) => known,
  ownsCard: isWallCard,
  faceDown: {
    cards: WALL_CARDS,
    elsewhere: ({ open, used }) => [...open, ...used],
    // All the others are in the deck.
    lay() {},
  },
};
