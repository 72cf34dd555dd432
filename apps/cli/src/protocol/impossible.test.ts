// biome-ignore-all lint/suspicious/noExplicitAny: positions are spoiled in ways no type would allow
import { gameById } from '@majlis/games';
import { PositionCheck } from '@majlis/games/positions';
import { type AnyGame, hashJson, nullLog, type Rng, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { randomAction } from '../random-action.ts';
import { checkPosition } from './probe.ts';

const MODULES = ['change', 'characters', 'city-walls', 'treasure-chamber', 'street-trader', 'bonus-cards', 'invaders'];
const TABLES: readonly (readonly [string, number, any, number])[] = [
  ['lantern', 3, {}, 12],
  ['alhambra', 2, {}, 60],
  ['alhambra', 4, { modules: MODULES }, 90],
  ['almadi', 3, { modules: ['characters'] }, 50],
  ['aladdins-dragon', 3, {}, 70],
  ['aladdins-dragon', 4, { version: 'magic' }, 150],
];

function playedOn(game: AnyGame, seats: number, wish: unknown, moves: number): any {
  const checked = game.checkConfig(wish, seats) as { ok: true; value: unknown };
  const state = game.setup(checked.value, seats, '7'.repeat(32), nullLog);
  walk(game, state, rngFrom('impossible'), moves);
  return JSON.parse(JSON.stringify(state));
}

function walk(game: AnyGame, state: unknown, rng: Rng, moves: number, look = () => {}): void {
  for (let i = 0; i < moves && game.outcome(state) === null; i++) {
    const asked = game.deciders(state);
    const seat = asked[rng.below(asked.length)]!;
    game.apply(state, seat, randomAction(game, state, seat, rng), nullLog);
    look();
  }
}

/** Every place of a position that holds something, but for its chance: what that is nobody can tell. */
function placesIn(value: any, path: readonly (string | number)[] = []): { at: any; key: string | number }[] {
  if (typeof value !== 'object' || value === null || path[0] === 'chance') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ at: value, key }, ...placesIn(value[key], [...path, key])]);
}

type Spoil = (at: any, key: any, rng: Rng) => void;
const put =
  (what: (old: any, rng: Rng) => unknown): Spoil =>
  (at, key, rng) => {
    at[key] = what(at[key], rng);
  };
const inList =
  (spoil: (list: any[], key: number) => void, otherwise: unknown): Spoil =>
  (at, key) => {
    if (Array.isArray(at)) spoil(at, key);
    else at[key] = otherwise;
  };

const SPOIL: readonly Spoil[] = [
  put((old) => (typeof old === 'number' ? old + 1 : null)),
  put((old) => (typeof old === 'number' ? old - 1 : 0)),
  put((old) => (typeof old === 'number' ? -old - 1 : 'some')),
  put((_, rng) => rng.below(100)),
  inList((list, key) => list.push(list[key]), []),
  inList((list, key) => list.splice(key, 1), {}),
  inList((list) => list.reverse(), null),
];

const CASES = 100;
/** What the language says when it stumbles tells a reader nothing. */
const OF_THE_LANGUAGE = /undefined|is not |Cannot |NaN|\bnull\b \(|iterable|of null/;

describe.each(TABLES)('%s, %i seats, %j', (id, seats, wish, moves) => {
  const game = gameById(id)!;
  const good = playedOn(game, seats, wish, moves);

  test('the position itself is let in', () => {
    expect(() => checkPosition(game, good, 50)).not.toThrow();
  });

  test('spoiled in a hundred ways it is refused in a sentence, or every check holds', () => {
    const rng = rngFrom(`${id} ${seats}`);
    let refused = 0;
    for (let i = 0; i < CASES; i++) {
      const state = JSON.parse(JSON.stringify(good));
      const places = placesIn(state);
      const { at, key } = places[rng.below(places.length)]!;
      SPOIL[rng.below(SPOIL.length)]!(at, key, rng);
      if (hashJson(state) === hashJson(good)) continue;
      const sentence = refusalOf(game, state);
      if (sentence === null) everyCheckHolds(game, state, seats, rng);
      else expect(sentence).not.toMatch(OF_THE_LANGUAGE);
      if (sentence !== null) refused++;
    }
    expect(refused).toBeGreaterThan(CASES / 3);
  });
});

function refusalOf(game: AnyGame, state: unknown): string | null {
  try {
    checkPosition(game, state, 30);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** As the testkit looks at games from their deal on. */
function everyCheckHolds(game: AnyGame, state: unknown, seats: number, rng: Rng): void {
  const check = new PositionCheck(game, state, seats);
  expect(hashJson(game.copy(state))).toBe(hashJson(state));
  const played = game.copy(state);
  walk(game, played, rng, 40, () => expect(check.whatCannotBe(played)).toBeNull());
}

describe('what cannot be is named', () => {
  const cases: readonly (readonly [string, number, any, number, (s: any) => void, RegExp])[] = [
    ['lantern', 3, {}, 12, (s) => (s.players[1].coins = -2), /coins/],
    [
      'lantern',
      3,
      {},
      12,
      (s) => s.oilDeck.push(s.players[0].oil[0]),
      /^of oil \d there should be 4, and there are 5$/,
    ],
    ['alhambra', 3, {}, 40, (s) => s.bag.push(s.bag[0]), /there should be 1, and there are 2$/],
    [
      'alhambra',
      3,
      { modules: ['change'] },
      40,
      (s) => (s.mod.change.coins[0][1] = -1),
      /^mod\.change\.coins\.0\.1 is -1$/,
    ],
    ['alhambra', 3, {}, 40, (s) => (s.turn.seat = 5), /^turn\.seat: there is no seat 5$/],
    ['almadi', 2, { startingTiles: 'dealt' }, 20, (s) => s.supply.push(s.board[0]), /should be|twice/],
    [
      'almadi',
      2,
      { startingTiles: 'dealt' },
      20,
      (s) => (s.players[0].realm.cells[5] = s.players[0].realm.cells[4]),
      /^p0 has two landscapes in \d\.\d+$/,
    ],
    ['aladdins-dragon', 3, {}, 40, (s) => (s.players[2].hoard[0] = -1), /^p2 has fewer than no treasures/],
    ['aladdins-dragon', 3, { version: 'magic' }, 40, (s) => (s.camel = 3), /^camel: there is no seat 3$/],
  ];
  test.each(cases)('%s %#', (id, seats, wish, moves, spoil, sentence) => {
    const game = gameById(id)!;
    const state = playedOn(game, seats, wish, moves);
    spoil(state);
    expect(() => checkPosition(game, state)).toThrow(sentence);
  });
});

test.each(['lantern', 'alhambra', 'almadi', 'aladdins-dragon'])(
  '%s: a config of the wrong type is bad-config',
  (id) => {
    const game = gameById(id)!;
    for (const wish of [5, 'all', [], true]) {
      expect(game.checkConfig(wish, 3), JSON.stringify(wish)).toMatchObject({
        ok: false,
        refusal: { code: 'bad-config' },
      });
    }
  },
);
