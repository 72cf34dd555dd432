import { expect, test } from 'vitest';
import type { Lesson } from '../src/lesson.ts';
import { beginWalk, follow, goOn, type Seen, stepOf } from '../src/walk.ts';

const lesson: Lesson = {
  id: 'alhambra/small',
  game: 'alhambra',
  seats: 3,
  config: {},
  level: 'easy',
  minutes: 1,
  steps: [
    { id: 'read', point: [], until: 'next' },
    { id: 'buy', point: [], when: { asked: 'turn', legal: { type: 'buy' } }, until: { type: 'bought', seat: 0 } },
    { id: 'others', point: [], until: 'turn' },
    { id: 'scored', point: [], until: { type: ['scored', 'ended'] }, isFree: true },
  ],
};

const DEAL = { seat: null, events: [] };
const seen = (change: Partial<Seen>): Seen => ({ log: [DEAL], asked: null, legal: [], isOver: false, ...change });
const buying = { asked: 'turn', legal: [{ type: 'buy', offer: 1 }] };
const at = (walk: Parameters<typeof stepOf>[1]) => stepOf(lesson, walk)?.id ?? null;

/** The guide has said its first sentence, and the learner is asked. */
const asked = seen(buying);
const reading = beginWalk(asked);
const toBuy = goOn(reading, asked);

test('a sentence stays until it is read', () => {
  expect(at(follow(lesson, reading, asked))).toBe('read');
  expect(at(toBuy)).toBe('buy');
});

test('any way of doing it counts', () => {
  const bought = seen({ log: [DEAL, { seat: 0, events: [{ type: 'bought', seat: 0, offer: 3 }] }] });
  expect(at(follow(lesson, toBuy, bought))).toBe('others');
});

test('something else is answered, and the step waits for the next turn', () => {
  const log = [DEAL, { seat: 0, events: [{ type: 'tookMoney', seat: 0 }] }];
  const strayed = follow(lesson, toBuy, seen({ log }));
  expect(strayed).toMatchObject({ step: 1, strayed: true });
  const later = seen({ log: [...log, { seat: 1, events: [] }], ...buying });
  expect(follow(lesson, strayed, later)).toMatchObject({ step: 1, strayed: true });
  const bought = [...later.log, { seat: 0, events: [{ type: 'bought', seat: 0 }] }];
  expect(at(follow(lesson, strayed, seen({ log: bought })))).toBe('others');
});

test('what others do is not the learner’s doing', () => {
  const log = [DEAL, { seat: 1, events: [{ type: 'bought', seat: 1 }] }];
  expect(follow(lesson, toBuy, seen({ log }))).toMatchObject({ step: 1, strayed: false });
});

test('a step that has no place where the learner went is left out, and named', () => {
  const poor = seen({ asked: 'turn', legal: [{ type: 'take' }] });
  const walk = follow(lesson, goOn(beginWalk(poor), poor), poor);
  expect(walk.passed).toEqual(['buy']);
  expect(at(walk)).toBe('scored');
});

test('what the page tells at the learner’s own pace has happened when it is on the page', () => {
  const told: Lesson = {
    ...lesson,
    steps: [{ id: 'tally', point: [], until: { type: 'guardTurnedUp' }, shown: ['gate', 'sale'], isFree: true }],
  };
  // All of it was one move: the rules are at the end of the round, the page at its first cave.
  const log = [DEAL, { seat: 1, events: [{ type: 'tokensTurnedUp' }, { type: 'guardTurnedUp' }] }];
  const walk = beginWalk(seen({ log }));
  expect(follow(told, walk, seen({ log, shown: [] })).step).toBe(0);
  expect(follow(told, walk, seen({ log, shown: ['gate'] })).step).toBe(1);
  const later = [...log, { seat: 0, events: [{ type: 'guardTurnedUp' }] }];
  expect(follow(told, walk, seen({ log: later, shown: [''] })).step).toBe(0);
  expect(follow(told, walk, seen({ log: later })).step).toBe(1);
});

test('the end of the game ends what waits', () => {
  expect(at(follow(lesson, toBuy, seen({ isOver: true })))).toBeNull();
});

test('each step knows where it began, so that one can go back', () => {
  const bought = seen({ log: [DEAL, { seat: 0, events: [{ type: 'bought', seat: 0 }] }] });
  expect(follow(lesson, toBuy, bought).began).toEqual([1, 1, 2]);
});
