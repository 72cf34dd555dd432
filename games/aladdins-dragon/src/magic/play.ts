import type { Prompt, Refusal, Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { ArtifactId } from '../content/artifacts.ts';
import type { SpellId } from '../content/spell-cards.ts';
import type { Moment, SpellFrame } from '../frames/kinds.ts';
import type { RefusalCode } from '../refusals.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';

/** Something a play is aimed at; all targets are named openly when the play is declared. */
export interface Target {
  /** How it is written in an action's text. */
  readonly word: 'token' | 'space' | 'artifact';
  /** Everything worth trying; `chosen` are the targets before this one. */
  candidates(s: State, seat: Seat, chosen: readonly number[]): readonly number[];
  /** Why it cannot be the target; null: it can. */
  fault(s: State, seat: Seat, target: number, chosen: readonly number[]): RefusalCode | null;
}

/** What an artifact's power and a spell have in common. */
export interface Play {
  readonly targets: readonly Target[];
  /** Whether its time is now, apart from its targets. */
  isTime(s: State, seat: Seat, at: Moment): boolean;
  /** Takes effect as far as is still possible (ADR-SPELL-4); false: nothing was. */
  resolve(x: X, seat: Seat, on: readonly number[]): boolean;
}

export interface ArtifactDef {
  readonly id: ArtifactId;
  /** What it does when it is declared; null: it is never declared by itself. */
  readonly power: Play | null;
}

export interface SpellDef extends Play {
  readonly id: SpellId;
  /** What it asks while it takes effect; `resolve` pushes the frame. */
  readonly question?: Question;
}

export interface Question {
  order(s: State, f: SpellFrame): readonly Seat[];
  when?(s: State, f: SpellFrame, seat: Seat): boolean;
  prompt(s: State, f: SpellFrame, seat: Seat): Prompt;
  legal(s: State, f: SpellFrame, seat: Seat): Action[];
  check(s: State, f: SpellFrame, seat: Seat, action: Action): Refusal | null;
  // biome-ignore lint/suspicious/noConfusingVoidType: as in the kernel's eachInOrder
  answer(x: X, f: SpellFrame, seat: Seat, action: Action): 'again' | void;
}

export const anyTime = (): boolean => true;

/** The first target that does not fit, as a fault with its target; null: all fit. */
export function targetFault(
  s: State,
  play: Play,
  seat: Seat,
  on: readonly number[],
): { readonly code: RefusalCode; readonly target: number } | null {
  for (let i = 0; i < play.targets.length; i++) {
    const code = play.targets[i]!.fault(s, seat, on[i]!, i === 0 ? NO_TARGETS : on.slice(0, i));
    if (code !== null) return { code, target: on[i]! };
  }
  return null;
}

/** No targets at all: most plays have none. */
const NO_TARGETS: readonly number[] = [];
const UNAIMED: readonly (readonly number[])[] = [NO_TARGETS];

/** Every list of targets the play could be declared with. */
export function aims(s: State, play: Play, seat: Seat): readonly (readonly number[])[] {
  if (play.targets.length === 0) return UNAIMED;
  const found: number[][] = [];
  addAims(s, play, seat, [], found);
  return found;
}

function addAims(s: State, play: Play, seat: Seat, chosen: number[], found: number[][]): void {
  const target = play.targets[chosen.length];
  if (target === undefined) {
    found.push(chosen.slice());
    return;
  }
  const candidates = target.candidates(s, seat, chosen);
  for (let i = 0; i < candidates.length; i++) {
    if (target.fault(s, seat, candidates[i]!, chosen) !== null) continue;
    chosen.push(candidates[i]!);
    addAims(s, play, seat, chosen, found);
    chosen.pop();
  }
}

/** How many these are. */
export function countAims(s: State, play: Play, seat: Seat, chosen: number[] = []): number {
  const target = play.targets[chosen.length];
  if (target === undefined) return 1;
  const candidates = target.candidates(s, seat, chosen);
  const isLast = chosen.length === play.targets.length - 1;
  let count = 0;
  for (let i = 0; i < candidates.length; i++) {
    if (target.fault(s, seat, candidates[i]!, chosen) !== null) continue;
    if (isLast) count++;
    else {
      chosen.push(candidates[i]!);
      count += countAims(s, play, seat, chosen);
      chosen.pop();
    }
  }
  return count;
}
