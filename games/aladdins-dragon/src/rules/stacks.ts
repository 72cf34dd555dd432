import { RulesBug, type Seat } from '@majlis/kernel';
import { ARTIFACTS } from '../content/artifacts.ts';
import type { Room, State } from '../state.ts';
import type { X } from '../x.ts';

const EVERYBODY = 0xff;

export function turnUpTop(x: X, room: Room): number {
  room.seen = room.seen.slice(0, -1);
  return x.turnUp(room.stack)!;
}

/**
 * The seat looks through a room's face-down stack; its order stays (ADR-35). What others knew of it they no
 * longer rely on: which artifact is taken out, and from where, is not shown.
 */
export function searchStack(x: X, seat: Seat, room: number): void {
  const { stack } = x.s.rooms[room]!;
  x.s.rooms[room]!.seen = stack.map(() => 1 << seat);
  x.emit({ type: 'stackSearched', seat, room }, { [seat]: stack.map((artifact) => ARTIFACTS[artifact]!) });
}

/** Takes the topmost artifact of this type out of a stack that has just been searched. */
export function drawFromStack(s: State, room: number, artifact: number): number {
  const { stack, seen } = s.rooms[room]!;
  const at = stack.lastIndexOf(artifact);
  if (at < 0) throw new RulesBug('the stack does not hold this artifact', { room, artifact });
  stack.splice(at, 1);
  s.rooms[room]!.seen = seen.toSpliced(at, 1);
  return artifact;
}

/** Everybody sees what goes under the stack. */
export function putUnderStack(s: State, room: number, artifact: number): void {
  s.rooms[room]!.stack.unshift(artifact);
  s.rooms[room]!.seen = [EVERYBODY, ...s.rooms[room]!.seen];
}
