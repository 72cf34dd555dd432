import {
  auction,
  type Ctx,
  type Refusal,
  rankByScore,
  type ScoreLine,
  type Seat,
  sealed,
  sequence,
  window,
} from '@majlis/kernel';
import { type Action, type Event, pass } from './actions.ts';
import {
  type BidFrame,
  type GustFrame,
  type LanternFrame,
  type OilFrame,
  type RoundFrame,
  type State,
  seatsFrom,
} from './state.ts';

type X = Ctx<State, LanternFrame, Event>;

/** The rulebook's round, line by line. */
const round = sequence<State, RoundFrame, Action, Event, LanternFrame>({
  steps: [
    { id: 'lightLantern', run: lightLantern },
    { id: 'chooseOil', run: (x) => x.push({ kind: 'chooseOil' }) },
    { id: 'auction', run: (x) => x.push({ kind: 'bidForLantern' }) },
    { id: 'gusts', run: (x) => x.push({ kind: 'gusts' }) },
    { id: 'drawOil', run: drawOil },
  ],
  repeat: (s) => s.round < s.rounds,
  done: (x) => x.end(rankByScore(totals(x.s))),
});

function lightLantern(x: X): void {
  const value = x.turnUp(x.s.lanternDeck)!;
  x.s.round++;
  x.s.lantern = value;
  x.emit({ type: 'lanternLit', value });
}

const chooseOil = sealed<State, OilFrame, Action, Event, LanternFrame>({
  seats: (s) => seatsFrom(s, 0),
  prompt: () => ({ kind: 'chooseOil' }),
  legal: (s, _f, seat) => [...new Set(s.players[seat]!.oil)].map((value) => ({ type: 'oil', value })),
  open(x, _f, answers) {
    const oil = answers.map(({ action }) => (action.type === 'oil' ? action.value : 0));
    answers.forEach(({ seat }, i) => {
      const hand = x.s.players[seat]!.oil;
      hand.splice(hand.indexOf(oil[i]!), 1);
      x.s.spentOil.push(oil[i]!);
    });
    x.s.host = brightest(x.s, oil);
    x.emit({ type: 'oilOpened', oil, host: x.s.host });
  },
});

/** LAN-OIL-2: the highest card; a tie goes to the first counted from the last host. */
function brightest(s: State, oil: readonly number[]): Seat {
  const highest = Math.max(...oil);
  return seatsFrom(s, s.host).find((seat) => oil[seat] === highest)!;
}

const bidForLantern = auction<State, BidFrame, Action, Event, LanternFrame>({
  order: (s) => seatsFrom(s, s.host),
  prompt: (_s, f) => ({ kind: 'bidForLantern', params: { bid: f.mem.bid, leader: f.mem.leader } }),
  bids: (s, f, seat) => {
    const { coins } = s.players[seat]!;
    const amounts: number[] = [];
    for (let amount = f.mem.bid + 1; amount <= coins; amount++) amounts.push(amount);
    return amounts;
  },
  bid: (coins) => ({ type: 'bid', coins }),
  pass,
  amountOf: (action) => (action.type === 'bid' ? action.coins : null),
  check: checkBid,
  heard: (x, _f, seat, coins) => x.emit({ type: 'bidMade', seat, coins }),
  won: (x, _f, seat, coins) => sell(x, seat, coins),
});

function checkBid(s: State, f: BidFrame, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'pass') return null;
  if (action.type !== 'bid') return { code: 'bid-or-pass' };
  const { coins } = s.players[seat]!;
  if (action.coins > coins) return { code: 'too-few-coins', params: { coins } };
  if (action.coins <= f.mem.bid) return { code: 'bid-too-low', params: { bid: f.mem.bid } };
  return null;
}

function sell(x: X, seat: Seat | null, coins: number): void {
  const lantern = x.s.lantern!;
  x.s.lantern = null;
  if (seat === null) x.s.unsold.push(lantern);
  else {
    x.s.players[seat]!.coins -= coins;
    x.s.players[seat]!.lit.push(lantern);
  }
  x.emit({ type: 'lanternSold', seat, coins });
}

const gusts = window<State, GustFrame, Action, Event, LanternFrame>({
  ask: 'together',
  resolve: 'atOnce',
  order: (s) => seatsFrom(s, s.host),
  mayAct: (s, _f, seat) => s.players[seat]!.hasGust && s.players.some((p, i) => i !== seat && p.lit.length > 0),
  prompt: () => ({ kind: 'gusts' }),
  legal: (s, _f, seat) =>
    s.players.flatMap((p, target) =>
      target === seat ? [] : [...new Set(p.lit)].map((lantern): Action => ({ type: 'gust', seat: target, lantern })),
    ),
  pass,
  act(x, _f, by, action) {
    if (action.type !== 'gust') return;
    const target = x.s.players[action.seat]!;
    x.s.players[by]!.hasGust = false;
    target.lit.splice(target.lit.indexOf(action.lantern), 1);
    target.dark.push(action.lantern);
    x.emit({ type: 'lanternPutOut', by, seat: action.seat, lantern: action.lantern });
  },
});

function drawOil(x: X): void {
  for (const seat of seatsFrom(x.s, x.s.host)) {
    const value = x.turnUp(x.s.oilDeck)!;
    x.s.players[seat]!.oil.push(value);
    x.emit({ type: 'oilDrawn' }, { [seat]: value });
  }
}

export const frames = { round, chooseOil, bidForLantern, gusts };

export function scores(s: State): ScoreLine[] {
  const { round } = s;
  return s.players.flatMap((p, seat): ScoreLine[] => [
    ...p.lit.map((points) => ({ seat, round, source: 'lantern', points })),
    { seat, round, source: 'coins', points: Math.floor(p.coins / 4) },
  ]);
}

function totals(s: State): number[] {
  const sums = s.players.map(() => 0);
  for (const line of scores(s)) sums[line.seat]! += line.points;
  return sums;
}
