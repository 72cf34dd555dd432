import { describe, expect, it } from 'vitest';
import { type Action, frame, pass, type State, say, Tiny, type TinyFrame, tell, type X } from '../../test/tiny-game.ts';
import { rngFrom, type WindowDef, window } from '../index.ts';

type Def = WindowDef<State, TinyFrame, Action, { type: string }, TinyFrame>;

/** Precedence 2, 0, 1; anybody may say "a" or "b" until the public `may` of the seat is gone. */
const open = (ask: Def['ask'], resolve: Def['resolve'], change: Partial<Def> = {}) =>
  window<State, TinyFrame, Action, { type: string }, TinyFrame>({
    ask,
    resolve,
    order: () => [2, 0, 1],
    mayAct: (s, _f, seat) => s.may[seat]!,
    prompt: (_s, f) => ({ kind: f.kind }),
    legal: () => [say('a'), say('b')],
    pass,
    act(x, _f, seat, action) {
      tell(x, seat, action.type === 'say' ? action.word : '?');
      if (action.type === 'say' && action.word === 'a') x.s.may[seat] = false;
    },
    close: (x) => tell(x, 'closed'),
    ...change,
  });

const table = (ask: Def['ask'], resolve: Def['resolve'], change: Partial<Def> = {}) =>
  Tiny.with({ win: open(ask, resolve, change) }, 3, frame('win'));

describe('a window that asks together and acts at once', () => {
  it('asks everybody who may act at the same time', () => {
    expect(table('together', 'atOnce').asked).toEqual([2, 0, 1]);
    const two = Tiny.with(
      { win: open('together', 'atOnce', { mayAct: (_s, _f, seat) => seat !== 0 }) },
      3,
      frame('win'),
    );
    expect(two.asked).toEqual([2, 1]);
  });

  it('lets the first in order act and asks everybody again', () => {
    const t = table('together', 'atOnce').act(1, say('b')).act(0, say('b')).act(2, pass);
    expect(t.told).toBe('0b');
    expect(t.asked).toEqual([2, 0, 1]);
  });

  it('forgets the wishes that did not come first', () => {
    const t = table('together', 'atOnce').act(1, say('b')).act(0, say('a')).act(2, pass);
    expect(t.asked).toEqual([2, 1]);
    t.act(1, pass).act(2, pass);
    expect(t.told).toBe('0a closed');
  });

  it('closes when all pass in a row', () => {
    const t = table('together', 'atOnce').act(0, pass).act(1, pass).act(2, say('b'));
    expect(t.told).toBe('2b');
    t.act(0, pass).act(1, pass).act(2, pass);
    expect(t.told).toBe('2b closed');
    expect(t.over).not.toBeNull();
  });

  it('closes by itself when nobody may act', () => {
    const t = table('together', 'atOnce', { mayAct: () => false });
    expect(t.told).toBe('closed');
    expect(t.over).not.toBeNull();
  });

  it('keeps the id of a question while others answer, and gives a new one when all are asked again', () => {
    const t = table('together', 'atOnce');
    const [zero, one] = [t.id(0), t.id(1)];
    t.act(2, say('b'));
    expect([t.id(0), t.id(1)]).toEqual([zero, one]);
    t.act(0, pass).act(1, pass);
    expect(t.asked).toContain(1);
    expect(t.id(1)).not.toBe(one);
    expect(t.id(0)).not.toBe(zero);
  });

  it('reveals only with the last of several answers', () => {
    const t = table('together', 'atOnce');
    expect(t.act(1, say('b')).revealed).toBe(false);
    expect(t.act(0, pass).revealed).toBe(false);
    expect(t.act(2, pass).revealed).toBe(true);
    const alone = table('together', 'atOnce', { mayAct: (s, _f, seat) => seat === 1 && s.may[1]! });
    expect(alone.act(1, say('a')).revealed).toBe(false);
  });

  it("hides others' answers from a seat and imagines legal ones", () => {
    const t = table('together', 'atOnce').act(1, say('b'));
    const known = t.game.knowledge(t.s, 0);
    expect(known.kernel.stack.at(-1)!.mem.answers).toEqual([null, null, { blotted: true }]);
    expect(t.game.knowledge(t.s, 1).kernel.stack.at(-1)!.mem.answers[2]).toEqual(say('b'));
    const imagined = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const answer = t.game.imagine(known, rngFrom(`${i}`)).stack.at(-1)!.mem.answers[2] as Action;
      imagined.add(answer.type === 'say' ? answer.word : answer.type);
    }
    expect([...imagined].sort()).toEqual(['a', 'b', 'pass']);
  });

  it('goes on identically from storage in the middle', () => {
    const t = table('together', 'atOnce').act(1, say('b'));
    const other = t.restored();
    for (const one of [t, other]) one.act(0, pass).act(2, say('a'));
    expect(other.s).toEqual(t.s);
  });
});

describe('a window that asks in order and acts at once', () => {
  it('asks one after another and stops at the first who acts', () => {
    const t = table('inOrder', 'atOnce');
    expect(t.asked).toEqual([2]);
    t.act(2, pass);
    expect(t.asked).toEqual([0]);
    t.act(0, say('b'));
    expect(t.told).toBe('0b');
    expect(t.asked).toEqual([2]);
  });

  it('closes when all have passed in a row', () => {
    const t = table('inOrder', 'atOnce').act(2, say('a')).act(0, pass).act(1, say('b')).act(0, pass).act(1, pass);
    expect(t.told).toBe('2a 1b closed');
  });

  it('hides nothing: answers are given openly', () => {
    const t = table('inOrder', 'atOnce').act(2, pass);
    expect(t.game.knowledge(t.s, 1).kernel.stack.at(-1)!.mem.answers).toEqual([pass, null, null]);
    expect(t.revealed).toBe(false);
  });
});

describe('a window that asks together and resolves when it closes', () => {
  it('lets nothing take effect before all have passed, then everything in order', () => {
    const t = table('together', 'onClose').act(1, say('b')).act(0, say('b')).act(2, pass);
    expect(t.told).toBe('');
    t.act(2, say('b')).act(0, pass).act(1, pass);
    expect(t.told).toBe('');
    t.act(2, pass).act(0, pass).act(1, pass);
    expect(t.told).toBe('2b 0b 1b closed');
  });

  it("resolves one seat's declarations in the order it made them", () => {
    const t = table('together', 'onClose', { mayAct: (_s, _f, seat) => seat === 0 });
    t.act(0, say('b')).act(0, say('a')).act(0, pass);
    expect(t.told).toBe('0b 0a closed');
  });

  it('opens again after what was declared took effect, if it reopens, until nobody declares anything', () => {
    const t = table('together', 'onClose', { reopens: true, mayAct: (_s, _f, seat) => seat === 0 });
    t.act(0, say('b')).act(0, pass);
    expect(t.told).toBe('0b');
    expect(t.asked).toEqual([0]);
    t.act(0, say('a')).act(0, pass).act(0, pass);
    expect(t.told).toBe('0b 0a closed');
  });

  it('announces each declaration', () => {
    const t = table('together', 'onClose', { declare: (x, _f, { seat }) => tell(x, 'heard', seat) });
    t.act(0, say('b')).act(1, say('b')).act(2, pass);
    expect(t.told).toBe('heard0 heard1');
  });
});

describe('a window that asks in order and resolves when it closes', () => {
  it('collects declarations one at a time, each before the next is asked', () => {
    const t = table('inOrder', 'onClose', { declare: (x, _f, { seat }) => tell(x, 'heard', seat) });
    t.act(2, pass).act(0, say('b'));
    expect(t.told).toBe('heard0');
    expect(t.asked).toEqual([2]);
    t.act(2, say('b')).act(2, pass).act(0, pass).act(1, pass);
    expect(t.told).toBe('heard0 heard2 2b 0b closed');
  });
});

describe('windows inside windows', () => {
  /** "b" can be countered: a declaration that is taken out does not happen. */
  const counter = open('together', 'atOnce', {
    mayAct: (s, f, seat) => seat !== f.seat && s.may[seat]!,
    legal: () => [say('counter')],
    act(x: X, f, seat) {
      tell(x, seat, '!');
      x.s.may[seat] = false;
      const below = x.s.stack.find(({ kind }) => kind === 'win')!;
      below.mem.declared = below.mem.declared.filter((one: { seat: number }) => one.seat !== f.seat);
    },
    close: (x) => tell(x, 'answered'),
  });
  const spells = open('together', 'onClose', {
    declare: (x, _f, { seat }) => x.push(frame('counter', { seat })),
  });
  const nested = () => Tiny.with({ win: spells, counter }, 3, frame('win'));

  it('answer one declaration before the next is announced', () => {
    const t = nested().act(0, say('b')).act(1, say('b')).act(2, pass);
    expect(t.s.stack.map(({ kind }) => kind)).toEqual(['end', 'win', 'counter']);
    expect(t.s.stack.at(-1)!.seat).toBe(0);
    expect(t.asked).toEqual([2, 1]);
    t.act(2, say('counter')).act(1, pass);
    t.act(1, pass);
    expect(t.told).toBe('2! answered');
    expect(t.s.stack.at(-1)!.seat).toBe(1);
    t.act(0, pass);
    expect(t.asked).toEqual([0, 1]);
    t.act(0, pass).act(1, pass);
    expect(t.told).toBe('2! answered answered 1b closed');
  });

  it('survive storage at every depth', () => {
    const script: [number, Action][] = [
      [0, say('b')],
      [1, say('b')],
      [2, pass],
      [1, pass],
      [2, say('counter')],
      [1, pass],
      [0, pass],
      [0, pass],
      [1, pass],
    ];
    const straight = nested();
    let stored = nested();
    for (const [seat, action] of script) {
      straight.act(seat, action);
      stored = stored.restored().act(seat, action);
      expect(stored.s).toEqual(straight.s);
    }
    expect(straight.over).not.toBeNull();
  });
});

describe('what a window accepts', () => {
  it('is what it lists, without a check of its own', () => {
    const t = table('together', 'atOnce');
    expect(t.game.legalActions(t.s, 0)).toEqual([say('a'), say('b'), pass]);
    expect(t.game.check(t.s, 0, say('c'))).toEqual({ code: 'not-possible-now' });
  });

  it('is a pass always, and the rest as its own check says', () => {
    const t = table('together', 'atOnce', {
      check: (_s, _f, _seat, action) => (action.type === 'say' && action.word === 'c' ? null : { code: 'only-c' }),
    });
    expect(t.game.check(t.s, 0, pass)).toBeNull();
    expect(t.game.check(t.s, 0, say('c'))).toBeNull();
    expect(t.game.check(t.s, 0, say('a'))).toEqual({ code: 'only-c' });
  });

  it('is not answered twice', () => {
    const t = table('together', 'atOnce').act(0, pass);
    expect(t.game.check(t.s, 0, pass)?.code).toBe('not-asked');
  });

  it('is chosen without a list where it can be counted, the pass last as in the list', () => {
    const t = table('together', 'atOnce', {
      counted: { count: () => 2, at: (_s, _f, _seat, place) => say('ab'[place]!) },
    });
    const chosen = [0, 1, 2].map((at) => t.game.anyAction!(t.s, 0, { below: (n) => (n === 3 ? at : -1) }));
    expect(chosen).toEqual(t.game.legalActions(t.s, 0));
  });
});

describe('whom a window still asks', () => {
  it('is everybody, then two, then one, in order of precedence', () => {
    const t = table('together', 'atOnce');
    expect(t.asked).toEqual([2, 0, 1]);
    expect(t.act(0, pass).asked).toEqual([2, 1]);
    expect(t.act(2, pass).asked).toEqual([1]);
  });
});
