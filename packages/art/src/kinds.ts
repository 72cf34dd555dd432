// The letters are for the drawings; translations may give others, unique within their set.
export const BUILDINGS = {
  pavilion: 'P',
  seraglio: 'S',
  arcades: 'A',
  chambers: 'C',
  garden: 'G',
  tower: 'T',
};
/** Gives the kinds of building the letters of another language: from then on drawings bear these. */
export const letterBuildings = (letters: Readonly<Record<Building, string>>): void => {
  Object.assign(BUILDINGS, letters);
};
export const CURRENCIES = { denar: 'De', dirham: 'Di', ducat: 'Du', florin: 'Fl' } as const;
export const LANDSCAPES = { oasis: 'O', caravan: 'C', market: 'M', palace: 'P' } as const;
export const EFFECTS = { J: 'jar', G: 'genie', S: 'stall', M: 'marteline', R: 'ruby', O: 'moon' } as const;
export const GOODS = { spice: 'S', leather: 'L', carpet: 'C', pottery: 'P' } as const;
export const TREASURES = { crown: 'C', pearl: 'P', gem: 'G', trophy: 'T', gold: 'B' } as const;
export const ARTIFACTS = { lamp: 'L', counterspell: 'N', double: 'D', carpet: 'C', key: 'K', scroll: 'S' } as const;
export const MOSAICS = ['A', 'B', 'C', 'D'] as const;

export type Building = keyof typeof BUILDINGS;
export type Currency = keyof typeof CURRENCIES;
export type Landscape = keyof typeof LANDSCAPES;
export type Effect = keyof typeof EFFECTS;
export type Good = keyof typeof GOODS;
export type Treasure = keyof typeof TREASURES;
export type Artifact = keyof typeof ARTIFACTS;
export type Mosaic = (typeof MOSAICS)[number];
