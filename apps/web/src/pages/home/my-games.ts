import { addressOf } from '../../play/local/names.ts';
import type { KeptNote } from '../../play/local/notes.ts';
import type { MyTable } from '../../play/remote/api.ts';
import { dailyAddress } from '../daily/tables.ts';

/** A game as the lists of the home page show it, wherever it is played. */
export interface MyGame {
  readonly key: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly at: number;
  readonly href: string;
  readonly isYourTurn: boolean;
  /** Names of those who are asked, while it is nobody's here. */
  readonly waitsFor: readonly string[];
  /** Null for a table at which the deal is done. */
  readonly gathering: { readonly taken: number; readonly seats: number } | null;
  /** When this player's time runs out. */
  readonly deadline: number | null;
  readonly isHere: boolean;
  readonly isStopped: boolean;
  /** Moves so far, of a game of this device. */
  readonly moves?: number;
}

export interface FinishedGame {
  readonly key: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly at: number;
  readonly replay: string;
  /** Null where several people played at this device, or only bots. */
  readonly isWon: boolean | null;
  readonly winners: readonly string[];
  readonly isHere: boolean;
  readonly isGivenUp: boolean;
  readonly hasTakeBacks: boolean;
}

const named = (names: readonly string[], seats: readonly number[]): string[] =>
  seats.flatMap((seat) => names[seat] ?? []);

function tableGame(table: MyTable, namesOf: (table: MyTable) => string[]): MyGame {
  const names = namesOf(table);
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  return {
    key: table.id,
    game: table.game,
    names: names.filter((name) => name !== ''),
    at: table.updatedAt,
    href: `/t/${table.id}`,
    isYourTurn: table.yourTurn,
    waitsFor: table.yourTurn ? [] : named(names, table.asked),
    gathering: table.phase === 'gathering' ? { taken, seats: table.seats.length } : null,
    deadline: table.deadline,
    isHere: false,
    isStopped: table.phase === 'stopped',
  };
}

const noteGame = ({ id, game, names, at, people, moves }: KeptNote): MyGame => ({
  key: id,
  game,
  names,
  at,
  href: dailyAddress(id) ?? addressOf(id),
  // It stands still while nobody looks: it is always somebody's turn here.
  isYourTurn: people.length > 0,
  waitsFor: [],
  gathering: null,
  deadline: null,
  isHere: true,
  isStopped: false,
  moves,
});

const latestFirst = (a: { readonly at: number }, b: { readonly at: number }): number => b.at - a.at;

/** Games under way: on servers those that wait for the viewer first, the least time left before; then the latest. */
export function runningGames(
  tables: readonly MyTable[],
  notes: readonly KeptNote[],
  namesOf: (table: MyTable) => string[],
): MyGame[] {
  const there = tables
    .filter(({ phase }) => phase === 'gathering' || phase === 'playing' || phase === 'stopped')
    .map((table) => tableGame(table, namesOf));
  const here = notes
    .filter(({ ranks, people, isGivenUp }) => ranks === null && people.length > 0 && isGivenUp !== true)
    .map(noteGame);
  const urgency = ({ isHere, isYourTurn }: MyGame): number => (isHere ? 1 : isYourTurn ? 0 : 2);
  const timeLeft = ({ deadline }: MyGame): number => deadline ?? Number.MAX_SAFE_INTEGER;
  return [...there, ...here].sort((a, b) => urgency(a) - urgency(b) || timeLeft(a) - timeLeft(b) || latestFirst(a, b));
}

const winnersOf = (ranks: readonly number[]): number[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Finished games, the latest first; a game of this device that a server keeps as well is told once. */
export function finishedGames(
  tables: readonly MyTable[],
  notes: readonly KeptNote[],
  namesOf: (table: MyTable) => string[],
): FinishedGame[] {
  const there = tables
    .filter(({ phase }) => phase === 'over')
    .map((table): FinishedGame => {
      const winners = winnersOf(table.ranks ?? []);
      const names = namesOf(table);
      const isWon = table.seat === null || table.ranks === null ? null : winners.includes(table.seat);
      const replay = `/t/${table.id}/replay`;
      return {
        key: table.id,
        game: table.game,
        names,
        at: table.updatedAt,
        replay,
        isWon,
        winners: named(names, winners),
        isHere: false,
        isGivenUp: false,
        hasTakeBacks: false,
      };
    });
  const known = new Set(tables.map(({ id }) => id));
  const here = notes.flatMap((note): FinishedGame[] => {
    const { id, game, names, at, people, uploaded, isGivenUp = false, hasTakeBacks = false } = note;
    const ranks = note.ranks ?? (isGivenUp ? [] : null);
    if (ranks === null || (uploaded !== null && known.has(uploaded))) return [];
    const winners = winnersOf(ranks);
    const isWon = people.length === 1 ? winners.includes(people[0]!) : null;
    const told = { isWon, winners: named(names, winners), isHere: true, isGivenUp, hasTakeBacks };
    return [{ key: id, game, names, at, replay: addressOf(id, '/replay'), ...told }];
  });
  return [...there, ...here].sort(latestFirst);
}
