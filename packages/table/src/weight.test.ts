import { gameById } from '@majlis/games';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../test/seats.ts';
import { type Command, show, Table } from './index.ts';

const lantern = gameById('lantern')!;

/** Wishes for the same until it is refused; how much journal it took. */
function fill(sitting: Sitting, ...commands: (() => Command)[]): { code: string; characters: number } {
  const before = sitting.journal.length;
  for (let i = 0; i < 100_000; i++) {
    const code = sitting.try(commands[i % commands.length]!());
    if (code === 'done') continue;
    const characters = JSON.stringify(sitting.journal.slice(before)).length;
    return { code, characters };
  }
  return { code: 'never', characters: Number.POSITIVE_INFINITY };
}

describe('a journal grows only as far as', () => {
  test('a seat may talk', () => {
    const sitting = Sitting.started(lantern);
    const { code, characters } = fill(sitting, () => ({ do: 'say', seat: 0, text: 'x'.repeat(500) }));
    expect([code, characters < 300_000]).toEqual(['journal-full', true]);
    expect(sitting.try({ do: 'say', seat: 1, text: 'the others may still' })).toBe('done');
    expect(show(sitting.table, 1).chat).toHaveLength(200);
  });

  test('a seat may change its standing answers', () => {
    const sitting = Sitting.started(lantern);
    const [action] = lantern.legalActions(sitting.table.position.state, 0);
    const answers = Array.from({ length: 16 }, () => ({ prompt: 'never', action, until: 'cancelled' as const }));
    const { code, characters } = fill(sitting, () => ({ do: 'setStanding', seat: 0, answers }));
    expect([code, characters < 300_000]).toEqual(['journal-full', true]);
  });

  test('a seat may go on holiday and come back; a holiday that has begun always ends', () => {
    const clock = { kind: 'perMove', perMove: 86_400_000 } as const;
    const sitting = Sitting.started(lantern, { terms: { rated: false, clock, standIn: 'random' } });
    let until = sitting.now;
    const { code, characters } = fill(sitting, () => ({ do: 'rest', seat: 1, until: ++until }));
    expect([code, characters < 300_000]).toEqual(['journal-full', true]);
    expect(sitting.try({ do: 'rest', seat: 1, until: null })).toBe('done');
    expect(sitting.try({ do: 'rest', seat: 0, until })).toBe('done');
  });

  test('a seat may play and undo; the game itself still ends, and the table can be closed', () => {
    const sitting = Sitting.started(lantern);
    const seat = sitting.table.book.asked[0]!;
    const play = () => sitting.playing(seat, lantern.legalActions(sitting.table.position.state, seat)[0]!);
    const { code, characters } = fill(sitting, play, () => ({ do: 'undo', seat }));
    expect(code).toBe('journal-full');
    expect(characters).toBeLessThan(3_000_000);
    sitting.playOn(3);
    const again = Table.restore(lantern, JSON.parse(JSON.stringify(sitting.journal)), null, 0).table;
    expect(again.book.weight).toEqual(sitting.table.book.weight);
    expect(sitting.try({ do: 'close' })).toBe('done');
  });
});

test('what one seat keeps for itself leaves no trace in what the others see, not even on a clock', () => {
  const clock = { kind: 'bank', bank: 600_000, increment: 0 } as const;
  const terms = { rated: false, clock, standIn: 'random' };
  const [one, other] = [Sitting.started(lantern, { terms }), Sitting.started(lantern, { terms })];
  for (const sitting of [one, other]) sitting.now += 5_000;
  one.must({ do: 'setStanding', seat: 1, answers: [] });
  one.must({ do: 'mute', seat: 1, other: 0, on: true });
  for (const sitting of [one, other]) {
    sitting.now += 5_000;
    sitting.must({ do: 'say', seat: 1, text: 'hello' });
  }
  const { muted: _, ...seen } = show(one.table, 0);
  const { muted: __, ...twin } = show(other.table, 0);
  expect(seen).toEqual(twin);
});

test('an answer the rules stumble over stops nothing', () => {
  const stumbling = {
    ...lantern,
    readAction: (value: unknown) => (value === 'trip' ? 'trip' : lantern.readAction(value)),
    check(state: never, seat: number, action: never) {
      if ((action as unknown) === 'trip') throw new Error('tripped');
      return lantern.check(state, seat, action);
    },
  } as typeof lantern;
  const sitting = Sitting.started(stumbling);
  const [seat] = sitting.table.book.asked as [number];
  expect(sitting.try(sitting.playing(seat, 'trip'))).toBe('not-an-action');
  const prompt = stumbling.prompt(sitting.table.position.state, seat)!.kind;
  sitting.must({ do: 'setStanding', seat, answers: [{ prompt, action: 'trip', until: 'cancelled' }] });
  expect(sitting.table.pending()).toEqual([]);
  expect(sitting.table.book.phase).toBe('playing');
});
