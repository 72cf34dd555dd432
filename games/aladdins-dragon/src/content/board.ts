/** The kinds of treasure, in the order of their caves from left to right. */
export const KINDS = ['crown', 'pearl', 'gem', 'trophy', 'gold'] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_COUNT = KINDS.length;

/** Small pieces are worth 1, large ones `LARGE_WORTH`; stocks are kept by value. */
const SMALL_PIECES = 14;
const LARGE_PIECES = 5;
const LARGE_WORTH = 3;
export const STOCK_PER_KIND = SMALL_PIECES + LARGE_PIECES * LARGE_WORTH;

/** The strengths of a player's eight tokens: there is no 3. */
export const TOKENS = [1, 2, 4, 5, 6, 7, 8, 9] as const;
export const GUARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const CARPET_STRENGTH = 3;
export const ROOM_LIMIT = 5;
export const START_TREASURES = 3;

/** Every space of the board; its place in this list is its number and its turn in the tally (ADR-1). */
export const SPACES = [
  ...KINDS,
  'tent',
  'djinn',
  'market',
  'caravanserai',
  'guard',
  'room1',
  'room2',
  'room3',
  'room4',
  'room5',
] as const;
export type SpaceName = (typeof SPACES)[number];

export const TENT = SPACES.indexOf('tent');
export const DJINN = SPACES.indexOf('djinn');
export const MARKET = SPACES.indexOf('market');
export const CARAVANSERAI = SPACES.indexOf('caravanserai');
export const GUARD = SPACES.indexOf('guard');
export const FIRST_ROOM = GUARD + 1;
/** Where a token is that went back behind its screen: out until the round ends (ADR-22). */
export const OUT = -1;

export const isCave = (space: number): boolean => space >= 0 && space < KIND_COUNT;
export const isCity = (space: number): boolean => space >= TENT && space <= CARAVANSERAI;
export const isRoom = (space: number): boolean => space >= FIRST_ROOM;
/** As many rooms are used as there are players. */
export const spaceCount = (seats: number): number => FIRST_ROOM + seats;
