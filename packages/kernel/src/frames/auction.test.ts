import { describe, expect, it } from 'vitest';
import { type Action, bid, frame, pass, type State, Tiny, type TinyFrame, tell } from '../../test/tiny-game.ts';
import { type AuctionDef, auction, only } from '../index.ts';

const COINS = [3, 5, 4];

const sale = (change: Partial<AuctionDef<State, TinyFrame, Action, { type: string }, TinyFrame>> = {}) =>
  auction<State, TinyFrame, Action, { type: string }, TinyFrame>({
    order: () => [1, 2, 0],
    prompt: (_s, f) => ({ kind: 'auction', params: { bid: f.mem.bid } }),
    bids: (_s, f, seat) => Array.from({ length: Math.max(0, COINS[seat]! - f.mem.bid) }, (_, i) => f.mem.bid + 1 + i),
    bid,
    pass,
    amountOf: (action) => (action.type === 'bid' ? action.coins : null),
    heard: (x, _f, seat, amount) => tell(x, seat, ':', amount ?? 'pass'),
    won: (x, _f, seat, amount) => tell(x, 'won by ', seat, ' for ', amount),
    ...change,
  });

const table = (change = {}) => Tiny.with({ sale: sale(change) }, 3, frame('sale'));

describe('an auction', () => {
  it('goes round in order and never asks again who has passed', () => {
    const t = table();
    expect(t.asked).toEqual([1]);
    t.act(1, bid(1)).act(2, pass);
    expect(t.asked).toEqual([0]);
    t.act(0, bid(2));
    expect(t.asked).toEqual([1]);
    t.act(1, bid(3));
    expect(t.asked).toEqual([0]);
    t.act(0, pass);
    expect(t.told).toBe('1:1 2:pass 0:2 1:3 0:pass won by 1 for 3');
  });

  it('is won by the one who bid when the others pass, without being asked again', () => {
    expect(table().act(1, pass).act(2, bid(4)).act(0, pass).told).toBe('1:pass 2:4 0:pass won by 2 for 4');
  });

  it('asks the last one left who has not bid', () => {
    const t = table().act(1, pass).act(2, pass);
    expect(t.asked).toEqual([0]);
    expect(t.fork().act(0, bid(1)).told).toContain('won by 0 for 1');
    expect(t.act(0, pass).told).toContain('won by  for 0');
  });

  it('is over at once when nobody takes part', () => {
    expect(table({ order: () => [] }).told).toBe('won by  for 0');
  });

  it('asks a single bidder once', () => {
    expect(table({ order: () => only(2) }).act(2, bid(1)).told).toBe('2:1 won by 2 for 1');
  });

  it('lists the bids and the pass, and tells everybody the state of it', () => {
    const t = table().act(1, bid(3));
    expect(t.game.legalActions(t.s, 2)).toEqual([bid(4), pass]);
    expect(t.game.view(t.s, 'spectator').asking).toEqual({
      kind: 'sale',
      seats: [2],
      about: { bid: 3, leader: 1, left: [2, 0, 1] },
    });
  });

  it('accepts unlisted bids when its check does', () => {
    const t = table({
      check: (_s: State, f: TinyFrame, _seat: number, a: Action) =>
        a.type === 'bid' && a.coins <= f.mem.bid ? { code: 'low' } : null,
    });
    t.act(1, bid(9));
    expect(t.game.check(t.s, 2, bid(9))).toEqual({ code: 'low' });
    expect(t.game.check(t.s, 2, bid(10))).toBeNull();
    const strict = table();
    expect(strict.game.check(strict.s, 1, bid(9))).toEqual({ code: 'not-possible-now' });
  });

  it('reveals nothing and survives storage', () => {
    const t = table().act(1, bid(2));
    expect(t.revealed).toBe(false);
    expect(t.restored().act(2, pass).act(0, pass).told).toBe(t.act(2, pass).act(0, pass).told);
  });
});
