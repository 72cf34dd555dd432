import { describe, expect, it } from 'vitest';
import { type Action, frame, pass, type State, say, Tiny, type TinyFrame, tell, type X } from '../../test/tiny-game.ts';
import { ask, type EachInOrderDef, eachInOrder } from '../index.ts';

const tax = (change: Partial<EachInOrderDef<State, TinyFrame, Action, { type: string }, TinyFrame>> = {}) =>
  eachInOrder<State, TinyFrame, Action, { type: string }, TinyFrame>({
    order: () => [1, 2, 0],
    prompt: () => ({ kind: 'tax' }),
    legal: () => [say('again'), say('stop'), say('ask'), pass],
    answer(x, _f, seat, action) {
      tell(x, seat, action.type === 'say' ? action.word : 'pass');
      if (action.type !== 'say') return;
      if (action.word === 'ask') x.push(frame('extra', { seat }));
      else return action.word as 'again' | 'stop';
    },
    done: (x) => tell(x, 'done'),
    ...change,
  });
const extra = ask<State, TinyFrame, Action, { type: string }, TinyFrame>({
  prompt: () => ({ kind: 'extra' }),
  legal: () => [pass],
  answer: (x: X, f) => tell(x, f.seat, 'extra'),
});
const table = (change = {}) => Tiny.with({ tax: tax(change), extra }, 3, frame('tax'));

describe('each in order', () => {
  it('asks one seat after another and is done', () => {
    const t = table();
    expect(t.asked).toEqual([1]);
    expect(t.act(1, pass).asked).toEqual([2]);
    expect(t.act(2, pass).act(0, pass).told).toBe('1pass 2pass 0pass done');
  });

  it('asks the same seat again, under a new id', () => {
    const t = table();
    const first = t.id(1);
    t.act(1, say('again'));
    expect(t.asked).toEqual([1]);
    expect(t.id(1)).not.toBe(first);
  });

  it('stops for all', () => {
    expect(table().act(1, say('stop')).told).toBe('1stop done');
  });

  it('decides whether to ask a seat only when its turn comes', () => {
    const t = table({
      when: (s: State, _f: TinyFrame, seat: number) => s.may[seat]!,
      answer(x: X, _f: TinyFrame, seat: number) {
        tell(x, seat);
        if (seat === 1) x.s.may[2] = false;
      },
    });
    expect(t.act(1, pass).asked).toEqual([0]);
    expect(t.act(0, pass).told).toBe('1 0 done');
  });

  it('finishes what an answer began before it asks the next', () => {
    const t = table().act(1, say('ask'));
    expect(t.s.stack.map(({ kind }) => kind)).toEqual(['end', 'tax', 'extra']);
    expect(t.asked).toEqual([1]);
    expect(t.act(1, pass).asked).toEqual([2]);
    expect(t.told).toBe('1ask 1extra');
  });

  it('is done at once when nobody is to be asked', () => {
    expect(table({ order: () => [] }).told).toBe('done');
    expect(table({ when: () => false }).told).toBe('done');
  });

  it('goes on from storage', () => {
    const t = table().act(1, pass).restored();
    expect(t.act(2, pass).act(0, say('stop')).told).toBe('1pass 2pass 0stop done');
  });
});
