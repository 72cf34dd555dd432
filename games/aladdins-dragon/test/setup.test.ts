import { given } from '@majlis/testkit';
import { expect, test } from 'vitest';
import { ARTIFACTS } from '../src/content/artifacts.ts';
import { CARDS_PER_SET, cardSets } from '../src/content/treasure-card-sets.ts';
import { aladdinsDragon } from '../src/index.ts';
import { pieces } from '../src/testing.ts';
import { scene } from './scene.ts';

const begin = (seats: number, version: string) => given(aladdinsDragon, { seats, config: { version }, pieces });

test('ADR-SETUP-1 ADR-11 each in player sequence takes three treasures of any kinds', () => {
  const deals = Array.from({ length: 20 }, (_, i) => given(aladdinsDragon, { seats: 3, seed: `deal ${i}`, pieces }));
  const t = deals
    .find(({ state }) => state.camel === 0)!
    .expectAsked(0)
    .expectRefusal('p0: take 2 crown', 'wrong-amount', { amount: 3 })
    .expectRefusal('p0: decline', 'wrong-action', { expected: ['take'] })
    .play('p0: take 3 crown')
    .expectAsked(1)
    .play('p1: take 1 crown 1 gem 1 gold')
    .expectAsked(2)
    .play('p2: take 2 pearl 1 trophy');
  expect(t.state.players.map(({ hoard }) => hoard)).toEqual([
    [3, 0, 0, 0, 0],
    [1, 0, 1, 0, 1],
    [0, 2, 0, 1, 0],
  ]);
  const other = begin(3, 'basic');
  expect(other.legal(other.state.camel)).toHaveLength(35);
});

test('ADR-SETUP-2 ADR-BOARD-1 six artifacts to each room, and as many rooms as players', () => {
  for (const seats of [3, 4, 5]) {
    const { state } = begin(seats, 'basic');
    expect(state.rooms.map(({ stack }) => stack.length)).toEqual(Array.from({ length: seats }, () => 6));
    expect(state.box).toHaveLength(30 - 6 * seats);
    for (const artifact of ARTIFACTS) expect(pieces(state)[artifact]).toBe(5);
  }
});

test('ADR-SETUP-3 ADR-ROUND-1 the cards of this number of players are shuffled; the first fills the caves', () => {
  for (const seats of [3, 4, 5]) {
    const t = scene({ seats });
    const [card] = t.s.spentTreasureCards;
    expect(t.s.caves).toEqual(cardSets[seats]![card!]);
    expect(t.s.treasureDeck).toHaveLength(CARDS_PER_SET - 1);
  }
  const decks = ['a', 'b', 'c'].map((seed) => scene({ seed }).s.spentTreasureCards[0]);
  expect(new Set(decks).size).toBeGreaterThan(1);
});

test('ADR-SETUP-4 ADR-24 any seat may have the camel at the start, by chance, and begins', () => {
  const starts = Array.from({ length: 30 }, (_, i) => {
    const { state } = given(aladdinsDragon, { seats: 4, seed: `camel ${i}` });
    expect(aladdinsDragon.deciders(state)).toEqual([state.camel]);
    return state.camel;
  });
  expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
});

test('ADR-MAGIC-1 one artifact of each type for each player; everyone has a Lamp; five to a room', () => {
  for (const seats of [3, 4, 5]) {
    const { state } = begin(seats, 'magic');
    expect(state.players.map(({ artifacts }) => artifacts)).toEqual(state.players.map(() => [1, 0, 0, 0, 0, 0]));
    expect(state.rooms.map(({ stack }) => stack.length)).toEqual(state.players.map(() => 5));
    expect(state.rooms.flatMap(({ stack }) => stack)).not.toContain(0);
    for (const artifact of ARTIFACTS) expect(pieces(state)[artifact]).toBe(seats);
  }
});

test('ADR-MAGIC-2 21 spells are shuffled face down', () => {
  const { state } = begin(4, 'magic');
  expect(state.spellPile).toHaveLength(21);
  expect(state.spellPile).not.toEqual([...state.spellPile].sort((a, b) => a - b));
  expect(begin(4, 'basic').state.spellPile).toEqual([]);
});

test('ADR-MAGIC-3 at the beginning of a round the topmost artifact of each room is turned up', () => {
  const t = scene({
    version: 'magic',
    guard: 3,
    tokens: [{ guard: [9], room1: [1] }, { guard: [1] }, { market: [1] }],
  });
  expect(t.s.rooms.every(({ open, stack }) => open !== null && stack.length === 4)).toBe(true);
  const before = t.s.rooms.map(({ open }) => open);
  t.until('room').until('placing');
  expect(t.s.round).toBe(2);
  expect(t.s.rooms.map(({ open }) => open)).toEqual(before);
});

test('options that are none are refused', () => {
  expect(aladdinsDragon.checkConfig({ version: 'ultra' }, 3)).toMatchObject({ ok: false });
  expect(aladdinsDragon.checkConfig({ maxRounds: 0 }, 3)).toMatchObject({ ok: false });
  expect(aladdinsDragon.checkConfig({ rounds: 3 }, 3)).toMatchObject({ ok: false });
  expect(aladdinsDragon.checkConfig({}, 2)).toMatchObject({ ok: false });
  expect(aladdinsDragon.checkConfig(undefined, 3)).toEqual({ ok: true, value: { version: 'basic', maxRounds: null } });
});
