import type { Ctx } from '../ctx.ts';
import { askNobody, type Frame, type FrameDef, type KernelState } from '../frame.ts';

export interface SequenceFrame extends Frame {
  /** The name, not the number, of the step begun last: steps may be inserted without breaking saved games. */
  mem: string | null;
}

/** One line of the rulebook's list. */
export interface Step<S extends KernelState<All>, F extends Frame, E, All extends Frame> {
  readonly id: string;
  /** Left out: always. */
  when?(s: S, f: F): boolean;
  run(x: Ctx<S, All, E>, f: F): void;
}

export interface SequenceDef<S extends KernelState<All>, F extends Frame, E, All extends Frame> {
  steps: readonly Step<S, F, E, All>[] | ((s: S) => readonly Step<S, F, E, All>[]);
  /** After the last step: begin again? Left out: no. */
  repeat?(s: S, f: F): boolean;
  done?(x: Ctx<S, All, E>, f: F): void;
}

/** Walks a list of named steps, one at a time; whatever a step pushes is finished before the next begins. */
export function sequence<S extends KernelState<All>, F extends All & SequenceFrame, A, E, All extends Frame>(
  def: SequenceDef<S, F, E, All>,
): FrameDef<S, F, A, E, All> {
  const stepsOf = typeof def.steps === 'function' ? def.steps : () => def.steps as readonly Step<S, F, E, All>[];
  return {
    ...silent,
    copy: (f) => ({ ...f }),
    advance(x, f) {
      const steps = stepsOf(x.s);
      if (takeStep(x, f, steps, indexAfter(steps, f.mem))) return;
      if (def.repeat?.(x.s, f)) {
        f.mem = null;
        takeStep(x, f, steps, 0);
        return;
      }
      x.remove(f);
      def.done?.(x, f);
    },
  };
}

/** The first step from this one on that applies now; false if there is none. */
function takeStep<S extends KernelState<All>, F extends All & SequenceFrame, E, All extends Frame>(
  x: Ctx<S, All, E>,
  f: F,
  steps: readonly Step<S, F, E, All>[],
  from: number,
): boolean {
  for (let i = from; i < steps.length; i++) {
    const step = steps[i]!;
    if (step.when !== undefined && !step.when(x.s, f)) continue;
    f.mem = step.id;
    step.run(x, f);
    return true;
  }
  return false;
}

function indexAfter(steps: readonly { readonly id: string }[], at: string | null): number {
  if (at === null) return 0;
  for (let i = 0; i < steps.length; i++) if (steps[i]!.id === at) return i + 1;
  throw new Error(`the sequence has no step "${at}"`);
}

/** A frame that never asks anybody. */
const silent = {
  deciders: askNobody,
  prompt: (): never => unasked(),
  legal: () => [],
  apply: (): never => unasked(),
};

function unasked(): never {
  throw new Error('this frame asks nobody');
}

export interface AutomaticDef<S extends KernelState<All>, F extends Frame, E, All extends Frame> {
  memory?(s: S): F['mem'];
  /** Does one visible thing; `done` when it was the last. */
  advance(x: Ctx<S, All, E>, f: F): 'more' | 'done';
}

/** Does one thing after another without asking: refilling a row, dealing, paying out. */
export function automatic<S extends KernelState<All>, F extends All, A, E, All extends Frame>(
  def: AutomaticDef<S, F, E, All>,
): FrameDef<S, F, A, E, All> {
  return {
    ...silent,
    ...(def.memory === undefined ? {} : { memory: def.memory }),
    advance(x, f) {
      if (def.advance(x, f) === 'done') x.remove(f);
    },
  };
}
