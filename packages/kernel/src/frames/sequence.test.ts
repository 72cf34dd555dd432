import { describe, expect, it } from 'vitest';
import {
  type Action,
  frame,
  pass,
  type State,
  say,
  Tiny,
  type TinyFrame,
  tell,
  tinyGame,
  type X,
} from '../../test/tiny-game.ts';
import { ask, automatic, type SequenceDef, type Step, sequence } from '../index.ts';

type Steps = readonly Step<State, TinyFrame, { type: string }, TinyFrame>[];
const question = ask<State, TinyFrame, Action, { type: string }, TinyFrame>({
  prompt: () => ({ kind: 'question' }),
  legal: () => [pass, say('again'), say('more')],
  answer(x: X, f, action) {
    tell(x, f.word, action.type === 'say' ? action.word : '.');
    if (action.type !== 'say') return;
    if (action.word === 'again') return 'again';
    x.push(frame('question', { seat: 1, word: `${f.word}+` }));
  },
});
const step = (id: string): Steps[number] => ({ id, run: (x) => x.push(frame('question', { word: id })) });
const game = (steps: SequenceDef<State, TinyFrame, { type: string }, TinyFrame>['steps'], more = {}) =>
  tinyGame(
    { turn: sequence<State, TinyFrame, Action, { type: string }, TinyFrame>({ steps, ...more }), question },
    () => [frame('turn')],
  );

describe('a sequence', () => {
  it('walks its steps and finishes what each began', () => {
    const t = new Tiny(game([step('a'), step('b')], { done: (x: X) => tell(x, 'done') }), 2);
    expect(t.s.stack.at(-1)!.word).toBe('a');
    t.act(0, say('more'));
    expect(t.asked).toEqual([1]);
    t.act(1, pass);
    expect(t.s.stack.at(-1)!.word).toBe('b');
    expect(t.act(0, pass).told).toBe('amore a+. b. done');
    expect(t.over).not.toBeNull();
  });

  it('skips a step whose time it is not, and looks only when it gets there', () => {
    const steps: Steps = [
      step('a'),
      { ...step('b'), when: (s) => s.told.length > 5 },
      { ...step('c'), when: (s) => s.told.length > 0 },
    ];
    expect(new Tiny(game(steps), 2).act(0, pass).act(0, pass).told).toBe('a. c.');
  });

  it('begins again as long as it is told to', () => {
    const t = new Tiny(game([step('a')], { repeat: (s: State) => s.told.length < 3 }), 2);
    t.act(0, pass).act(0, pass).act(0, pass);
    expect(t.told).toBe('a. a. a.');
    expect(t.over).not.toBeNull();
  });

  it('remembers the name of its step, so that steps may be inserted under a saved game', () => {
    const before = new Tiny(game([step('a'), step('c')]), 2);
    const after = before.restored(game([step('first'), step('a'), step('b'), step('c')]));
    expect(after.act(0, pass).act(0, pass).act(0, pass).told).toBe('a. b. c.');
  });

  it('says which step is missing when one was taken away under a saved game', () => {
    const saved = new Tiny(game([step('a'), step('b')]), 2).restored(game([step('b')]));
    expect(() => saved.act(0, pass)).toThrow('no step "a"');
  });

  it('may have other steps in another state', () => {
    const t = new Tiny(
      game((s: State) => (s.told.length === 0 ? [step('a')] : [step('a'), step('late')])),
      2,
    );
    expect(t.act(0, pass).act(0, pass).told).toBe('a. late.');
  });

  it('with nothing to do ends at once', () => {
    expect(new Tiny(game([]), 2).over).not.toBeNull();
  });
});

describe('a question', () => {
  it('is asked again under a new id', () => {
    const t = new Tiny(game([step('a')]), 2);
    const first = t.id(0);
    t.act(0, say('again'));
    expect(t.asked).toEqual([0]);
    expect(t.id(0)).not.toBe(first);
    expect(t.game.prompt(t.s, 0)).toEqual({ kind: 'question' });
    expect(t.game.prompt(t.s, 1)).toBeNull();
  });
});

describe('an automatic frame', () => {
  it('does one thing at a time until it is done, and can be interrupted', () => {
    const refill = automatic<State, TinyFrame, Action, { type: string }, TinyFrame>({
      memory: () => ({ cards: 0 }),
      advance(x, f) {
        f.mem.cards++;
        tell(x, 'card', f.mem.cards);
        if (f.mem.cards === 2) x.push(frame('question', { word: 'auction' }));
        return f.mem.cards < 3 ? 'more' : 'done';
      },
    });
    const t = Tiny.with({ refill, question }, 2, frame('refill'));
    expect(t.told).toBe('card1 card2');
    expect(t.restored().act(0, pass).told).toBe('card1 card2 auction. card3');
  });
});
