import { games } from '@majlis/games';
import type { Json } from '@majlis/kernel';
import { adopt, type Entry } from '@majlis/table';
import { describe, expect, test } from 'vitest';
import type { TableMessage } from '../link.ts';
import { LocalHost, type Surroundings } from './host.ts';
import type { NewLocalTable } from './messages.ts';
import type { Note } from './notes.ts';
import type { Kept, Shelf } from './shelf.ts';

interface Memory extends Shelf {
  readonly kept: Map<string, Kept>;
  readonly notes: Map<string, Note>;
  /** How many moves had been made with the last one of this seat. */
  moves(id: string, seat: number): number;
}

function movesUntil(journal: readonly Entry[], seat: number): number {
  const played = journal.filter((entry) => entry.kind === 'played');
  return played.findLastIndex((entry) => entry.seat === seat) + 1;
}

/** A shelf in memory that survives the host, as the browser's database survives a reload. */
function memoryShelf(): Memory {
  const notes = new Map<string, Note>();
  const kept = new Map<string, Kept>();
  return {
    kept,
    note: async (id, note) => void notes.set(id, note),
    notes,
    load: async (id) => kept.get(id) ?? null,
    moves: (id, seat) => movesUntil(kept.get(id)!.journal, seat),
    begin: async (id, wish) => void kept.set(id, { wish, journal: [] }),
    add: async (id, entries: readonly Entry[]) => {
      const { wish, journal } = kept.get(id)!;
      kept.set(id, { wish, journal: [...journal, ...entries] });
    },
  };
}

function surroundings(shelf: Shelf, messages: TableMessage[]): Surroundings {
  return {
    shelf,
    now: () => 0,
    wait: async () => {},
    seed: () => '0123456789abcdef0123456789abcdef',
    send: (message) => void messages.push(message),
  };
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

/**
 * Plays the first legal action for the person, until the game is over or that many answers were given. What the table
 * answers for the person is left to it.
 */
async function play(
  host: LocalHost,
  messages: TableMessage[],
  answers = Number.POSITIVE_INFINITY,
  leave = '',
): Promise<void> {
  const isAsked = ({ decision }: TableMessage['shown']) => decision !== null && decision.prompt.kind !== leave;
  for (let given = 0; given < answers; given++) {
    await until(() => isAsked(messages.at(-1)!.shown) || messages.at(-1)!.shown.outcome !== null);
    const { decision, viewer } = messages.at(-1)!.shown;
    if (decision === null || viewer === 'spectator') return;
    expect(await host.act(viewer, decision.id, decision.legal[0] as Json)).toEqual({ ok: true });
  }
}

async function opened(wish: NewLocalTable, around: Surroundings): Promise<LocalHost> {
  const host = await LocalHost.open('t', wish, around);
  if ('code' in host) throw new Error(host.code);
  host.begin();
  return host;
}

describe.each(games.map((game) => [game.id, game] as const))('%s on this device', (id, game) => {
  const wish = { game: id, config: {}, seats: [null, ...Array(game.seats.min - 1).fill('easy')], names: [], pause: 0 };

  test('is played against bots to its end', async () => {
    const messages: TableMessage[] = [];
    const shelf = memoryShelf();
    const host = await opened(wish, surroundings(shelf, messages));
    await play(host, messages);
    const { outcome } = messages.at(-1)!.shown;
    expect(outcome).not.toBeNull();
    await until(() => shelf.notes.get('t')?.ranks !== null);
    expect(shelf.notes.get('t')).toMatchObject({ game: id, people: [0], ranks: outcome!.ranks });
    // What is sent to a server is taken there.
    const { record, seats } = host.finished();
    const holders = seats.map((seat) => (seat.kind === 'bot' ? seat : ({ kind: 'human', player: 'ann' } as const)));
    expect(adopt(game, record, holders, 0)).not.toHaveProperty('code');
  });

  test('goes on after a reload where it was', async () => {
    const shelf = memoryShelf();
    const before: TableMessage[] = [];
    const host = await opened(wish, surroundings(shelf, before));
    await play(host, before, 3);
    await until(() => before.at(-1)!.shown.decision !== null);
    const after: TableMessage[] = [];
    await opened(wish, surroundings(shelf, after));
    await until(() => after.length > 0);
    expect(after[0]!.shown).toEqual(before.at(-1)!.shown);
  });

  test('alone one goes back to the last own decision, past what bots did; the game is marked if that shows cards', async () => {
    const shelf = memoryShelf();
    const messages: TableMessage[] = [];
    const host = await opened(wish, surroundings(shelf, messages));
    await play(host, messages, 2);
    await until(() => messages.at(-1)!.shown.decision !== null);
    const asked = messages.findLast(({ shown }) => shown.moves === shelf.moves('t', 0) - 1 && shown.decision !== null)!;
    const { takeBack } = messages.at(-1)!.solo!;
    expect(await host.undo(0)).toEqual({ ok: true });
    await until(() => messages.at(-1)!.shown.decision !== null);
    expect(messages.at(-1)!.shown.view).toEqual(asked.shown.view);
    expect(messages.at(-1)!.solo!.hasTakeBacks).toBe(takeBack === 'shows');
    const after: TableMessage[] = [];
    await opened(wish, surroundings(shelf, after));
    expect(after[0]!.solo!.hasTakeBacks).toBe(takeBack === 'shows');
  });
});

test('a pass that lasts is given by the table, after a reload too, until it is taken back', async () => {
  const shelf = memoryShelf();
  const messages: TableMessage[] = [];
  const config = { modules: ['thieves'] };
  const wish = { game: 'alhambra', config, seats: [null, 'easy', 'easy', 'easy'], names: [], pause: 0 };
  let host = await opened(wish, surroundings(shelf, messages));
  const pass = { prompt: 'specialMoves', action: { type: 'pass' }, until: 'cancelled' } as const;
  expect(await host.setStanding(0, [pass])).toEqual({ ok: true });
  host = await opened(wish, surroundings(shelf, messages));
  await play(host, messages, 4, 'specialMoves');
  const played = () => shelf.kept.get('t')!.journal.filter((entry) => entry.kind === 'played' && entry.seat === 0);
  await until(() => played().some((entry) => 'how' in entry && entry.how === 'standing'));
  expect(messages.at(-1)!.shown.standing).toEqual([pass]);
  await until(() => messages.at(-1)!.shown.decision !== null);
  expect(await host.setStanding(0, [])).toEqual({ ok: true });
  expect(messages.at(-1)!.shown.standing).toEqual([]);
});

test('an unknown game and impossible options are refused with a reason', async () => {
  const around = surroundings(memoryShelf(), []);
  const wish = { game: 'chess', config: {}, seats: [null, 'easy'], names: [], pause: 0 };
  expect(await LocalHost.open('a', wish, around)).toEqual({ code: 'unknown-game' });
  const modules = { ...wish, game: 'alhambra', config: { modules: ['moon'] } };
  expect(await LocalHost.open('b', modules, around)).toMatchObject({ code: 'unknown-module' });
});
