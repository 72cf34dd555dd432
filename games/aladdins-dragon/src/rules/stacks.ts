import { RulesBug, type Seat } from '@majlis/kernel';
import { ARTIFACTS } from '../content/artifacts.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';

const EVERYBODY = 0xff;

/**
 * The seat looks through a room's face-down stack; its order stays (ADR-35). What others knew of it they no
 * longer rely on: which artifact is taken out, and from where, is not shown.
 */
export function searchStack(x: X, seat: Seat, room: number): void {
  const { stack, seen } = x.s.rooms[room]!;
  seen.fill(1 << seat);
  x.emit({ type: 'stackSearched', seat, room }, { [seat]: stack.map((artifact) => ARTIFACTS[artifact]!) });
}

/** Takes the topmost artifact of this type out of a stack that has just been searched. */
export function drawFromStack(s: State, room: number, artifact: number): number {
  const { stack, seen } = s.rooms[room]!;
  const at = stack.lastIndexOf(artifact);
  if (at < 0) throw new RulesBug('the stack does not hold this artifact', { room, artifact });
  stack.splice(at, 1);
  seen.splice(at, 1);
  return artifact;
}

/** Everybody sees what goes under the stack. */
export function putUnderStack(s: State, room: number, artifact: number): void {
  s.rooms[room]!.stack.unshift(artifact);
  s.rooms[room]!.seen.unshift(EVERYBODY);
}
