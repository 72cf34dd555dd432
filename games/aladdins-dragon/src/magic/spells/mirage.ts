import { ARTIFACTS } from '../../content/artifacts.ts';
import { FIRST_ROOM } from '../../content/board.ts';
import type { SpellFrame } from '../../frames/kinds.ts';
import { refuse, wrongAction } from '../../refusals.ts';
import { drawFromStack, putUnderStack, searchStack } from '../../rules/stacks.ts';
import { anyTime, type SpellDef, targetFault } from '../play.ts';
import { askOf, chooseFrom } from '../questions.ts';
import { roomWithStack } from '../targets.ts';

const roomOf = (f: SpellFrame): number => f.on[0]! - FIRST_ROOM;

/** ADR-MIRAGE-1: an artifact of the stack comes open on top, the former open one goes under the stack. */
export const mirage: SpellDef = {
  id: 'mirage',
  targets: [roomWithStack],
  isTime: anyTime,
  resolve(x, seat, on) {
    if (targetFault(x.s, mirage, seat, on) !== null) return false;
    searchStack(x, seat, on[0]! - FIRST_ROOM);
    askOf(x, mirage, seat, on);
    return true;
  },
  question: {
    order: (_s, f) => [f.caster],
    prompt: (_s, f) => ({ kind: 'mirage', params: { room: roomOf(f) } }),
    legal: (s, f) => chooseFrom(s.rooms[roomOf(f)]!.stack),
    check(s, f, _seat, action) {
      if (action.type !== 'choose') return wrongAction('choose');
      const isThere = s.rooms[roomOf(f)]!.stack.includes(ARTIFACTS.indexOf(action.artifact));
      return isThere ? null : refuse('not-in-stack', { artifact: action.artifact });
    },
    answer(x, f, _seat, action) {
      if (action.type !== 'choose') return;
      x.reveal();
      const room = x.s.rooms[roomOf(f)]!;
      const former = room.open;
      room.open = drawFromStack(x.s, roomOf(f), ARTIFACTS.indexOf(action.artifact));
      if (former !== null) putUnderStack(x.s, roomOf(f), former);
      x.emit({ type: 'artifactTurnedUp', room: roomOf(f), artifact: action.artifact });
    },
  },
};
