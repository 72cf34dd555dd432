import { expect, test } from 'vitest';
import { ARTIFACTS } from './artifacts.ts';
import { GUARDS, SPACES, STOCK_PER_KIND, spaceCount, TOKENS } from './board.ts';
import { faultsOfSpellCards, loadSpellCards, SPELLS, spellPile } from './spell-cards.ts';
import { spellCards } from './spells.ts';
import { type CardSets, cardSets, faultsOfCardSets, loadCardSets } from './treasure-card-sets.ts';

test('ADR-BOARD-1 five caves, four city spaces, the guard and one room for each player', () => {
  expect(SPACES).toHaveLength(15);
  expect([3, 4, 5].map(spaceCount)).toEqual([13, 14, 15]);
});

test('ADR-BOARD-2 tokens, guards and treasures are those of the box', () => {
  expect(TOKENS).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  expect(GUARDS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(STOCK_PER_KIND).toBe(29);
  expect(ARTIFACTS).toHaveLength(6);
});

test('ADR-1 the spaces are numbered in the order of the tally', () => {
  expect(SPACES.slice(0, 10)).toEqual([
    ...['crown', 'pearl', 'gem', 'trophy', 'gold'],
    ...['tent', 'djinn', 'market', 'caravanserai', 'guard'],
  ]);
});

test('ADR-CAVE-1 every set has 15 cards and fewer shelves than players', () => {
  expect(faultsOfCardSets(cardSets)).toEqual([]);
});

test('a faulty treasure card is named with its place when it is loaded', () => {
  const broken = (change: (cards: number[][][]) => void): CardSets => {
    const cards = cardSets[3]!.map((card) => card.map((shelves) => [...shelves]));
    change(cards);
    return { ...cardSets, 3: cards };
  };
  const faults = [
    broken((cards) => cards.pop()),
    broken((cards) => cards[2]!.pop()),
    broken((cards) => cards[0]![0]!.push(1)),
    broken((cards) => cards[0]![1]!.splice(0, 1, 0)),
    broken((cards) => cards[0]![0]!.reverse()),
    broken((cards) => cards[0]![0]!.splice(0, 1, 40)),
    { 4: cardSets[4]!, 5: cardSets[5]! },
  ].map((sets) => faultsOfCardSets(sets));
  expect(faults).toEqual([
    ['treasure cards for 3 players: 14 cards instead of 15'],
    ['treasure cards for 3 players, card 3: 4 caves instead of 5'],
    ['treasure cards for 3 players, card 1, crown cave: 3 shelves; at most 2 may hold treasure'],
    [
      'treasure cards for 3 players, card 1, pearl cave: every shelf listed must hold a whole number of treasures, 1 or more',
    ],
    ['treasure cards for 3 players, card 1, crown cave: a shelf must not hold more than the one above it'],
    ['treasure cards for 3 players, card 1, crown cave: 43 treasures, but there are only 29 of a kind'],
    ['treasure cards: no set for 3 players'],
  ]);
  expect(() => loadCardSets({ 4: cardSets[4]!, 5: cardSets[5]! })).toThrow('no set for 3 players');
});

test('ADR-SPELL-1 the pile has each of the 21 spells once', () => {
  expect(spellPile).toHaveLength(21);
  expect(new Set(spellPile).size).toBe(SPELLS.length);
});

test('a faulty spell card is named when it is loaded', () => {
  expect(faultsOfSpellCards([{ id: 'fireball' }])).toEqual(['spell cards, card 1 (fireball): no spell has this name']);
  expect(faultsOfSpellCards([{ id: 'spy' }, { id: 'spy' }])).toEqual([
    'spell cards, card 2 (spy): there is one card of each spell',
  ]);
  expect(faultsOfSpellCards([{ id: 'charity' }])).toEqual([
    'spell cards, card 1 (charity): needs an amount, a whole number from 1',
  ]);
  expect(faultsOfSpellCards([{ id: 'dragonLeaves', shelves: [0] }])).toEqual([
    'spell cards, card 1 (dragonLeaves): needs shelves, from the top, each a whole number from 1',
  ]);
  expect(() => loadSpellCards([...spellCards, { id: 'spy' }])).toThrow('one card of each');
});
