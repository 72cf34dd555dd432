import { expect, it } from 'vitest';
import { frame, type State, type TinyFrame, type X } from '../test/tiny-game.ts';
import { FrameIndex } from './frame.ts';
import { Ctx, EventLog, RulesBug, startChance } from './index.ts';

const asking = { memory: () => ({ fresh: true }) };
const state = (): State => ({
  chance: startChance('00'.repeat(16)),
  stack: [],
  nextFrameId: 1,
  answers: [0, 0],
  over: null,
  told: [],
  may: [true, true],
  deck: [1, 2, 3],
});
const ctx = (s: State, log = new EventLog<{ type: string }>()): X =>
  new Ctx<State, TinyFrame, { type: string }>(s, new FrameIndex({ a: asking, b: {} } as never), log);

it('numbers frames and gives them their memory', () => {
  const s = state();
  const x = ctx(s);
  x.push(frame('a'));
  x.push(frame('b'));
  expect(s.stack.map(({ kind, id, mem }) => [kind, id, mem])).toEqual([
    ['a', 1, { fresh: true }],
    ['b', 2, null],
  ]);
  expect(s.nextFrameId).toBe(3);
});

it('removes a frame wherever it stands, and what it pushed stays', () => {
  const s = state();
  const x = ctx(s);
  for (const kind of ['a', 'b', 'a']) x.push(frame(kind));
  const [below, middle, top] = s.stack as [TinyFrame, TinyFrame, TinyFrame];
  x.remove(middle);
  expect(s.stack).toEqual([below, top]);
  x.remove(top);
  expect(() => x.remove(top)).toThrow(RulesBug);
});

it('has nothing left to remove once the game is over', () => {
  const s = state();
  const x = ctx(s);
  x.push(frame('a'));
  const [only] = s.stack;
  x.end({ ranks: [1, 1], scores: [0, 0] });
  expect(s.stack).toEqual([]);
  expect(() => x.remove(only!)).not.toThrow();
});

it('takes the last card of a deck, and nothing from an empty one', () => {
  const s = state();
  const x = ctx(s);
  expect([x.turnUp(s.deck), x.turnUp(s.deck), x.turnUp(s.deck), x.turnUp(s.deck)]).toEqual([3, 2, 1, undefined]);
});

it('draws everything from a bag once, and nothing from an empty one', () => {
  const s = state();
  const x = ctx(s);
  const bag = [10, 20, 30, 40];
  const drawn = [1, 2, 3, 4].map(() => x.chance.draw('bag', bag));
  expect([...drawn].sort()).toEqual([10, 20, 30, 40]);
  expect(bag).toEqual([]);
  const before = JSON.stringify(s.chance);
  expect(x.chance.draw('bag', bag)).toBeUndefined();
  expect(JSON.stringify(s.chance)).toBe(before);
});

it('keeps public body and secret parts of events apart', () => {
  const log = new EventLog<{ type: string }>();
  const x = ctx(state(), log);
  x.emit({ type: 'open' });
  expect(x.revealed).toBe(false);
  x.emit({ type: 'peeked' }, { 1: 42 });
  expect(x.revealed).toBe(true);
  expect(log.shownTo(1)).toEqual([{ event: { type: 'open' } }, { event: { type: 'peeked' }, secret: 42 }]);
  expect(log.shownTo(0)).toEqual([{ event: { type: 'open' } }, { event: { type: 'peeked' } }]);
  expect(log.shownTo('spectator')).toEqual([{ event: { type: 'open' } }, { event: { type: 'peeked' } }]);
});

it('shows a secret part that is null, zero or false', () => {
  const log = new EventLog<{ type: string }>();
  for (const part of [null, 0, false]) log.emit({ type: 'x' }, { 0: part });
  expect(log.shownTo(0).map(({ secret }) => secret)).toEqual([null, 0, false]);
  expect(log.shownTo(1).every((shown) => !('secret' in shown))).toBe(true);
});
