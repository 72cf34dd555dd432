import type { Rng } from '../chance.ts';
import type { Prompt, Refusal, Seat } from '../contract.ts';
import type { Ctx } from '../ctx.ts';
import { type Frame, type FrameDef, type KernelState, only } from '../frame.ts';
import type { Json } from '../json.ts';

export interface AskFrame extends Frame {
  readonly seat: Seat;
  mem: null;
}

export interface AskDef<S extends KernelState<All>, F extends Frame, A, E, All extends Frame> {
  prompt(s: S, f: F, seat: Seat): Prompt;
  legal(s: S, f: F, seat: Seat): A[];
  any?(s: S, f: F, seat: Seat, rng: Rng): A;
  check?(s: S, f: F, seat: Seat, action: A): Refusal | null;
  /** 'again' keeps asking; otherwise the frame is removed, and what the answer pushed stays. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most answers end the question and return nothing
  answer(x: Ctx<S, All, E>, f: F, action: A): 'again' | void;
  about?(s: S, f: F): Json;
  conceal?(f: F, seat: Seat): void;
  guess?(s: S, f: F, rng: Rng): void;
}

/** One seat, one choice. */
export function ask<S extends KernelState<All>, F extends All & AskFrame, A, E, All extends Frame>(
  def: AskDef<S, F, A, E, All>,
): FrameDef<S, F, A, E, All> {
  const { answer, ...rest } = def;
  return {
    ...rest,
    deciders: (_s, f) => only(f.seat),
    apply(x, f, _seat, action) {
      if (answer(x, f, action) !== 'again') x.remove(f);
    },
    advance() {
      throw new Error('an open question does not advance');
    },
  };
}
