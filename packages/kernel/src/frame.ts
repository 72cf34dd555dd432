import type { ChanceState, Rng } from './chance.ts';
import { type Outcome, type Prompt, type Refusal, RulesBug, type Seat } from './contract.ts';
import type { Ctx } from './ctx.ts';
import type { Json } from './json.ts';

/**
 * Work in progress: plain data on a stack. The code behind a kind is a `FrameDef`, looked up by
 * name, so a position can be saved, copied and sent in the middle of anything.
 */
export interface Frame {
  readonly kind: string;
  id: number;
  /**
   * What changes while the frame is active; created by `FrameDef.memory`. All other fields stay as they were
   * pushed, so copies of a position may share them.
   */
  mem: unknown;
}

/** A frame as it is pushed: the kernel adds the number and the memory. */
export type NewFrame<F extends Frame> = F extends Frame ? Omit<F, 'id' | 'mem'> : never;

export interface KernelState<F extends Frame = Frame> {
  chance: ChanceState;
  stack: F[];
  nextFrameId: number;
  /** How often each seat has answered; with the frame's number it names a decision. */
  answers: number[];
  over: Outcome | null;
}

/** What a frame kind does. `F` is the frame's own type; `All` every frame of the game. */
export interface FrameDef<S extends KernelState<All>, F extends Frame, A, E, All extends Frame> {
  memory?(s: S, f: NewFrame<F>): F['mem'];
  /** A copy whose memory can be changed freely. Left out: the whole frame is copied, field by field. */
  copy?(f: F): F;
  /** Whom it asks now, from public information alone; if nobody, it will `advance`. */
  deciders(s: S, f: F): readonly Seat[];
  prompt(s: S, f: F, seat: Seat): Prompt;
  legal(s: S, f: F, seat: Seat): A[];
  /** `legal[rng.below(legal.length)]`, without creating the others. Default: they are listed. */
  any?(s: S, f: F, seat: Seat, rng: Rng): A;
  /** Left out: exactly what `legal` lists is allowed. */
  check?(s: S, f: F, seat: Seat, action: A): Refusal | null;
  apply(x: Ctx<S, All, E>, f: F, seat: Seat, action: A): void;
  /** Nobody is to be asked: does one visible thing, so that anything may come between it and the next. */
  advance(x: Ctx<S, All, E>, f: F): void;
  /** What everybody may know of it, as `view.asking.about`. */
  about?(s: S, f: F): Json;
  /** Blanks, in a copy made for `seat`, what that seat does not know. */
  conceal?(f: F, seat: Seat): void;
  /** Fills in what `conceal` blanked, in an imagined world. */
  guess?(s: S, f: F, rng: Rng): void;
}

export type FrameTable<S extends KernelState<All>, A, E, All extends Frame> = {
  readonly [K in All['kind']]: FrameDef<S, Extract<All, { kind: K }>, A, E, All>;
};

export const NOBODY: readonly Seat[] = [];

/** A definition as the kernel uses it. */
export interface IndexedDef<S extends KernelState<All>, A, E, All extends Frame> extends FrameDef<S, All, A, E, All> {
  /** False: it never asks anybody, so nobody has to find out whom. */
  readonly asks: boolean;
}

/** `deciders` of a frame that never asks anybody. */
export const askNobody = (): readonly Seat[] => NOBODY;

/**
 * Kinds come from several factories with different parts. Here all get the same parts in the same order, so that
 * compiled code sees a single hidden class wherever a frame is asked or advanced.
 */
const indexed = <S extends KernelState<All>, A, E, All extends Frame>({
  memory,
  copy,
  deciders,
  prompt,
  legal,
  any,
  check,
  apply,
  advance,
  about,
  conceal,
  guess,
}: FrameDef<S, All, A, E, All>) => {
  const asks = deciders !== askNobody;
  const def = { asks, memory, copy, deciders, prompt, legal, any, check, apply, advance, about, conceal, guess };
  return def as IndexedDef<S, A, E, All>;
};

/** Finds the definitions of frames. */
export class FrameIndex<S extends KernelState<All>, A, E, All extends Frame> {
  private readonly byKind: ReadonlyMap<string, IndexedDef<S, A, E, All>>;
  /** By place in the stack, what was found last: one move asks for the same few frames again and again. */
  private readonly frames: All[] = [];
  private readonly defs: IndexedDef<S, A, E, All>[] = [];

  constructor(table: FrameTable<S, A, E, All>) {
    const defs = Object.entries(table) as [string, FrameDef<S, All, A, E, All>][];
    this.byKind = new Map(defs.map(([kind, def]) => [kind, indexed(def)]));
  }

  of(kind: string): IndexedDef<S, A, E, All> {
    const def = this.byKind.get(kind);
    if (def !== undefined) return def;
    // A position from outside may lack it.
    throw new RulesBug(typeof kind === 'string' ? `no frame kind "${kind}"` : 'a frame on the stack has no kind');
  }

  /** What is behind the frame at this place of the stack. */
  at(f: All, place: number): IndexedDef<S, A, E, All> {
    return this.frames[place] === f ? this.defs[place]! : this.keep(f, place, this.of(f.kind));
  }

  /** Spares the next one who asks for this frame the search. */
  keep(f: All, place: number, def: IndexedDef<S, A, E, All>): IndexedDef<S, A, E, All> {
    // Few stacks are higher, and a list with gaps would be slow.
    if (place > this.frames.length) return def;
    this.frames[place] = f;
    this.defs[place] = def;
    return def;
  }
}

const MOST_SEATS = 16;
const SOLO: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);
const PAIRS: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS * MOST_SEATS }, (_, i) => [
  Math.floor(i / MOST_SEATS),
  i % MOST_SEATS,
]);
/** The list of just this seat, without creating one. */
export const only = (seat: Seat): readonly Seat[] => SOLO[seat]!;
/** Likewise of two. */
export const pair = (one: Seat, other: Seat): readonly Seat[] => PAIRS[one * MOST_SEATS + other]!;

/** A copy of the frame with this memory. (One literal with a spread and a key after it is four times slower.) */
export function withMemory<F extends Frame>(f: F, mem: F['mem']): F {
  const copy = { ...f };
  copy.mem = mem;
  return copy;
}
