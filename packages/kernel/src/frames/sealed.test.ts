import { describe, expect, it } from 'vitest';
import { type Action, frame, type State, say, Tiny, type TinyFrame, tell } from '../../test/tiny-game.ts';
import { RulesBug, rngFrom, type SealedDef, sealed } from '../index.ts';

const choice = (change: Partial<SealedDef<State, TinyFrame, Action, { type: string }, TinyFrame>> = {}) =>
  sealed<State, TinyFrame, Action, { type: string }, TinyFrame>({
    seats: () => [2, 0, 1],
    prompt: () => ({ kind: 'choose' }),
    legal: (_s, _f, seat) => [say(`x${seat}`), say(`y${seat}`)],
    open: (x, _f, answers) => {
      for (const { seat, action } of answers) tell(x, seat, action.type === 'say' ? action.word : '');
    },
    ...change,
  });
const table = (change = {}) => Tiny.with({ choice: choice(change) }, 3, frame('choice'));

describe('a sealed choice', () => {
  it('asks everybody who has not answered', () => {
    const t = table();
    expect(t.asked).toEqual([2, 0, 1]);
    expect(t.act(0, say('x0')).asked).toEqual([2, 1]);
    expect(t.game.check(t.s, 0, say('y0'))?.code).toBe('not-asked');
  });

  it('opens all answers together, in the order of its seats and not of arrival', () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const t = table();
      for (const seat of order) t.act(seat, say(`y${seat}`));
      expect(t.told).toBe('2y2 0y0 1y1');
    }
  });

  it('reveals with the last answer only', () => {
    const t = table();
    expect([2, 0, 1].map((seat) => t.act(seat, say(`x${seat}`)).revealed)).toEqual([false, false, true]);
  });

  it("shows nobody another's answer before that", () => {
    const t = table().act(0, say('y0'));
    const viewers = [1, 2, 'spectator'] as const;
    for (const viewer of viewers) expect(JSON.stringify(t.game.view(t.s, viewer))).not.toContain('y0');
    for (const seat of [1, 2]) expect(JSON.stringify(t.game.knowledge(t.s, seat))).not.toContain('y0');
    expect(JSON.stringify(t.game.knowledge(t.s, 0))).toContain('y0');
  });

  it('imagines any legal answer for an answer it cannot see, and keeps the own one', () => {
    const t = table().act(0, say('y0')).act(1, say('y1'));
    const worlds = Array.from({ length: 40 }, (_, i) => t.game.imagine(t.game.knowledge(t.s, 0), rngFrom(`${i}`)));
    const answers = worlds.map((world) => world.stack.at(-1)!.mem.answers as (Action | null)[]);
    expect(answers.every(([two, zero]) => two === null && JSON.stringify(zero) === JSON.stringify(say('y0')))).toBe(
      true,
    );
    expect(new Set(answers.map(([, , one]) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(say('x1')), JSON.stringify(say('y1'))]),
    );
  });

  it('says so when an imagined seat could not have answered', () => {
    const t = table().act(0, say('y0'));
    const known = t.game.knowledge(t.s, 1);
    const stuck = table({ legal: () => [] });
    expect(() => stuck.game.imagine(known, rngFrom('x'))).toThrow(RulesBug);
  });

  it('is open at once when nobody is asked', () => {
    expect(table({ seats: () => [] }).over).not.toBeNull();
  });

  it('goes on identically from storage', () => {
    const t = table().act(1, say('x1'));
    const other = t.restored();
    for (const one of [t, other]) one.act(0, say('y0')).act(2, say('x2'));
    expect(other.s).toEqual(t.s);
  });
});
