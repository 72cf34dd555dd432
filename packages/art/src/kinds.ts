// The letters are for the drawings; translations give others, unique within their set.
export const BUILDINGS = {
  pavilion: 'P',
  seraglio: 'S',
  arcades: 'A',
  chambers: 'C',
  garden: 'G',
  tower: 'T',
};
export const CURRENCIES = { denar: 'De', dirham: 'Di', ducat: 'Du', florin: 'Fl' };
export const LANDSCAPES = { oasis: 'O', caravan: 'C', market: 'M', palace: 'P' };
export const EFFECTS = { J: 'jar', G: 'genie', S: 'stall', M: 'marteline', R: 'ruby', O: 'moon' } as const;
export const GOODS = { spice: 'S', leather: 'L', carpet: 'C', pottery: 'P' } as const;
export const TREASURES = { crown: 'C', pearl: 'P', gem: 'G', trophy: 'T', gold: 'B' };
export const ARTIFACTS = { lamp: 'L', counterspell: 'N', double: 'D', carpet: 'C', key: 'K', scroll: 'S' };
export const MOSAICS = ['A', 'B', 'C', 'D'] as const;

export type Building = keyof typeof BUILDINGS;
export type Currency = keyof typeof CURRENCIES;
export type Landscape = keyof typeof LANDSCAPES;
export type Effect = keyof typeof EFFECTS;
export type Good = keyof typeof GOODS;
export type Treasure = keyof typeof TREASURES;
export type Artifact = keyof typeof ARTIFACTS;
export type Mosaic = (typeof MOSAICS)[number];

/** Gives kinds the letters of another language: from then on drawings bear these. */
const lettering =
  <Kind extends string>(kinds: Record<Kind, string>) =>
  (letters: Readonly<Record<Kind, string>>): void => {
    Object.assign(kinds, letters);
  };
export const letterBuildings = lettering(BUILDINGS);
export const letterMoney = lettering(CURRENCIES);
export const letterLandscapes = lettering(LANDSCAPES);
export const letterTreasures = lettering(TREASURES);
export const letterArtifacts = lettering(ARTIFACTS);

/** A letter that stands for a kind: in its drawing it can be found again. */
export interface Letter {
  readonly kind: string;
  readonly letter: string;
}
export const letterOf = <Kind extends string>(kinds: Readonly<Record<Kind, string>>, kind: Kind): Letter => ({
  kind,
  letter: kinds[kind],
});

const LETTERED: readonly Readonly<Record<string, string>>[] = [BUILDINGS, CURRENCIES, LANDSCAPES, TREASURES, ARTIFACTS];
/** A drawing made before the language was chosen, with the letters of now. */
export const relettered = (art: string): string =>
  art.replace(
    /( data-letter="(\w+)">)[^<]*/g,
    (_, mark, kind) => mark + LETTERED.find((kinds) => kind in kinds)![kind],
  );
