import type { Rng } from '../chance.ts';
import type { Prompt, Refusal, Seat } from '../contract.ts';
import type { Ctx } from '../ctx.ts';
import { type Frame, type FrameDef, type KernelState, NOBODY, only, pair, withMemory } from '../frame.ts';
import { type Json, sameJson } from '../json.ts';
import { type Blotted, blotOthers, fillBlotted } from './blot.ts';

export interface Declaration<A> {
  readonly seat: Seat;
  readonly action: A;
}

export interface WindowFrame<A> extends Frame {
  mem: {
    /** `settled`: what was declared has taken effect, and all are asked once more. */
    phase: 'opening' | 'asking' | 'resolving' | 'settled';
    /** Who is asked this time round, in order of precedence. */
    asked: Seat[];
    answers: (A | Blotted | null)[];
    /** Said but not yet announced, then announced but not yet carried out. */
    said: Declaration<A>[];
    declared: Declaration<A>[];
  };
}

export interface WindowDef<S extends KernelState<All>, F extends Frame, A, E, All extends Frame> {
  /** Everybody at the same time (one wait for all), or one after another. */
  ask: 'together' | 'inOrder';
  /** Each act takes effect when its turn comes, or all of them once nobody declares any more. */
  resolve: 'atOnce' | 'onClose';
  /** Who goes first when several want to act. */
  order(s: S, f: F): readonly Seat[];
  /** Whether this seat is asked: from public facts alone, because being skipped would reveal something. */
  mayAct(s: S, f: F, seat: Seat): boolean;
  prompt(s: S, f: F, seat: Seat): Prompt;
  /** A new list, without the pass, which is always allowed. */
  legal(s: S, f: F, seat: Seat): A[];
  /** How many there are, and the one at an index of the list, without creating the others. Default: they are listed. */
  readonly counted?: {
    count(s: S, f: F, seat: Seat): number;
    at(s: S, f: F, seat: Seat, place: number): A;
  };
  check?(s: S, f: F, seat: Seat, action: A): Refusal | null;
  readonly pass: A;
  /** `onClose` only: it is announced, and may be answered before it takes effect. */
  declare?(x: Ctx<S, All, E>, f: F, declaration: Declaration<A>): void;
  act(x: Ctx<S, All, E>, f: F, seat: Seat, action: A): void;
  /** `onClose` only: once the declared acts have taken effect all are asked again, until nobody declares any. */
  readonly reopens?: boolean;
  /** All have passed and everything declared is done. */
  close?(x: Ctx<S, All, E>, f: F): void;
  about?(s: S, f: F): Json;
}

/** A moment in which anybody may interrupt; it closes when all pass in a row. */
export function window<S extends KernelState<All>, F extends All & WindowFrame<A>, A, E, All extends Frame>(
  def: WindowDef<S, F, A, E, All>,
): FrameDef<S, F, A, E, All> {
  const passes = (answer: A | Blotted | null) => sameJson(answer, def.pass);
  const legal = (s: S, f: F, seat: Seat) => {
    const actions = def.legal(s, f, seat);
    actions.push(def.pass);
    return actions;
  };
  const { counted } = def;
  return {
    memory: () => ({ phase: 'opening', asked: [], answers: [], said: [], declared: [] }),
    copy: (f) => withMemory(f, copyMemory(f.mem)),
    prompt: def.prompt,
    legal,
    ...(counted === undefined
      ? {}
      : {
          any(s: S, f: F, seat: Seat, rng: Rng): A {
            const count = counted.count(s, f, seat);
            const at = rng.below(count + 1);
            return at < count ? counted.at(s, f, seat, at) : def.pass;
          },
        }),
    ...(def.about === undefined ? {} : { about: def.about }),
    ...(def.check === undefined
      ? {}
      : {
          check: (s: S, f: F, seat: Seat, action: A) => (passes(action) ? null : def.check!(s, f, seat, action)),
        }),
    deciders(_s, { mem }) {
      if (mem.phase !== 'asking') return NOBODY;
      if (def.ask === 'together') return unanswered(mem);
      return mem.answers.every((answer) => answer === null || passes(answer)) ? nextUnanswered(mem) : NOBODY;
    },
    apply(_x, { mem }, seat, action) {
      mem.answers[mem.asked.indexOf(seat)] = action;
    },
    advance(x, f) {
      if (f.mem.said.length > 0) announce(def, x, f);
      else if (f.mem.phase === 'opening' || f.mem.phase === 'settled') askAgain(def, x, f);
      else if (f.mem.phase === 'resolving') resolveNext(def, x, f);
      else hearAnswers(def, x, f);
    },
    conceal(f, seat) {
      if (def.ask === 'together') blotOthers(f.mem.asked, f.mem.answers, seat);
    },
    guess: (s, f, rng) => fillBlotted(f.mem.asked, f.mem.answers, (seat) => legal(s, f, seat), rng),
  };
}

/** All who were asked have answered. */
function hearAnswers<S extends KernelState<All>, F extends All & WindowFrame<A>, A, E, All extends Frame>(
  def: WindowDef<S, F, A, E, All>,
  x: Ctx<S, All, E>,
  f: F,
): void {
  const { mem } = f;
  const wishes: Declaration<A>[] = [];
  for (let i = 0; i < mem.asked.length; i++) {
    const action = mem.answers[i] as A | null;
    if (action !== null && !sameJson(action, def.pass)) wishes.push({ seat: mem.asked[i]!, action });
  }
  if (def.ask === 'together' && mem.asked.length > 1) x.reveal();
  forgetAnswers(f);
  mem.phase = wishes.length === 0 ? 'resolving' : 'opening';
  const first = wishes[0];
  if (first === undefined) return;
  if (def.resolve === 'onClose') mem.said = wishes;
  else def.act(x, f, first.seat, first.action);
}

function copyMemory<A>(mem: WindowFrame<A>['mem']): WindowFrame<A>['mem'] {
  return {
    phase: mem.phase,
    asked: mem.asked.slice(),
    answers: mem.answers.slice(),
    said: mem.said.slice(),
    declared: mem.declared.slice(),
  };
}

/** Called again and again while a window is open, so no list is created for nobody, one, two or all. */
function unanswered({ asked, answers }: { asked: readonly Seat[]; answers: readonly unknown[] }): readonly Seat[] {
  let count = 0;
  let before = -1;
  let last = -1;
  for (let i = 0; i < answers.length; i++) {
    if (answers[i] !== null) continue;
    count++;
    before = last;
    last = i;
  }
  if (count === 0) return NOBODY;
  if (count === 1) return only(asked[last]!);
  // The list of those asked is replaced, never changed.
  if (count === asked.length) return asked;
  return count === 2 ? pair(asked[before]!, asked[last]!) : asked.filter((_, i) => answers[i] === null);
}

function nextUnanswered(mem: { asked: readonly Seat[]; answers: readonly unknown[] }): readonly Seat[] {
  const at = mem.answers.indexOf(null);
  return at < 0 ? NOBODY : only(mem.asked[at]!);
}

function forgetAnswers<A>(f: WindowFrame<A>): void {
  f.mem.asked = [];
  f.mem.answers = [];
}

function askAgain<S extends KernelState<All>, F extends All & WindowFrame<A>, A, E, All extends Frame>(
  def: WindowDef<S, F, A, E, All>,
  x: Ctx<S, All, E>,
  f: F,
): void {
  const order = def.order(x.s, f);
  const asked: Seat[] = [];
  const answers: null[] = [];
  for (let i = 0; i < order.length; i++) {
    if (!def.mayAct(x.s, f, order[i]!)) continue;
    asked.push(order[i]!);
    answers.push(null);
  }
  f.mem.asked = asked;
  f.mem.answers = answers;
  f.mem.phase = asked.length > 0 ? 'asking' : 'resolving';
  x.renew(f);
}

function announce<S extends KernelState<All>, F extends All & WindowFrame<A>, A, E, All extends Frame>(
  def: WindowDef<S, F, A, E, All>,
  x: Ctx<S, All, E>,
  f: F,
): void {
  const declaration = f.mem.said.shift()!;
  f.mem.declared.push(declaration);
  def.declare?.(x, f, declaration);
}

/** In order of precedence; what one seat declared, in the order it declared it. */
function resolveNext<S extends KernelState<All>, F extends All & WindowFrame<A>, A, E, All extends Frame>(
  def: WindowDef<S, F, A, E, All>,
  x: Ctx<S, All, E>,
  f: F,
): void {
  const { declared } = f.mem;
  for (const seat of declared.length > 0 ? def.order(x.s, f) : NOBODY) {
    const at = declared.findIndex((declaration) => declaration.seat === seat);
    if (at < 0) continue;
    const [next] = declared.splice(at, 1);
    if (def.reopens && declared.length === 0) f.mem.phase = 'settled';
    def.act(x, f, seat, next!.action);
    return;
  }
  x.remove(f);
  def.close?.(x, f);
}
