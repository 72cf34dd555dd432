/** The ten characters; their cards in the money deck are numbered from 120 on, in this order. */
export const CHARACTERS = [
  'abdul-karim',
  'abdul-knihstig',
  'ammar',
  'faruk',
  'fatima',
  'hakim',
  'laila',
  'machma',
  'yammerad',
  'yusuf',
] as const;
export type Character = (typeof CHARACTERS)[number];

const FIRST_CARD = 120;
export const characterCard = (character: Character): number => FIRST_CARD + CHARACTERS.indexOf(character);
export const isCharacter = (card: number): boolean => card >= FIRST_CARD && card < FIRST_CARD + CHARACTERS.length;
export const characterOf = (card: number): Character => CHARACTERS[card - FIRST_CARD]!;
export const CHARACTER_CARDS: readonly number[] = CHARACTERS.map(characterCard);

/** Abdul Karim as a means of payment. */
export const KARIM_REF = 300;

/** Two in each of the second, third and fourth pile; the rest is surplus. */
export const PILES = [1, 2, 3] as const;
export const CARDS_PER_PILE = 2;

export const FATIMA_POINTS = 8;
export const FARUK_LIMIT = 7;
export const KNIHSTIG_PRICE = 10;
export const YAMMERAD_BELOW = 3;
export const YUSUF_EVERY = 3;
export const HAKIM_BUILDING = 0.5;
