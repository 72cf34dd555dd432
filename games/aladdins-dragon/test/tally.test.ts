import { expect, test } from 'vitest';
import { SPACES } from '../src/content/board.ts';
import { scene } from './scene.ts';

test('ADR-1 ADR-TALLY-1 spaces are tallied in order, those without tokens are skipped', () => {
  const t = scene({
    version: 'magic',
    caves: { crown: [5, 3], pearl: [3], gem: [], trophy: [2], gold: [4, 2] },
    open: ['key', 'key', 'key'],
    guard: 1,
    hoards: [[9, 9, 9, 9, 9]],
    tokens: [
      { crown: [1], gold: [2], tent: [4], djinn: [5], market: [6], caravanserai: [7], guard: [8], room3: [9] },
      { pearl: [1], room1: [2], guard: [9] },
      { guard: [1] },
    ],
  });
  t.until('placing');
  const order = t.events('tokensTurnedUp').map(({ space }) => SPACES[space]);
  expect(order).toEqual([
    'crown',
    'pearl',
    'gold',
    'tent',
    'djinn',
    'market',
    'caravanserai',
    'guard',
    'room1',
    'room3',
  ]);
});

test('ADR-TALLY-2 only the tokens of the space being tallied are turned up, and they stay so', () => {
  const t = scene({
    caves: { crown: [5, 3] },
    tokens: [{ crown: [9] }, { market: [8], room1: [7] }, { caravanserai: [1] }],
  });
  expect(t.kind).toBe('market');
  const faces = t.s.players.map(({ tokens }) => tokens.filter((token) => token.space >= 0).map((token) => token.up));
  expect(faces).toEqual([[true], [true, false], [false]]);
});

test('ADR-TALLY-3 ADR-TALLY-4 ADR-TALLY-5 strengths are sums; ties go in player sequence', () => {
  const tokens = [{ market: [4, 5] }, { market: [9] }, { caravanserai: [1] }];
  expect(scene({ tokens }).asked).toEqual([0]);
  expect(scene({ tokens: [tokens[0]!, tokens[2]!, tokens[1]!], camel: 1 }).asked).toEqual([2]);
});

test('ADR-CAVE-2 the strongest takes the top shelf, the next the second', () => {
  const t = scene({
    caves: { gem: [5, 3] },
    hoards: [[0], [0], [0]].map(() => [0, 0, 0, 0, 0]),
    tokens: [{ gem: [2] }, { gem: [9] }, { gem: [4, 1] }],
  });
  expect(t.s.players.map(({ hoard }) => hoard[2])).toEqual([0, 5, 3]);
});

test('ADR-3 what nobody earned goes back to the treasury', () => {
  const t = scene({ caves: { gem: [5, 3], gold: [4] }, tokens: [{ gem: [2] }, { market: [9] }, { market: [1] }] });
  expect(t.s.caves[2]).toEqual([]);
  const inHoards = t.s.players.reduce((sum, { hoard }) => sum + hoard[2]!, 0);
  expect(t.s.treasury[2]).toBe(29 - inHoards);
  expect(t.s.caves[4]).toEqual([]);
});

test('ADR-CAVE-1 with three players only two find treasure in a cave', () => {
  const t = scene({ caves: { gem: [5, 3] }, tokens: [{ gem: [2] }, { gem: [9] }, { gem: [4] }] });
  expect(t.s.spentTreasureCards).toHaveLength(2);
});

test('ADR-ROUND-3 ADR-22 at the end of the round all tokens return', () => {
  const t = scene({ tokens: [{ market: [9] }, { guard: [1] }, { guard: [2] }] }).until('placing');
  expect(t.s.round).toBe(2);
  expect(t.s.players.map(({ tokens }) => tokens)).toEqual([[], [], []]);
  expect(t.position.legal(t.asked[0]!).filter((text) => text.endsWith('at guard'))).toHaveLength(8);
});

test('ADR-4 a short treasury fills the shelves as far as it goes; nothing is lost', () => {
  const t = scene({
    hoards: [
      [20, 0, 0, 0, 0],
      [9, 0, 0, 0, 0],
    ],
    caves: { crown: [] },
    tokens: [{ guard: [9] }, { guard: [8] }, { guard: [7] }],
  }).until('placing');
  expect(t.s.round).toBe(2);
  expect(t.s.caves[0]).toEqual([]);
  expect(t.s.treasury[0]).toBe(0);
});

test('ADR-5 an empty treasure deck is shuffled again', () => {
  const t = scene({ tokens: [{ market: [9] }, { guard: [1] }, { guard: [2] }] });
  t.position.change((s) => {
    s.spentTreasureCards = [...s.spentTreasureCards, ...s.treasureDeck.splice(0)];
  });
  t.until('placing');
  expect(t.s.round).toBe(2);
  expect(t.s.treasureDeck).toHaveLength(14);
  expect(t.events('treasureDeckShuffled')).toHaveLength(1);
});
