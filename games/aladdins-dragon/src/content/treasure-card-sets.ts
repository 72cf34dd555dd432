import { KIND_COUNT, KINDS, STOCK_PER_KIND } from './board.ts';
import { treasureCards } from './treasure-cards.ts';

/** For each of the five caves, what lies on its shelves from the top. */
export type TreasureCard = readonly (readonly number[])[];
export type CardSets = { readonly [seats: number]: readonly TreasureCard[] };

export const CARDS_PER_SET = 15;

/** What is wrong with the sets, each fault with the place where it is; empty when all is well. */
export function faultsOfCardSets(sets: CardSets): string[] {
  return [3, 4, 5].flatMap((seats) => {
    const cards = sets[seats];
    if (cards === undefined) return [`treasure cards: no set for ${seats} players`];
    const wrongSize =
      cards.length === CARDS_PER_SET
        ? []
        : [`treasure cards for ${seats} players: ${cards.length} cards instead of ${CARDS_PER_SET}`];
    return [
      ...wrongSize,
      ...cards.flatMap((card, i) => faultsOfCard(card, seats, `for ${seats} players, card ${i + 1}`)),
    ];
  });
}

function faultsOfCard(card: TreasureCard, seats: number, where: string): string[] {
  if (card.length !== KIND_COUNT) return [`treasure cards ${where}: ${card.length} caves instead of ${KIND_COUNT}`];
  return card.flatMap((shelves, cave) => {
    const at = `treasure cards ${where}, ${KINDS[cave]} cave`;
    const faults: string[] = [];
    if (shelves.length > seats - 1)
      faults.push(`${at}: ${shelves.length} shelves; at most ${seats - 1} may hold treasure`);
    if (shelves.some((amount) => !Number.isInteger(amount) || amount < 1)) {
      faults.push(`${at}: every shelf listed must hold a whole number of treasures, 1 or more`);
    }
    if (shelves.some((amount, i) => i > 0 && amount > shelves[i - 1]!)) {
      faults.push(`${at}: a shelf must not hold more than the one above it`);
    }
    const sum = shelves.reduce((total, amount) => total + amount, 0);
    if (sum > STOCK_PER_KIND) faults.push(`${at}: ${sum} treasures, but there are only ${STOCK_PER_KIND} of a kind`);
    return faults;
  });
}

export function loadCardSets(sets: CardSets): CardSets {
  const faults = faultsOfCardSets(sets);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return sets;
}

export const cardSets = loadCardSets(treasureCards);
export const cardOf = (seats: number, card: number): TreasureCard => cardSets[seats]![card]!;
