import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Def,
  frame,
  pass,
  SEED,
  type State,
  say,
  Tiny,
  type TinyFrame,
  tell,
  tinyGame,
  type X,
} from '../test/tiny-game.ts';
import { ask, automatic, hashJson, nullLog, RulesBug, rngFrom, sealed } from './index.ts';

const question = ask<State, TinyFrame, Action, { type: string }, TinyFrame>({
  prompt: (_s, f) => ({ kind: 'question', params: f.word }),
  legal: () => [pass, say('end'), say('draw'), say('dice'), say('peek'), say('tell'), say('show')],
  answer(x: X, _f, action) {
    const word = action.type === 'say' ? action.word : 'pass';
    if (word === 'end') x.end({ ranks: [1, 2], scores: [3, 1] });
    if (word === 'draw') tell(x, x.turnUp(x.s.deck) ?? 'none');
    if (word === 'dice') tell(x, x.chance.below('dice', 6));
    if (word === 'peek') x.emit({ type: 'peeked' }, { 0: x.s.deck[0]! });
    if (word === 'tell') x.emit({ type: 'told' });
    if (word === 'show') x.reveal();
    return word === 'pass' || word === 'end' ? undefined : 'again';
  },
});
const table = () => Tiny.with({ question }, 2, frame('question', { word: 'hm' }));

describe('the loop', () => {
  it('stops at the first question and goes on to the end', () => {
    const t = table();
    expect(t.asked).toEqual([0]);
    expect(t.game.outcome(t.s)).toBeNull();
    t.act(0, pass);
    expect(t.asked).toEqual([]);
    expect(t.over).toEqual({ ranks: [1, 1], scores: [0, 0] });
  });

  it('says which frames go round in circles', () => {
    const circle = automatic<State, TinyFrame, Action, { type: string }, TinyFrame>({ advance: () => 'more' });
    let bug: unknown = null;
    try {
      Tiny.with({ circle }, 2, frame('circle'));
    } catch (error) {
      bug = error;
    }
    expect(bug).toBeInstanceOf(RulesBug);
    expect((bug as RulesBug).message).toContain('circles');
    expect((bug as RulesBug).details).toEqual({ frames: ['end', 'circle'] });
  });

  it('says when nothing is under way and the game is not over', () => {
    const gone: Def = { ...(question as Def), deciders: () => [], advance: (x) => x.s.stack.splice(0) };
    expect(() => Tiny.with({ gone }, 2, frame('gone'))).toThrow('nothing is under way');
  });

  it('names a kind of frame the game does not have, pushed or loaded', () => {
    expect(() => Tiny.with({}, 2, frame('ghost'))).toThrow('no frame kind "ghost"');
    const t = table();
    t.s.stack.push({ kind: 'ghost', id: 9, mem: null, seat: 0, word: '' });
    expect(() => t.asked).toThrow(RulesBug);
    expect(() => t.game.copy(t.s)).toThrow();
  });

  it('may end in the middle of anything, by a question or by a frame that asks nobody', () => {
    expect(table().act(0, say('end')).over).toEqual({ ranks: [1, 2], scores: [3, 1] });
    const doom = automatic<State, TinyFrame, Action, { type: string }, TinyFrame>({
      advance(x) {
        x.end({ ranks: [1, 1], scores: [7, 7] });
        return 'done';
      },
    });
    const t = Tiny.with({ doom, question }, 2, frame('question'), frame('doom'));
    expect(t.over).toEqual({ ranks: [1, 1], scores: [7, 7] });
    expect(t.s.stack).toEqual([]);
  });

  it('takes its frames from the state where the rules differ with it', () => {
    const loud = { ...question, prompt: () => ({ kind: 'loud' }) };
    const game = tinyGame(
      (s) => ({ question: s.may.length > 2 ? loud : question }),
      () => [frame('question')],
    );
    expect(game.prompt(new Tiny(game, 2).s, 0)?.kind).toBe('question');
    expect(game.prompt(new Tiny(game, 3).s, 0)?.kind).toBe('loud');
  });
});

describe('refusals that every game has', () => {
  it('are for seats that are not asked, with those that are', () => {
    const t = table();
    expect(t.game.check(t.s, 1, pass)).toEqual({ code: 'not-asked', params: { seats: [0] } });
    for (const seat of [-1, 7, 0.5, Number.NaN]) expect(t.game.check(t.s, seat, pass)?.code).toBe('not-asked');
    expect(t.game.legalActions(t.s, 1)).toEqual([]);
  });

  it('are for actions after the end', () => {
    const t = table().act(0, pass);
    expect(t.game.check(t.s, 0, pass)).toEqual({ code: 'game-over' });
    expect(() => t.game.apply(t.s, 0, pass, nullLog)).toThrow(RulesBug);
  });

  it('are for anything that is not listed', () => {
    expect(table().game.check(table().s, 0, say('fly'))).toEqual({ code: 'not-possible-now' });
  });

  it('are for too few or too many seats', () => {
    const { game } = table();
    for (const seats of [0, 7, 1.5, Number.NaN]) {
      expect(game.checkConfig({}, seats)).toEqual({
        ok: false,
        refusal: { code: 'wrong-seats', params: { min: 1, max: 6 } },
      });
    }
    expect(game.checkConfig({}, 6).ok).toBe(true);
  });
});

describe('the undo barrier', () => {
  it.each([
    ['turning up a card', 'draw', true],
    ['chance', 'dice', true],
    ['an event with a secret part', 'peek', true],
    ['saying so', 'show', true],
    ['an event for all', 'tell', false],
  ])('is raised by %s: %s', (_, word, revealed) => {
    const t = table();
    expect(t.act(0, say(word)).revealed).toBe(revealed);
    expect(t.act(0, say('tell')).revealed).toBe(false);
  });
});

describe('copies', () => {
  it('are the same and go their own way', () => {
    const t = table().act(0, say('dice'));
    const before = hashJson(t.s);
    const copy = t.fork();
    expect(copy.s).toEqual(t.s);
    copy.act(0, say('dice')).act(0, say('draw')).act(0, pass);
    expect(hashJson(t.s)).toBe(before);
  });

  it('have chance of their own: both draw the same next number', () => {
    const t = table();
    const copy = t.fork();
    copy.act(0, say('dice')).act(0, say('dice'));
    t.act(0, say('dice')).act(0, say('dice'));
    expect(t.told).toBe(copy.told);
  });
});

describe('views, knowledge and imagination', () => {
  it('tell everybody what is being decided and nothing of what is hidden', () => {
    const t = table();
    expect(t.game.view(t.s, 'spectator')).toEqual({
      over: null,
      told: [],
      may: [true, true],
      deck: { count: 6 },
      asking: { kind: 'question', seats: [0], about: null },
    });
    expect(t.act(0, pass).game.view(t.s, 0).asking).toBeNull();
  });

  it('are copies: writing into them does not reach the state', () => {
    const t = table();
    const before = hashJson(t.s);
    (t.game.view(t.s, 0) as unknown as { told: string[] }).told.push('x');
    const known = t.game.knowledge(t.s, 0);
    (known.game as { told: string[] }).told.push('x');
    (known.kernel.stack as TinyFrame[]).pop();
    expect(hashJson(t.s)).toBe(before);
  });

  it('carry neither the seed nor the future', () => {
    const t = table().act(0, say('dice'));
    expect(JSON.stringify(t.game.knowledge(t.s, 0))).not.toContain(SEED);
    const worlds = ['a', 'b'].map((seed) => t.game.imagine(t.game.knowledge(t.s, 0), rngFrom(seed)));
    expect(worlds[0]!.chance).not.toEqual(worlds[1]!.chance);
    expect(worlds[0]!.chance.seed).not.toBe(SEED);
    expect({ ...worlds[0], chance: null }).toEqual({ ...t.s, chance: null });
  });

  it('imagine the same world from the same chance', () => {
    const t = table();
    const known = t.game.knowledge(t.s, 0);
    expect(t.game.imagine(known, rngFrom('x'))).toEqual(t.game.imagine(known, rngFrom('x')));
  });
});

describe('decision ids', () => {
  it('differ between frames, between answers, and not between asked seats answering', () => {
    const both = sealed<State, TinyFrame, Action, { type: string }, TinyFrame>({
      seats: () => [0, 1],
      prompt: () => ({ kind: 'both' }),
      legal: () => [pass],
      open: (x) => x.push(frame('both')),
    });
    const t = Tiny.with({ both }, 2, frame('both'));
    const seen = new Set([t.id(1)]);
    for (let i = 0; i < 20; i++) {
      const one = t.id(1);
      t.act(0, pass);
      expect(t.id(1)).toBe(one);
      t.act(1, pass);
      expect(seen.has(t.id(1))).toBe(false);
      seen.add(t.id(1));
    }
  });
});
