export { CHECKS, subjectOf } from './checks.ts';
export { checkConformance } from './conformance/index.ts';
export { checkConservation } from './conservation.ts';
export { Coverage, checkCoverage, collectCoverage, type Expected } from './coverage.ts';
export { coveringSubsets } from './covering.ts';
export { describeGame } from './describe-game.ts';
export { given, type Position, type Start } from './given.ts';
export { checkGolden, type Golden, type GoldenMode } from './golden/check-golden.ts';
export { describeGoldens } from './golden/describe-goldens.ts';
export { moveCounts } from './move-counts.ts';
export { checkNonInterference, WAYS, type Way } from './non-interference/index.ts';
export { checkOrderIndependence } from './order-independence.ts';
export { CheckFailed, seedFrom } from './run.ts';
export { checkStored, type StoredPosition } from './stored.ts';
export {
  type Budget,
  countPieces,
  type Pieces,
  type Secret,
  type Setup,
  type Subject,
  type Testing,
} from './subject.ts';
export { checkUndo } from './undo.ts';
