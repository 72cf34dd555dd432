import type { Entry, EntryBody } from '@majlis/table';
import { describe, expect, test } from 'vitest';
import type { Status } from '../tables/asking.ts';
import type { NoticeKind } from './kinds.ts';
import { noticesOf } from './moments.ts';
import { hasPassed } from './passed.ts';
import { mayTellAt, nextMorning } from './quiet.ts';

const entry = (body: object, seq = 9): Entry => ({ seq, at: 1_000, client: null, ...(body as EntryBody) });
const played = (seat: number, asked: number[], more = {}) =>
  entry({ kind: 'played', seat, asked, outcome: null, how: 'hand', ...more });

describe('what was to be told has passed', () => {
  const turn = { kind: 'turn' as NoticeKind, seat: 1, player: 'bob' };
  test.each<[string, Entry, boolean]>([
    ['when the seat has answered', played(1, [1]), true],
    ['when somebody else’s answer asks another seat', played(0, [2]), true],
    ['not while others answer and the seat is still asked', played(0, [1, 2]), false],
    ['when the game is over', played(0, [1], { outcome: { ranks: [1, 2] } }), true],
    [
      'when a move is taken back and another seat is asked',
      entry({ kind: 'undone', seat: 0, to: 3, asked: [0] }),
      true,
    ],
    ['not when a move is taken back and it is still asked', entry({ kind: 'tookBack', to: 3, asked: [1] }), false],
    ['when a bot has taken the seat over', entry({ kind: 'tookOver', seat: 1, level: 'easy' }), true],
    ['not when a bot has taken over another', entry({ kind: 'tookOver', seat: 0, level: 'easy' }), false],
    ['when the game is paused', entry({ kind: 'paused', seat: 0 }), true],
    ['when the table is closed', entry({ kind: 'closed' }), true],
    ['when another sits there', entry({ kind: 'seated', seat: 1, holder: { kind: 'human', player: 'eve' } }), true],
    ['not when somebody chats', entry({ kind: 'said', seat: 1, player: 'bob', text: 'x' }), false],
  ])('%s', (_, since, expected) => {
    expect(hasPassed(turn, [since])).toBe(expected);
  });

  test('a take-back that was answered, a pause that is over, a line that was answered', () => {
    const told = (kind: NoticeKind) => ({ kind, seat: 1, player: 'bob' });
    expect(hasPassed(told('takeback'), [entry({ kind: 'takebackAnswered', seat: 1, yes: true })])).toBe(true);
    expect(hasPassed(told('takeback'), [entry({ kind: 'takebackAnswered', seat: 0, yes: true })])).toBe(false);
    expect(hasPassed(told('takeback'), [entry({ kind: 'takebackAnswered', seat: 0, yes: false })])).toBe(true);
    expect(hasPassed(told('pause'), [entry({ kind: 'resumed', seat: 0 })])).toBe(true);
    expect(hasPassed(told('chat'), [entry({ kind: 'said', seat: 1, player: 'bob', text: 'x' })])).toBe(true);
    expect(hasPassed(told('chat'), [entry({ kind: 'said', seat: 0, player: 'ann', text: 'x' })])).toBe(false);
    expect(hasPassed(told('full'), [entry({ kind: 'started' })])).toBe(true);
    expect(hasPassed(told('over'), [entry({ kind: 'said', seat: 1, player: 'bob', text: 'x' })])).toBe(false);
    expect(hasPassed(told('takenOver'), [entry({ kind: 'handedBack', seat: 1 })])).toBe(true);
  });
});

describe('who is told of what', () => {
  const seat = (player: string | null) => ({
    holder: player === null ? ({ kind: 'bot', level: 'easy' } as const) : ({ kind: 'human', player } as const),
    standIn: null,
    replaceableAt: null,
    absent: null,
  });
  const status = (asked: number[], more: Partial<Status> = {}) =>
    ({
      phase: 'playing',
      paused: false,
      asked,
      seats: [seat('ann'), seat('bob'), seat(null)],
      deadlines: [{ seat: 1, at: 5_000 }],
      ...more,
    }) as unknown as Status;
  const tell = (before: Status | null, after: Status, ...entries: Entry[]) =>
    noticesOf({ table: 't', host: 'ann', before, after, entries, delay: 60 }).map(({ kind, player }) => [kind, player]);

  test('a turn, once: not while it lasts, not a bot’s, again after it was somebody else’s', () => {
    expect(tell(status([0]), status([1]), played(0, [1]))).toEqual([['turn', 'bob']]);
    expect(tell(status([1]), status([1]), played(1, [1]))).toEqual([]);
    expect(tell(status([1]), status([2]), played(1, [2]))).toEqual([]);
    expect(tell(null, status([1]), entry({ kind: 'migrated', asked: [1] }))).toEqual([]);
  });

  test('a turn after an answer that was given beforehand: nobody need be there', () => {
    expect(tell(status([1]), status([1]), played(1, [1], { how: 'standing' }))).toEqual([['turn', 'bob']]);
  });

  test('a turn that goes on after a pause, and a turn in another’s place', () => {
    expect(tell(status([1], { paused: true }), status([1]), entry({ kind: 'resumed', seat: 0 }))).toEqual([
      ['turn', 'bob'],
    ]);
    const eve = status([1], { seats: [seat('ann'), seat('eve'), seat(null)] });
    const seated = entry({ kind: 'seated', seat: 1, holder: { kind: 'human', player: 'eve' } });
    expect(tell(status([1]), eve, seated)).toEqual([['turn', 'eve']]);
  });

  test('nobody is asked while a bot plays for them', () => {
    const away = status([1], { seats: [seat('ann'), { ...seat('bob'), standIn: 'easy' }, seat(null)] });
    expect(tell(status([0]), away, played(0, [1]))).toEqual([]);
  });

  test('the host hears that everybody is there, the others that it begins, all that it is over', () => {
    const gathering = status([], { phase: 'gathering' });
    const seated = entry({ kind: 'seated', seat: 1, holder: { kind: 'human', player: 'bob' } });
    expect(tell(gathering, gathering, seated)).toEqual([['full', 'ann']]);
    expect(tell(gathering, status([0]), entry({ kind: 'started', asked: [0] }))).toEqual([
      ['begun', 'bob'],
      ['turn', 'ann'],
    ]);
    const over = status([], { phase: 'over' });
    expect(tell(status([1]), over, played(1, [], { outcome: { ranks: [1, 2, 3] } }))).toEqual([
      ['over', 'ann'],
      ['over', 'bob'],
    ]);
  });

  test('a take-back, a pause, a line: the others; a clock: whose it is', () => {
    const tells = (body: object) => tell(status([1]), status([1]), entry(body));
    expect(tells({ kind: 'takebackProposed', seat: 0, to: 1 })).toEqual([['takeback', 'bob']]);
    expect(tells({ kind: 'said', seat: 1, player: 'bob', text: 'x' })).toEqual([['chat', 'ann']]);
    expect(tells({ kind: 'reminded', seat: 1 })).toEqual([['reminder', 'bob']]);
    expect(tells({ kind: 'timedOut', seat: 1 })).toEqual([['takenOver', 'bob']]);
  });

  test('the same moment has the same id, whoever notices it', () => {
    const ids = () =>
      noticesOf({
        table: 't',
        host: 'ann',
        before: status([0]),
        after: status([1]),
        entries: [played(0, [1])],
        delay: 60,
      }).map(({ id }) => id);
    expect(ids()).toEqual(ids());
  });
});

describe('quiet hours', () => {
  const quiet = { from: 22 * 60, to: 7 * 60 + 30, zone: 'Europe/Berlin' };
  const at = (text: string) => Date.parse(text);
  test('end in the player’s own time zone, over midnight', () => {
    expect(mayTellAt(at('2027-01-15T20:59:00Z'), quiet, null)).toBe(at('2027-01-15T20:59:00Z'));
    expect(mayTellAt(at('2027-01-15T21:00:00Z'), quiet, null)).toBe(at('2027-01-16T06:30:00Z'));
    expect(mayTellAt(at('2027-01-16T06:29:30Z'), quiet, null)).toBe(at('2027-01-16T06:30:00Z'));
    expect(mayTellAt(at('2027-01-16T06:30:00Z'), quiet, null)).toBe(at('2027-01-16T06:30:00Z'));
  });

  test('also when clocks are put forward or back meanwhile', () => {
    expect(mayTellAt(at('2027-03-27T22:00:00Z'), quiet, null)).toBe(at('2027-03-28T05:30:00Z'));
    expect(mayTellAt(at('2027-10-30T21:00:00Z'), quiet, null)).toBe(at('2027-10-31T06:30:00Z'));
  });

  test('give way to a clock that runs out, three hours before', () => {
    const now = at('2027-01-15T22:00:00Z');
    expect(mayTellAt(now, quiet, at('2027-01-16T06:00:00Z'))).toBe(at('2027-01-16T03:00:00Z'));
    expect(mayTellAt(now, quiet, at('2027-01-16T00:00:00Z'))).toBe(now);
    expect(mayTellAt(now, quiet, at('2027-01-18T00:00:00Z'))).toBe(at('2027-01-16T06:30:00Z'));
  });

  test('a digest comes at eight', () => {
    expect(nextMorning(at('2027-01-15T06:59:00Z'), 'Europe/Berlin')).toBe(at('2027-01-15T07:00:00Z'));
    expect(nextMorning(at('2027-01-15T07:00:00Z'), 'Europe/Berlin')).toBe(at('2027-01-16T07:00:00Z'));
  });
});
