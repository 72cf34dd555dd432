/** One currency for each square of the building market, in the order of the squares. */
export const CURRENCIES = ['denar', 'dirham', 'ducat', 'florin'] as const;
export type Currency = 0 | 1 | 2 | 3;
export const EACH_CURRENCY: readonly Currency[] = [0, 1, 2, 3];
/** Blue, green, orange, yellow. */
export const CURRENCY_LETTERS = 'bgoy';
/** Money that no square asks for. It pays where a module says so. */
export const OF_NO_SQUARE = 4;
export type AnyCurrency = Currency | typeof OF_NO_SQUARE;

export const HIGHEST_VALUE = 9;
export const COPIES = 3;
export const COPIES_FOR_TWO = 2;

/**
 * Cards are numbers. Two cards with the same face are the same number: nobody can tell them apart.
 * 0-35 are the money of the base game; every kind of other card has a range of its own below `CARD_NUMBERS`, so
 * that any card of the money deck can be named without asking which modules are in play.
 */
export const CARD_NUMBERS = 200;
export const SCORING_CARDS = [100, 101] as const;

/** What a card is, wherever it lies. */
export interface CardFacts {
  readonly card: number;
  /** As it is typed. */
  readonly name: string;
  /** That of a square or `OF_NO_SQUARE`; null: it is not money. */
  readonly currency: AnyCurrency | null;
  /** What it pays; zero if it is not money. */
  readonly value: number;
  /** Turned up, it lies in the row and is taken like money; otherwise its own rule is carried out. */
  readonly lies: 'row' | 'aside';
  /** Paid or given away, it goes to the discard pile or leaves the game. */
  readonly spent: 'discard' | 'out';
}

const NO_CURRENCY = -1;
const currencies = new Int8Array(CARD_NUMBERS).fill(NO_CURRENCY);
const values = new Int8Array(CARD_NUMBERS);
const known: (CardFacts | undefined)[] = new Array(CARD_NUMBERS);
const byName = new Map<string, number>();

/** Modules name their cards here, in their content. */
export function defineCards(cards: readonly CardFacts[]): readonly CardFacts[] {
  for (const facts of cards) {
    const { card, name, currency, value } = facts;
    if (known[card] !== undefined || byName.has(name)) throw new Error(`card ${card} "${name}" is defined twice`);
    known[card] = facts;
    byName.set(name, card);
    currencies[card] = currency ?? NO_CURRENCY;
    values[card] = value;
  }
  return cards;
}

export const moneyCard = (currency: Currency, value: number): number => currency * HIGHEST_VALUE + value - 1;
export const isMoney = (card: number): boolean => values[card]! > 0;
/** Of a money card. */
export const currencyOf = (card: number): AnyCurrency => currencies[card] as AnyCurrency;
/** Zero for a card that is not money. */
export const faceValueOf = (card: number): number => values[card]!;
export const liesInRow = (card: number): boolean => known[card]?.lies === 'row';
export const leavesWhenSpent = (card: number): boolean => known[card]?.spent === 'out';
/** Means of payment that are not cards have numbers beyond those of the cards. */
export const isCard = (ref: number): boolean => ref < CARD_NUMBERS;

const MONEY: readonly CardFacts[] = EACH_CURRENCY.flatMap((currency) =>
  Array.from({ length: HIGHEST_VALUE }, (_, i): CardFacts => {
    const name = `${CURRENCY_LETTERS[currency]}${i + 1}`;
    return { card: moneyCard(currency, i + 1), name, currency, value: i + 1, lies: 'row', spent: 'discard' };
  }),
);
defineCards(MONEY);

const packOf = (copies: number): readonly number[] => MONEY.flatMap(({ card }) => new Array<number>(copies).fill(card));
const PACK = packOf(COPIES);
const PACK_FOR_TWO = packOf(COPIES_FOR_TWO);

/** The money of the base game. */
export const moneyPack = (seats: number): number[] => (seats === 2 ? PACK_FOR_TWO : PACK).slice();

/** `b7` is the blue seven. */
export const cardText = (card: number): string => known[card]?.name ?? `card${card}`;
export const parseCard = (text: string): number | null => byName.get(text) ?? null;
