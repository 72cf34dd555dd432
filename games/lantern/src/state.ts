import {
  type AuctionFrame,
  counted,
  hidden,
  type KernelState,
  open,
  own,
  perSeat,
  type SealedFrame,
  type Seat,
  type SequenceFrame,
  shape,
  type ViewOf,
  type WindowFrame,
} from '@majlis/kernel';
import type { Action } from './actions.ts';

export interface Config {
  rounds: number;
}

export interface Player {
  coins: number;
  oil: number[];
  lit: number[];
  dark: number[];
  hasGust: boolean;
}

export interface RoundFrame extends SequenceFrame {
  readonly kind: 'round';
}
export interface OilFrame extends SealedFrame<Action> {
  readonly kind: 'chooseOil';
}
export interface BidFrame extends AuctionFrame {
  readonly kind: 'bidForLantern';
}
export interface GustFrame extends WindowFrame<Action> {
  readonly kind: 'gusts';
}
export type LanternFrame = RoundFrame | OilFrame | BidFrame | GustFrame;

export interface State extends KernelState<LanternFrame> {
  rounds: number;
  round: number;
  host: Seat;
  lanternDeck: number[];
  oilDeck: number[];
  /** Spent oil lies open. */
  spentOil: number[];
  /** Lanterns nobody wanted. */
  unsold: number[];
  lantern: number | null;
  players: Player[];
}

export const fields = shape<State>()({
  chance: hidden(),
  stack: hidden(),
  nextFrameId: hidden(),
  answers: hidden(),
  over: open(),
  rounds: open(),
  round: open(),
  host: open(),
  lanternDeck: counted(),
  oilDeck: counted(),
  spentOil: open(),
  unsold: open(),
  lantern: open(),
  players: perSeat(shape<Player>()({ coins: open(), oil: own(), lit: open(), dark: open(), hasGust: open() })),
});

export type View = ViewOf<typeof fields>;

export const LANTERNS: readonly number[] = [1, 2, 3, 4, 5].flatMap((value) => [value, value, value, value]);
export const OIL: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((value) => [value, value, value, value]);

export function copyTable(s: State) {
  return {
    rounds: s.rounds,
    round: s.round,
    host: s.host,
    lanternDeck: s.lanternDeck.slice(),
    oilDeck: s.oilDeck.slice(),
    spentOil: s.spentOil.slice(),
    unsold: s.unsold.slice(),
    lantern: s.lantern,
    players: s.players.map(copyPlayer),
  };
}

const copyPlayer = (p: Player): Player => ({
  coins: p.coins,
  oil: p.oil.slice(),
  lit: p.lit.slice(),
  dark: p.dark.slice(),
  hasGust: p.hasGust,
});

/** All seats, the given one first. */
export function seatsFrom(s: State, first: Seat): Seat[] {
  return s.players.map((_, i) => (first + i) % s.players.length);
}
