import { gameById } from '@majlis/games';
import { describe, expect, test } from 'vitest';
import { Sitting, TERMS } from '../test/seats.ts';
import { Table } from './index.ts';

const lantern = gameById('lantern')!;
const DAY = 86_400_000;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const substitute = (player = 'eve') => ({ do: 'substitute', seat: 1, player }) as const;

describe('somebody plays on for somebody who is gone', () => {
  test('not for who is there, nor at once where the host let a bot play: whoever plays a seat sees its hand', () => {
    const sitting = Sitting.started(lantern).playOn(2);
    expect(sitting.try(substitute())).toBe('not-away');
    sitting.must({ do: 'takeOver', seat: 1 });
    expect(sitting.try(substitute())).toBe('not-away');
    sitting.now += DAY;
    expect(sitting.try(substitute('p0'))).toBe('already-here');
    expect(sitting.try(substitute())).toBe('done');
  });

  test('at once for who left or ran out of time, but never in a rated game', () => {
    const left = Sitting.started(lantern);
    left.must({ do: 'takeOver', seat: 1, by: 'self' });
    expect(left.try(substitute())).toBe('done');
    const terms = { ...TERMS, clock: { kind: 'perMove', perMove: DAY } as const };
    const late = Sitting.started(lantern, { terms });
    late.now += DAY;
    late.must({ do: 'timeOut', seat: 1 });
    expect(late.try(substitute())).toBe('done');
    expect(late.table.book.seats[1]!.clock.left).toBe(DAY);
    const rated = Sitting.started(lantern, { terms: { ...terms, rated: true } });
    rated.must({ do: 'takeOver', seat: 1, by: 'self' });
    expect(rated.try(substitute())).toBe('rated');
  });

  test('until they come back, from a second substitute too; what each kept to themselves goes with them', () => {
    const sitting = Sitting.started(lantern);
    sitting.must({ do: 'mute', seat: 1, other: 0, on: true });
    sitting.must({ do: 'takeOver', seat: 1, by: 'self' });
    sitting.must(substitute());
    expect(sitting.table.book.seats[1]).toMatchObject({
      holder: { player: 'eve' },
      absent: 'p1',
      muted: [],
      standIn: null,
    });
    sitting.must({ do: 'takeOver', seat: 1, by: 'self' });
    sitting.must(substitute('joe'));
    expect(sitting.table.book.seats[1]).toMatchObject({ holder: { player: 'joe' }, absent: 'p1' });
    sitting.must({ do: 'return', seat: 1 });
    expect(sitting.table.book.seats[1]).toMatchObject({ holder: { player: 'p1' }, absent: null });
    expect(sitting.try({ do: 'return', seat: 1 })).toBe('not-taken-over');
    const again = Table.restore(lantern, json(sitting.journal), null, 0).table;
    expect(again.book).toEqual(sitting.table.book);
  });
});
