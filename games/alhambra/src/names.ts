import { cellText } from './board/cells.ts';
import { BUILDINGS } from './content/buildings.ts';
import { CURRENCIES, cardText } from './content/cards.ts';
import { FOUNTAIN, tileText } from './content/tiles.ts';
import { characterOf, isCharacter } from './modules/characters/content.ts';

/** The numbers of the engine as the words of its actions: `garden10` for a tile, `b7` for a card, `1,0` for a cell. */
type Name = (number: number) => string;

const card: Name = (number) => (isCharacter(number) ? characterOf(number) : cardText(number));
const tile: Name = (number) => (number === FOUNTAIN ? 'fountain' : tileText(number));
const kind: Name = (number) => BUILDINGS[number] ?? String(number);
const side: Name = (number) => 'nesw'[number] ?? String(number);
const currency: Name = (number) => CURRENCIES[number] ?? String(number);

/** What the numbers behind a key are, in what a seat sees and in what happens. */
const BY_KEY: Readonly<Record<string, Name>> = {
  card,
  cards: card,
  row: card,
  discard: card,
  paid: card,
  with: card,
  hand: card,
  onOffer: card,
  out: card,
  give: card,
  get: card,
  tile,
  tiles: tile,
  market: tile,
  waiting: tile,
  reserve: tile,
  beside: tile,
  living: tile,
  held: tile,
  heldByRivals: tile,
  huts: tile,
  faceUp: tile,
  taken: tile,
  drawn: tile,
  cell: cellText,
  cells: cellText,
  building: kind,
  buildings: kind,
  citizens: kind,
  chests: kind,
  rooms: kind,
  scouts: kind,
  scoutsOut: kind,
  direction: side,
  came: side,
  next: side,
};

/** Where a key means something else within one module, or what else is meant there. */
const IN_MODULE: Readonly<Record<string, Readonly<Record<string, Name>>>> = {
  'bonus-cards': { hands: tile, seen: tile, played: tile },
  thieves: { hands: currency, used: currency },
  'master-builders': { used: card },
  'city-walls': { open: card, used: card },
  characters: { owned: card, surplus: card },
  sultan: { used: card, mark: kind },
  caravanserai: { left: card },
  'new-score-cards': { cards: String },
  invaders: { pile: side },
  moors: {},
};

/** Numbers that count something although they stand below a key of the table: `hand: {count: 8}`. */
const COUNTS = new Set(['count', 'at', 'mark', 'counter', 'lookers', 'sides', 'walls', 'seats', 'seat']);

function namesIn(value: unknown, name: Name | null, module: string | null): unknown {
  if (typeof value === 'number') return name === null ? value : name(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => namesIn(item, name, module));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const own = module === null ? undefined : IN_MODULE[module]?.[key];
      const below = own ?? BY_KEY[key] ?? (COUNTS.has(key) || !(key in BY_KEY || key === 'items') ? null : name);
      return [key, namesIn(item, below, module ?? (key in IN_MODULE ? key : null))];
    }),
  );
}

/** What a seat sees, or what has happened, for people who read it as text. */
export function named(data: unknown): unknown {
  const type = (data as { type?: unknown } | null)?.type;
  const module = typeof type === 'string' && type.includes('.') ? type.split('.')[0]! : null;
  return namesIn(data, null, module);
}
