import { expect, test } from 'vitest';
import type { KeptNote } from '../../play/local/notes.ts';
import type { MyTable } from '../../play/remote/api.ts';
import { finishedGames, runningGames } from './my-games.ts';

const seat = (name: string | null) => ({ kind: name === null ? 'open' : 'human', player: null, name, level: null });

const table = (id: string, change: Partial<MyTable> = {}): MyTable => ({
  id,
  game: 'almadi',
  phase: 'playing',
  listed: false,
  host: '',
  createdAt: 0,
  updatedAt: 10,
  seats: [seat('Ann'), seat('Bea')],
  rated: false,
  hints: false,
  clock: { kind: 'none' },
  asked: [1],
  ranks: null,
  moves: 3,
  config: null,
  seat: 0,
  deadline: null,
  yourTurn: false,
  ...change,
});

const note = (id: string, change: Partial<KeptNote> = {}): KeptNote => ({
  id,
  game: 'alhambra',
  names: ['You', 'Sindbad'],
  people: [0],
  moves: 4,
  at: 5,
  ranks: null,
  uploaded: null,
  ...change,
});

const names = ({ seats }: MyTable) => seats.map(({ name }) => name ?? '');

test('what waits for me comes first, and elsewhere it says for whom', () => {
  const tables = [
    table('a'),
    table('b', { yourTurn: true, asked: [0], updatedAt: 1 }),
    table('c', { phase: 'closed' }),
  ];
  const games = runningGames(tables, [note('solo/alhambra/seats=2')], names);
  expect(games.map(({ key }) => key)).toEqual(['b', 'solo/alhambra/seats=2', 'a']);
  expect(games[0]).toMatchObject({ isYourTurn: true, waitsFor: [] });
  expect(games[1]).toMatchObject({ isHere: true, href: '/solo/alhambra?seats=2' });
  expect(games[2]).toMatchObject({ isYourTurn: false, waitsFor: ['Bea'] });
});

test('a table that gathers says how many have come', () => {
  const [game] = runningGames(
    [table('a', { phase: 'gathering', seats: [seat('Ann'), seat(null)], asked: [] })],
    [],
    names,
  );
  expect(game).toMatchObject({ gathering: { taken: 1, seats: 2 }, names: ['Ann'] });
});

test('finished games of server and device, the latest first, each once and with its end', () => {
  const tables = [
    table('a', { phase: 'over', ranks: [1, 2], asked: [] }),
    table('b', { phase: 'over', ranks: [2, 1], updatedAt: 30 }),
  ];
  const notes = [
    note('solo/alhambra/seats=2', { ranks: [2, 1], at: 20 }),
    note('solo/alhambra/seats=3', { ranks: [1, 1], people: [0, 1], at: 4 }),
    note('solo/alhambra/seats=4', { ranks: [1, 2], uploaded: 'a' }),
    note('solo/alhambra/seats=5'),
  ];
  const games = finishedGames(tables, notes, names);
  expect(games.map(({ key }) => key)).toEqual(['b', 'solo/alhambra/seats=2', 'a', 'solo/alhambra/seats=3']);
  expect(games[0]).toMatchObject({ isWon: false, winners: ['Bea'], replay: '/t/b/replay' });
  expect(games[1]).toMatchObject({ isWon: false, winners: ['Sindbad'], replay: '/solo/alhambra/replay?seats=2' });
  expect(games[3]).toMatchObject({ isWon: null, winners: ['You', 'Sindbad'] });
});
