import { spellCards } from './spells.ts';

/** Every spell the engine knows how to play; a spell's number is its place in this list. */
export const SPELLS = [
  'secondChance',
  'abracadabra',
  'lastFirst',
  'charity',
  'cityTax',
  'donation',
  'dragonLeaves',
  'dragonsReturn',
  'eyeForAnEye',
  'lunarEclipse',
  'magesApprentice',
  'mirage',
  'parasite',
  'sacrifice',
  'smuggler',
  'solarEclipse',
  'spy',
  'sultansTax',
  'taboo',
  'teleport',
  'trade',
] as const;
export type SpellId = (typeof SPELLS)[number];

export interface SpellCard {
  readonly id: string;
  readonly amount?: number;
  readonly shelves?: readonly number[];
}

const NEEDS_AMOUNT: readonly SpellId[] = ['charity', 'cityTax', 'donation', 'sacrifice', 'sultansTax', 'teleport'];

export function faultsOfSpellCards(cards: readonly SpellCard[]): string[] {
  return cards.flatMap(({ id, amount, shelves }, i) => {
    const at = `spell cards, card ${i + 1} (${id})`;
    if (!(SPELLS as readonly string[]).includes(id)) return [`${at}: no spell has this name`];
    if (cards.findIndex((card) => card.id === id) !== i) return [`${at}: there is one card of each spell`];
    if (NEEDS_AMOUNT.includes(id as SpellId) && !(Number.isInteger(amount) && amount! >= 1)) {
      return [`${at}: needs an amount, a whole number from 1`];
    }
    const isShelf = (n: number) => Number.isInteger(n) && n >= 1;
    if (id === 'dragonLeaves' && !(shelves !== undefined && shelves.length > 0 && shelves.every(isShelf))) {
      return [`${at}: needs shelves, from the top, each a whole number from 1`];
    }
    return [];
  });
}

export function loadSpellCards(cards: readonly SpellCard[]): readonly SpellCard[] {
  const faults = faultsOfSpellCards(cards);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return cards;
}

const loaded = loadSpellCards(spellCards);

/** The pile before it is shuffled. */
export const spellPile: readonly number[] = loaded.map(({ id }) => SPELLS.indexOf(id as SpellId));
export const amountOf = (spell: SpellId): number => loaded.find(({ id }) => id === spell)?.amount ?? 0;
export const shelvesOf = (spell: SpellId): readonly number[] => loaded.find(({ id }) => id === spell)?.shelves ?? [];
