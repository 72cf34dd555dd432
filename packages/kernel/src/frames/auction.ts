import type { Prompt, Refusal, Seat } from '../contract.ts';
import type { Ctx } from '../ctx.ts';
import { type Frame, type FrameDef, type KernelState, NOBODY, only, withMemory } from '../frame.ts';
import type { Json } from '../json.ts';

export interface AuctionFrame extends Frame {
  /** `left` are the seats that may still bid, the one to be asked first; the leader is last until raised. */
  mem: { left: Seat[]; bid: number; leader: Seat | null };
}

export interface AuctionDef<S extends KernelState<All>, F extends Frame, A, E, All extends Frame> {
  order(s: S, f: F): readonly Seat[];
  prompt(s: S, f: F, seat: Seat): Prompt;
  /** Amounts above `f.mem.bid` this seat may bid, as far as they are worth listing. */
  bids(s: S, f: F, seat: Seat): readonly number[];
  bid(amount: number): A;
  readonly pass: A;
  /** The amount of a bid, null for a pass. */
  amountOf(action: A): number | null;
  check?(s: S, f: F, seat: Seat, action: A): Refusal | null;
  /** A bid or a pass was made; for the log. */
  heard?(x: Ctx<S, All, E>, f: F, seat: Seat, amount: number | null): void;
  /** `seat` is null when nobody bid. */
  won(x: Ctx<S, All, E>, f: F, seat: Seat | null, amount: number): void;
  about?(s: S, f: F): Json;
}

/** Each in turn raises or passes for good, until one is left who has bid or nobody is. */
export function auction<S extends KernelState<All>, F extends All & AuctionFrame, A, E, All extends Frame>(
  def: AuctionDef<S, F, A, E, All>,
): FrameDef<S, F, A, E, All> {
  return {
    memory: (s, f) => ({ left: [...def.order(s, f as unknown as F)], bid: 0, leader: null }),
    copy: (f) => withMemory(f, { left: f.mem.left.slice(), bid: f.mem.bid, leader: f.mem.leader }),
    prompt: def.prompt,
    legal: (s, f, seat) => [...def.bids(s, f, seat).map(def.bid), def.pass],
    ...(def.check === undefined ? {} : { check: def.check }),
    about: def.about ?? ((_s, f) => ({ bid: f.mem.bid, leader: f.mem.leader, left: f.mem.left })),
    deciders: (_s, { mem }) => (mem.left.length === 0 || mem.left[0] === mem.leader ? NOBODY : only(mem.left[0]!)),
    apply(x, f, seat, action) {
      const { mem } = f;
      const amount = def.amountOf(action);
      mem.left.shift();
      if (amount !== null) {
        mem.left.push(seat);
        mem.leader = seat;
        mem.bid = amount;
      }
      def.heard?.(x, f, seat, amount);
    },
    advance(x, f) {
      x.remove(f);
      def.won(x, f, f.mem.leader, f.mem.bid);
    },
  };
}
