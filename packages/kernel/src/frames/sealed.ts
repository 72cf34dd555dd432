import type { Prompt, Refusal, Seat } from '../contract.ts';
import type { Ctx } from '../ctx.ts';
import { type Frame, type FrameDef, type KernelState, withMemory } from '../frame.ts';
import type { Json } from '../json.ts';
import { type Blotted, blotOthers, fillBlotted } from './blot.ts';

export interface SealedFrame<A> extends Frame {
  mem: { seats: Seat[]; answers: (A | Blotted | null)[] };
}

export interface SealedAnswer<A> {
  readonly seat: Seat;
  readonly action: A;
}

export interface SealedDef<S extends KernelState<All>, F extends Frame, A, E, All extends Frame> {
  seats(s: S, f: F): readonly Seat[];
  prompt(s: S, f: F, seat: Seat): Prompt;
  legal(s: S, f: F, seat: Seat): A[];
  check?(s: S, f: F, seat: Seat, action: A): Refusal | null;
  /** All have answered. `answers` are in the order of `seats`, not of arrival. */
  open(x: Ctx<S, All, E>, f: F, answers: readonly SealedAnswer<A>[]): void;
  about?(s: S, f: F): Json;
}

/** Everyone answers at the same time; nobody learns an answer before the last one is in. */
export function sealed<S extends KernelState<All>, F extends All & SealedFrame<A>, A, E, All extends Frame>(
  def: SealedDef<S, F, A, E, All>,
): FrameDef<S, F, A, E, All> {
  const { seats, open, ...rest } = def;
  return {
    ...rest,
    memory(s, f) {
      const asked = [...seats(s, f as unknown as F)];
      return { seats: asked, answers: asked.map(() => null) };
    },
    copy: (f) => withMemory(f, { seats: f.mem.seats.slice(), answers: f.mem.answers.slice() }),
    deciders: (_s, f) => f.mem.seats.filter((_, i) => f.mem.answers[i] === null),
    apply(_x, f, seat, action) {
      f.mem.answers[f.mem.seats.indexOf(seat)] = action;
    },
    advance(x, f) {
      const answers = f.mem.seats.map((seat, i) => ({ seat, action: f.mem.answers[i] as A }));
      x.remove(f);
      x.reveal();
      open(x, f, answers);
    },
    conceal: (f, seat) => blotOthers(f.mem.seats, f.mem.answers, seat),
    guess: (s, f, rng) => fillBlotted(f.mem.seats, f.mem.answers, (seat) => def.legal(s, f, seat), rng),
  };
}
