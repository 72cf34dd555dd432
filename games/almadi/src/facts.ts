import type { Colour } from './words.ts';

/** Numbers the rulebook states; what had to be designed is in `content/designed`. */

export const ROWS_ON_BOARD = 4;
export const SLOTS_PER_ROW = 2;
export const SLOTS = ROWS_ON_BOARD * SLOTS_PER_ROW;
export const TILES_PER_TYPE = 22;
export const RUBIES = 30;
export const TURNS_EACH = 16;
export const MOVES_PER_TURN = 3;
export const CARDS_PER_KIND = 32;
export const CHARACTERS_KEPT = 2;

type BySeats = { readonly [seats: number]: number };
export const TILES_PER_TYPE_BY_SEATS: BySeats = { 2: 10, 3: 14, 4: 18, 5: 22 };
export const CARDS_BY_SEATS: BySeats = { 2: 14, 3: 21, 4: 28, 5: 32 };
export const GREY_OBJECTIVES_BY_SEATS: BySeats = { 2: 1, 3: 2, 4: 3, 5: 4 };
export const CHARACTERS_DEALT_BY_SEATS: BySeats = { 2: 4, 3: 3, 4: 3, 5: 3 };

/** Goods carried by a group of 1, 2, ... caravans; the last stands for all larger groups. */
export const CARAVAN_CAPACITY = [2, 5, 10, 15, 20, 35, 50, 65] as const;
export const RUBY_POINTS_TWO_PLAYERS = [10, 4] as const;
export const RUBY_POINTS = [12, 8, 4, 2, 0] as const;
export const POINTS_PER_OASIS = 3;
export const LARGEST_OASIS_GROUP = 6;

/** The colour of each objective, by its number less one (ALM-O1 to ALM-O32). */
export const OBJECTIVE_COLOURS: readonly Colour[] = [
  ...Array<Colour>(13).fill('grey'),
  ...Array<Colour>(4).fill('blue'),
  ...Array<Colour>(5).fill('yellow'),
  ...Array<Colour>(5).fill('red'),
  ...Array<Colour>(5).fill('green'),
];
export const OBJECTIVES = OBJECTIVE_COLOURS.length;
/** The objectives whose condition is a figure drawn on the card. */
export const FIGURE_OBJECTIVES = [2, 3, 4, 5, 7, 14, 15, 22, 27, 32] as const;
