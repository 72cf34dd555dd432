import { ARTIFACTS } from '../../content/artifacts.ts';
import { FIRST_ROOM } from '../../content/board.ts';
import { changed } from '../../rules/lists.ts';
import { freeOf } from '../../rules/uses.ts';
import { anyTime, type SpellDef, type Target, targetFault } from '../play.ts';
import { allArtifacts, roomWithOpenArtifact } from '../targets.ts';

/** An own artifact not used this round; the Lamp that must be lit for this very spell is not free. */
const freeArtifact: Target = {
  word: 'artifact',
  candidates: allArtifacts,
  fault(s, seat, artifact) {
    const player = s.players[seat]!;
    if (ARTIFACTS[artifact] === undefined) return 'artifact-not-free';
    const isNeeded = ARTIFACTS[artifact] === 'lamp' && player.used[artifact] === 0;
    return freeOf(player, artifact) > (isNeeded ? 1 : 0) ? null : 'artifact-not-free';
  },
};

/** ADR-APPRENTICE-1 ADR-28: an own unused artifact for the open one of a room. */
export const magesApprentice: SpellDef = {
  id: 'magesApprentice',
  targets: [roomWithOpenArtifact, freeArtifact],
  isTime: anyTime,
  resolve(x, seat, on) {
    if (targetFault(x.s, magesApprentice, seat, on) !== null) return false;
    const number = on[0]! - FIRST_ROOM;
    const room = x.s.rooms[number]!;
    const left = on[1]!;
    const taken = room.open!;
    const player = x.s.players[seat]!;
    player.artifacts = changed(changed(player.artifacts, left, -1), taken, 1);
    room.open = left;
    x.emit({ type: 'artifactSwapped', seat, room: number, taken: ARTIFACTS[taken]!, left: ARTIFACTS[left]! });
    return true;
  },
};
