/** The four types of landscape; the tables of the content speak of them by their place in this list. */
export const TYPES = ['oasis', 'caravan', 'market', 'palace'] as const;
export type LandscapeType = (typeof TYPES)[number];
export const OASIS = 0;
export const CARAVAN = 1;
export const MARKET = 2;
export const PALACE = 3;

export const GOODS = ['spice', 'leather', 'carpet', 'pottery'] as const;
export type Good = (typeof GOODS)[number];
export const SPICE = 0;
export const LEATHER = 1;
export const CARPET = 2;
export const POTTERY = 3;

/** What a side of a landscape may carry: nothing, an arrow, or one of the six effects. */
export const SIDES = ['none', 'activation', 'genie', 'marteline', 'stall', 'moon', 'ruby', 'jar'] as const;
export type SideName = (typeof SIDES)[number];
export const NONE = 0;
export const ACTIVATION = 1;
export const GENIE = 2;
export const MARTELINE = 3;
export const STALL = 4;
export const MOON = 5;
export const RUBY = 6;
export const JAR = 7;

/** How a content pack writes the sides, in the order of `SIDES`. */
export const SIDE_LETTERS = '.>GMSORJ';

export const COLOURS = ['grey', 'blue', 'yellow', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** Sides are numbered north, east, south, west: a landscape is never turned (ALM-PLACE-5). */
export const EAST = 1;
export const SOUTH = 2;
