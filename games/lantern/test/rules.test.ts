import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { lantern, type State } from '../src/index.ts';
import { pieces } from '../src/testing.ts';

/** Moves a card of this value from wherever it is hidden to the hand. */
function deal(s: State, seat: number, ...values: number[]): void {
  const hand = s.players[seat]!.oil;
  s.oilDeck.push(...hand.splice(0));
  for (const value of values) {
    const from = [s.oilDeck, ...s.players.slice(seat + 1).map((p) => p.oil)].find((pile) => pile.includes(value))!;
    hand.push(...from.splice(from.indexOf(value), 1));
  }
}

/** Puts a lantern of this value on the table, in exchange for the one that lies there. */
function light(s: State, value: number): void {
  if (s.lantern === value) return;
  const at = s.lanternDeck.indexOf(value);
  s.lanternDeck[at] = s.lantern!;
  s.lantern = value;
}

function own(s: State, seat: number, ...values: number[]): void {
  for (const value of values) s.players[seat]!.lit.push(...s.lanternDeck.splice(s.lanternDeck.indexOf(value), 1));
}

const table = (seats: number, edit: (s: State) => void = () => {}) =>
  given(lantern, { seats, pieces }).change((s) => {
    for (let seat = 0; seat < seats; seat++)
      deal(
        s,
        seat,
        ...([
          [9, 5, 1],
          [8, 5, 2],
          [7, 5, 3],
          [6, 5, 4],
        ][seat] as number[]),
      );
    edit(s);
  });

describe('set-up', () => {
  it('LAN-SETUP-1 two to four players, 20 lanterns and 36 oil cards, shuffled', () => {
    const counts = pieces(given(lantern, { seats: 3 }).state);
    for (const value of [1, 2, 3, 4, 5]) expect(counts[`lantern ${value}`]).toBe(4);
    for (const value of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(counts[`oil ${value}`]).toBe(4);
    expect(Object.values(counts).reduce((a, b) => a + b)).toBe(56);
    for (const seats of [1, 5]) expect(lantern.checkConfig({}, seats).ok).toBe(false);
    const deals = ['a', 'b', 'c'].map((seed) => given(lantern, { seats: 2, seed }).state.lanternDeck.join());
    expect(new Set(deals).size).toBe(3);
  });

  it('LAN-SETUP-2 everybody has 12 coins, a gust, and three oil cards that only they see', () => {
    const start = given(lantern, { seats: 4 });
    for (const player of start.state.players) {
      expect(player).toMatchObject({ coins: 12, hasGust: true, lit: [], dark: [] });
      expect(player.oil).toHaveLength(3);
    }
    expect(start.view(1).players.map(({ oil }) => oil.items?.length)).toEqual([undefined, 3, undefined, undefined]);
    expect(start.view('spectator').players.every(({ oil }) => oil.items === undefined && oil.count === 3)).toBe(true);
  });

  it('LAN-SETUP-3 five rounds unless four or six were agreed on; seat 0 is host', () => {
    expect(lantern.checkConfig({}, 2)).toEqual({ ok: true, value: { rounds: 5 } });
    expect(lantern.checkConfig(null, 2)).toEqual({ ok: true, value: { rounds: 5 } });
    for (const rounds of [4, 5, 6]) {
      const end = given(lantern, { seats: 2, config: { rounds } }).playOn(({ outcome }) => outcome !== null);
      expect(end.state.round).toBe(rounds);
    }
    for (const wish of [{ rounds: 3 }, { rounds: '5' }, { rounds: 5, more: 1 }]) {
      expect(lantern.checkConfig(wish, 2)).toEqual({
        ok: false,
        refusal: { code: 'bad-config', params: { rounds: [4, 5, 6] } },
      });
    }
    expect(given(lantern, { seats: 2 }).state.host).toBe(0);
  });
});

describe('a round', () => {
  it('LAN-ROUND-1 begins with the top lantern of the deck', () => {
    const start = given(lantern, { seats: 2 });
    const { lanternDeck } = given(lantern, { seats: 2 }).state;
    expect(start.state.lanternDeck).toHaveLength(19);
    const next = lanternDeck.at(-1);
    const second = start.playOn(({ state }) => state.round === 2);
    expect(second.state.lantern).toBe(next);
  });

  it('LAN-OIL-1 everyone chooses at the same time; the cards are opened together and spent', () => {
    const t = table(3).expectAsked(0, 1, 2).play('p2: oil 7').expectAsked(0, 1).play('p0: oil 1');
    expect(t.events).toEqual([]);
    expect(t.state.players[2]!.oil).toHaveLength(3);
    expect(JSON.stringify(t.view(1))).not.toContain('"oil","value"');
    t.play('p1: oil 2');
    expect(t.events).toEqual([{ type: 'oilOpened', oil: [1, 2, 7], host: 2 }]);
    expect(t.state.spentOil).toEqual([1, 2, 7]);
    expect(t.state.players.map(({ oil }) => oil.length)).toEqual([2, 2, 2]);
  });

  it('LAN-OIL-1 one chooses a card one has, once', () => {
    table(2)
      .expectRefusal('p0: oil 8', 'not-possible-now')
      .expectRefusal('p0: pass', 'not-possible-now')
      .play('p0: oil 9')
      .expectRefusal('p0: oil 5', 'not-asked');
  });

  it('LAN-OIL-1 equal cards are one choice', () => {
    expect(table(2, (s) => deal(s, 0, 4, 4, 6)).legal(0)).toEqual(['oil 4', 'oil 6']);
  });

  it('LAN-OIL-2 the highest card makes its player host', () => {
    expect(table(3).play('p0: oil 5', 'p1: oil 8', 'p2: oil 7').state.host).toBe(1);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
  ])('LAN-OIL-2 a tie of all goes to the last host, %i', (host, winner) => {
    const t = table(3, (s) => {
      s.host = host;
    });
    expect(t.play('p0: oil 5', 'p1: oil 5', 'p2: oil 5').state.host).toBe(winner);
  });

  it('LAN-OIL-2 a tie goes to the first counted from the last host', () => {
    const t = table(4, (s) => {
      s.host = 2;
    });
    expect(t.play('p0: oil 5', 'p1: oil 5', 'p2: oil 3', 'p3: oil 4').state.host).toBe(0);
  });
});

/** The oil is chosen; p1 is host and bids first. */
const auction = (edit: (s: State) => void = () => {}) =>
  table(3, edit).play('p0: oil 1', 'p1: oil 8', 'p2: oil 3').expectAsked(1);

describe('the auction', () => {
  it('LAN-BID-1 goes round from the host; each raises or passes for good', () => {
    const t = auction((s) => light(s, 4))
      .play('p1: bid 2')
      .expectAsked(2)
      .play('p2: pass')
      .expectAsked(0);
    t.expectRefusal('p0: bid 2', 'bid-too-low', { bid: 2 });
    t.expectRefusal('p0: bid 1', 'bid-too-low', { bid: 2 });
    t.expectRefusal('p0: gust p1 4', 'bid-or-pass');
    t.play('p0: bid 3').expectAsked(1).play('p1: bid 7').expectAsked(0).play('p0: pass');
    expect(t.events.at(-1)).toEqual({ type: 'lanternSold', seat: 1, coins: 7 });
    expect(t.state.players[1]).toMatchObject({ coins: 5, lit: [4] });
  });

  it('LAN-BID-1 the last bidder does not bid against themselves', () => {
    const t = auction().play('p1: pass', 'p2: bid 1', 'p0: pass');
    expect(t.events).toContainEqual({ type: 'lanternSold', seat: 2, coins: 1 });
  });

  it('LAN-BID-2 nobody bids more than they have; the winner pays the bid, the others nothing', () => {
    const t = auction((s) => {
      s.players[1]!.coins = 3;
    });
    expect(t.legal(1)).toEqual(['bid 1', 'bid 2', 'bid 3', 'pass']);
    t.expectRefusal('p1: bid 4', 'too-few-coins', { coins: 3 });
    t.play('p1: bid 3', 'p2: bid 12', 'p0: pass').expectAsked(1);
    expect(t.legal(1)).toEqual(['pass']);
    expect(t.play('p1: pass').state.players.map(({ coins }) => coins)).toEqual([12, 3, 0]);
  });

  it('LAN-BID-3 a lantern nobody wants leaves the game', () => {
    const t = auction((s) => light(s, 5)).play('p1: pass', 'p2: pass', 'p0: pass');
    expect(t.events[3]).toEqual({ type: 'lanternSold', seat: null, coins: 0 });
    expect(t.state.unsold).toEqual([5]);
    expect(t.state.players.every(({ lit }) => lit.length === 0)).toBe(true);
  });
});

/** p1 is host and has just bought a lantern 4; p0 has a lit 5 and a lit 2. */
const gusts = (edit: (s: State) => void = () => {}) =>
  auction((s) => {
    light(s, 4);
    own(s, 0, 5, 2);
    edit(s);
  }).play('p1: bid 2', 'p2: pass', 'p0: pass');

describe('gusts of wind', () => {
  it('LAN-GUST-1 everyone with a gust may put out a lit lantern of another', () => {
    const t = gusts().expectAsked(0, 1, 2);
    expect(t.legal(0)).toEqual(['gust p1 4', 'pass']);
    expect(t.legal(1)).toEqual(['gust p0 5', 'gust p0 2', 'pass']);
    expect(t.legal(2)).toEqual(['gust p0 5', 'gust p0 2', 'gust p1 4', 'pass']);
    t.expectRefusal('p0: gust p0 5', 'not-possible-now').expectRefusal('p2: gust p1 5', 'not-possible-now');
    t.play('p0: pass', 'p1: pass', 'p2: gust p0 5');
    expect(t.state.players[0]).toMatchObject({ lit: [2], dark: [5] });
    expect(t.events).toEqual([{ type: 'lanternPutOut', by: 2, seat: 0, lantern: 5 }]);
  });

  it('LAN-GUST-1 of several the first counted from the host acts, and everyone is asked again', () => {
    const t = gusts().play('p0: gust p1 4', 'p2: gust p0 5', 'p1: pass');
    expect(t.events).toEqual([{ type: 'lanternPutOut', by: 2, seat: 0, lantern: 5 }]);
    t.expectAsked(0, 1);
    expect(t.state.players[1]!.lit).toEqual([4]);
    t.play('p1: pass', 'p0: pass');
    expect(t.state.round).toBe(2);
  });

  it('LAN-GUST-1 nobody is asked who could not put anything out', () => {
    auction((s) => light(s, 4))
      .play('p1: bid 2', 'p2: pass', 'p0: pass')
      .expectAsked(0, 2);
    expect(auction().play('p1: pass', 'p2: pass', 'p0: pass').state.round).toBe(2);
  });

  it('LAN-GUST-2 a gust is used once in a game', () => {
    const t = gusts().play('p0: gust p1 4', 'p1: pass', 'p2: pass').expectAsked(1, 2);
    expect(t.state.players.map(({ hasGust }) => hasGust)).toEqual([false, true, true]);
    t.expectRefusal('p0: gust p1 4', 'not-asked');
  });

  it('LAN-GUST-2 a dark lantern scores nothing', () => {
    const points = (t: ReturnType<typeof gusts>) =>
      t.scores
        .filter(({ seat, source }) => seat === 0 && source === 'lantern')
        .reduce((sum, line) => sum + line.points, 0);
    expect(points(gusts())).toBe(7);
    expect(points(gusts().play('p0: pass', 'p1: pass', 'p2: gust p0 5'))).toBe(2);
  });
});

describe('the end of a round and of the game', () => {
  it('LAN-ROUND-2 everyone draws an oil card that only they see', () => {
    const t = gusts().play('p0: pass', 'p1: pass', 'p2: pass');
    expect(t.state.players.map(({ oil }) => oil.length)).toEqual([3, 3, 3]);
    const draws = t.entries.filter(({ event }) => event.type === 'oilDrawn');
    expect(draws.map(({ event }) => event)).toEqual(Array.from({ length: 3 }, () => ({ type: 'oilDrawn' })));
    expect(draws.map(({ secret }) => Object.keys(secret!))).toEqual([['1'], ['2'], ['0']]);
    expect(t.state.players[1]!.oil.at(-1)).toBe(draws[0]!.secret![1]);
    expect(t.revealed).toBe(true);
  });

  it('LAN-END-1 lit lanterns score their value, every four coins left one point', () => {
    const end = table(2, (s) => {
      own(s, 0, 5, 3);
      s.players[0]!.coins = 7;
      s.players[0]!.hasGust = false;
      s.players[1]!.hasGust = false;
      s.round = 5;
    }).playOn(
      ({ outcome }) => outcome !== null,
      (actions) => actions.at(-1)!,
    );
    expect(end.scores).toEqual([
      { seat: 0, round: 5, source: 'lantern', points: 5 },
      { seat: 0, round: 5, source: 'lantern', points: 3 },
      { seat: 0, round: 5, source: 'coins', points: 1 },
      { seat: 1, round: 5, source: 'coins', points: 3 },
    ]);
    expect(end.outcome).toEqual({ ranks: [1, 2], scores: [9, 3] });
    end.expectAsked().expectRefusal('p0: pass', 'game-over');
  });

  it('LAN-END-2 a tie is a shared victory', () => {
    const end = table(3, (s) => {
      s.players[2]!.coins = 3;
      s.round = 5;
    }).playOn(
      ({ outcome }) => outcome !== null,
      (actions) => actions.at(-1)!,
    );
    expect(end.outcome).toEqual({ ranks: [1, 1, 3], scores: [3, 3, 0] });
  });
});
