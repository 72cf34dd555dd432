import { lantern } from '@majlis/lantern';
import { pieces } from '@majlis/lantern/testing';
import { describe, expect, it } from 'vitest';
import { given } from './given.ts';
import { moveCounts } from './move-counts.ts';

const hands = (a: number[], b: number[]) => (s: { players: { oil: number[] }[] }) => {
  s.players[0]!.oil = a;
  s.players[1]!.oil = b;
};

describe('a given position', () => {
  it('is the same for the same words', () => {
    expect(given(lantern, { seats: 3, seed: 'dawn' }).state).toEqual(given(lantern, { seats: 3, seed: 'dawn' }).state);
    expect(given(lantern, { seats: 3, seed: 'dawn' }).state).not.toEqual(
      given(lantern, { seats: 3, seed: 'dusk' }).state,
    );
  });

  it('refuses a start the game refuses', () => {
    expect(() => given(lantern, { seats: 9 })).toThrow('wrong-seats');
  });

  it('plays lines and tells their events', () => {
    const table = given(lantern, { seats: 2 })
      .change(hands([7, 8, 9], [1, 2, 3]))
      .play('p1: oil 3', 'p0: oil 7');
    expect(table.events).toEqual([{ type: 'oilOpened', oil: [7, 3], host: 0 }]);
    expect(table.revealed).toBe(true);
    expect(table.expectAsked(0).play('p0: bid 2').events).toEqual([{ type: 'bidMade', seat: 0, coins: 2 }]);
    expect(table.revealed).toBe(false);
  });

  it('says what would have been legal', () => {
    const table = given(lantern, { seats: 2 }).change(hands([7, 8, 9], [1, 2, 3]));
    expect(() => table.play('p0: oil 1')).toThrow('p0 may: oil 7, oil 8, oil 9');
    expect(() => table.play('p0: dance')).toThrow('is no action');
    expect(() => table.play('oil 7')).toThrow('not a line like');
    expect(() => table.play('p0: oil 7', 'p0: oil 8')).toThrow('asked are [1]');
  });

  it('fails an expected refusal that does not come, or comes with another code', () => {
    const table = given(lantern, { seats: 2 }).change(hands([7], [1]));
    expect(() => table.expectRefusal('p0: oil 7', 'not-possible-now')).toThrow('is not refused');
    expect(() => table.expectRefusal('p0: oil 1', 'too-few-coins')).toThrow('refused as "not-possible-now"');
    expect(() => table.expectAsked(1)).toThrow('asked are [0,1]');
  });

  it('does not let pieces be made or lost when it knows them', () => {
    const table = given(lantern, { seats: 2, pieces });
    expect(() => table.change((s) => s.players[0]!.oil.pop())).toThrow('other pieces');
    expect(() => given(lantern, { seats: 2, pieces }).change((s) => Object.assign(s, { x: undefined }))).toThrow(
      'not plain',
    );
  });

  it('goes two ways after a fork', () => {
    const table = given(lantern, { seats: 2 }).change(hands([7], [1]));
    const other = table.fork().play('p0: oil 7');
    expect(other.deciders).toEqual([1]);
    expect(table.deciders).toEqual([0, 1]);
  });

  it('plays on until an awaited moment, or says that it never came', () => {
    const table = given(lantern, { seats: 2 });
    expect(table.playOn(({ state }) => state.round === 2).state.round).toBe(2);
    expect(() => table.playOn(({ state }) => state.round === 9)).toThrow('without the awaited moment');
    expect(table.outcome).not.toBeNull();
  });
});

describe('move counts', () => {
  it('count every order in which asked seats may answer', () => {
    const { state } = given(lantern, { seats: 2 }).change(hands([7, 8, 9], [1, 2, 2]));
    // 3 + 2 first answers, 2 x (3 x 2) second ones; then the host, p0, bids 1 to 12 or passes.
    expect(moveCounts(lantern, state, 3)).toEqual([5, 12, 12 * 13]);
  });
});
