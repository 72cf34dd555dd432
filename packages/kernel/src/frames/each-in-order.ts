import type { Rng } from '../chance.ts';
import type { Prompt, Refusal, Seat } from '../contract.ts';
import type { Ctx } from '../ctx.ts';
import { type Frame, type FrameDef, type KernelState, NOBODY, only, withMemory } from '../frame.ts';
import type { Json } from '../json.ts';

export interface EachInOrderFrame extends Frame {
  mem: { left: Seat[] };
}

export interface EachInOrderDef<S extends KernelState<All>, F extends Frame, A, E, All extends Frame> {
  order(s: S, f: F): readonly Seat[];
  /** Whether this seat is asked when its turn comes: from public facts alone. Left out: always. */
  when?(s: S, f: F, seat: Seat): boolean;
  prompt(s: S, f: F, seat: Seat): Prompt;
  legal(s: S, f: F, seat: Seat): A[];
  any?(s: S, f: F, seat: Seat, rng: Rng): A;
  check?(s: S, f: F, seat: Seat, action: A): Refusal | null;
  /** 'again' asks the same seat once more, 'stop' asks nobody else. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most answers just pass the question on
  answer(x: Ctx<S, All, E>, f: F, seat: Seat, action: A): 'again' | 'stop' | void;
  done?(x: Ctx<S, All, E>, f: F): void;
  about?(s: S, f: F): Json;
}

/** The same question to one seat after another. */
export function eachInOrder<S extends KernelState<All>, F extends All & EachInOrderFrame, A, E, All extends Frame>(
  def: EachInOrderDef<S, F, A, E, All>,
): FrameDef<S, F, A, E, All> {
  const isAsked = (s: S, f: F, seat: Seat) => def.when === undefined || def.when(s, f, seat);
  return {
    memory: (s, f) => ({ left: [...def.order(s, f as unknown as F)] }),
    copy: (f) => withMemory(f, { left: f.mem.left.slice() }),
    prompt: def.prompt,
    legal: def.legal,
    ...(def.any === undefined ? {} : { any: def.any }),
    ...(def.check === undefined ? {} : { check: def.check }),
    ...(def.about === undefined ? {} : { about: def.about }),
    deciders(s, f) {
      const seat = f.mem.left[0];
      return seat !== undefined && isAsked(s, f, seat) ? only(seat) : NOBODY;
    },
    apply(x, f, seat, action) {
      const more = def.answer(x, f, seat, action);
      if (more === 'stop') f.mem.left = [];
      else if (more !== 'again') f.mem.left.shift();
    },
    advance(x, f) {
      while (f.mem.left.length > 0 && !isAsked(x.s, f, f.mem.left[0]!)) f.mem.left.shift();
      if (f.mem.left.length > 0) return;
      x.remove(f);
      def.done?.(x, f);
    },
  };
}
