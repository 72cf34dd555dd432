import { CURRENCIES, type Currency } from '../../content/cards.ts';
import type { PaymentSource } from '../../rules/payments.ts';
import { CARAVANSERAIS, type Caravanserai } from './designed.ts';

const FIRST_CARD = 160;
const FIRST_REF = 310;

/** A card is the number of its offer. */
export const CARAVANSERAI_CARDS: readonly number[] = CARAVANSERAIS.map((_, i) => FIRST_CARD + i);
export const isCaravanserai = (key: number): boolean => CARAVANSERAI_CARDS.includes(key);
export const caravanText = (card: number): string => `caravan-${card - FIRST_CARD + 1}`;

/** The money on a card as a means of payment. */
export const refOf = (card: number): number => FIRST_REF + card - FIRST_CARD;
export const cardOf = (ref: number): number => ref - FIRST_REF + FIRST_CARD;

/** Where a marker stands: 0 to 5 on the way up; a branch at 3 is 13. */
export type Field = number;
const BRANCH = 10;
const TOP = 5;
export const FIELDS: readonly Field[] = [1, 2, 3, 4, 5, 12, 13, 14];

const currencyIndex = (name: (typeof CURRENCIES)[number]): Currency => CURRENCIES.indexOf(name) as Currency;

/** `3` on the way up, `3-branch` beside it. */
export const fieldText = (field: Field): string => (field < BRANCH ? String(field) : `${field - BRANCH}-branch`);

/** Upwards, or outwards where the way branches; never back (p.28). */
export const stepsFrom = (field: Field): readonly Field[] => STEPS[field]!;

const STEPS: readonly (readonly Field[])[] = Array.from({ length: BRANCH + TOP }, (_, field) => {
  if (field >= BRANCH) return [];
  const up = field < TOP ? [field + 1] : [];
  return field >= 2 && field <= 4 ? [...up, BRANCH + field] : up;
});

export function moneyAt(card: number, field: Field): { readonly currency: Currency; readonly value: number } {
  return { currency: currencyAt(card, field), value: valueAt(field) };
}

const valueAt = (field: Field): number => (field < BRANCH ? field : field - BRANCH);

/** By card, then by field. */
const currenciesOf = (list: readonly Caravanserai[]): readonly (readonly Currency[])[] =>
  list.map(({ main, branch }) => {
    const byField = new Array<Currency>(BRANCH + TOP).fill(currencyIndex(main));
    for (const value of [2, 3, 4] as const) byField[BRANCH + value] = currencyIndex(branch[value]);
    return byField;
  });
let currencies = currenciesOf(CARAVANSERAIS);
/** For content packs. */
export function printCaravanserais(list: readonly Caravanserai[]): void {
  currencies = currenciesOf(list);
}
export const currencyAt = (card: number, field: Field): Currency => currencies[card - FIRST_CARD]![field]!;

const means: readonly PaymentSource[][] = CARAVANSERAIS.map(() => []);

/** The money under a marker, the same again and again. */
export function meansAt(card: number, field: Field): PaymentSource {
  const known = means[card - FIRST_CARD]!;
  known[field] ??= { ref: refOf(card), value: valueAt(field), count: 1 };
  return known[field]!;
}

export const mainCurrency = (card: number): Currency => currencyAt(card, 0);

export const MOST_CARDS = 2;
/** Kinds of building one needs for the first card, and for the second. */
export const KINDS_NEEDED = [4, 5] as const;
/** By kinds of building in the buyer's Alhambra. */
export const PRICES: Readonly<Record<number, number>> = { 4: 8, 5: 4, 6: 2 };
