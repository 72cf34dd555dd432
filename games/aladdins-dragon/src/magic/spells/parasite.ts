import { ARTIFACTS, COUNTERSPELL, DOUBLE, LAMP } from '../../content/artifacts.ts';
import { GUARD } from '../../content/board.ts';
import { opponentUsed } from '../../rules/uses.ts';
import { artifactDefOf } from '../artifacts/index.ts';
import type { SpellDef, Target } from '../play.ts';
import { allArtifacts, NONE, tokenToDouble } from '../targets.ts';

/** ADR-29: a power that has its own moment now; a Counterspell is borrowed in `frames/counter.ts`. */
const lentPower: Target = {
  word: 'artifact',
  candidates: allArtifacts,
  fault(s, seat, artifact) {
    const power = ARTIFACTS[artifact] === undefined ? null : artifactDefOf(artifact).power;
    if (power === null) return artifact === COUNTERSPELL || artifact === LAMP ? 'artifact-not-now' : 'power-not-lent';
    if (!opponentUsed(s, seat, artifact)) return 'power-not-used';
    const touchesGuard = s.current === GUARD && ARTIFACTS[artifact] !== 'key';
    if (touchesGuard) return 'guard-untouchable';
    return power.isTime(s, seat, 'space') ? null : 'artifact-not-now';
  },
};

/** What the power itself is aimed at: only a Double is. */
const lentTarget: Target = {
  word: 'token',
  candidates: (s, seat, [artifact]) => (artifact === DOUBLE ? tokenToDouble.candidates(s, seat, []) : [NONE]),
  fault(s, seat, target, [artifact]) {
    if (artifact === DOUBLE) return tokenToDouble.fault(s, seat, target, []);
    return target === NONE ? null : 'wrong-targets';
  },
};

/** ADR-PARASITE-1: the power of an artifact an opponent has used this round; no artifact is used. */
export const parasite: SpellDef = {
  id: 'parasite',
  targets: [lentPower, lentTarget],
  isTime: (_s, _seat, at) => at === 'space',
  resolve(x, seat, [artifact, target]) {
    return artifactDefOf(artifact!).power!.resolve(x, seat, target === NONE ? [] : [target!]);
  },
};
